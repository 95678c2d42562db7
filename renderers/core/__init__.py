"""What every picture is made of: scene, theme, fonts, sprites, drawing and encoding."""
