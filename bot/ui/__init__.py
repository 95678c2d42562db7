"""What players press and see: custom ids and menus (which know no Discord), and the messages built from them."""
