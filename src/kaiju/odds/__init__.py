"""The exact dice solver and the chances of things."""
