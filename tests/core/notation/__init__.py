"""The tests of the notation."""
