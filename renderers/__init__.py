"""Pictures of what an eye may see, drawn with Pillow."""
