"""The commands longer than a few lines, and what all commands share."""
