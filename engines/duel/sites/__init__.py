"""The four locations: what their tokens are worth on either side."""
