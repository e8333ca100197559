"""The tests of the bots."""
