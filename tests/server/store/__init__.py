"""The tests of what is kept."""
