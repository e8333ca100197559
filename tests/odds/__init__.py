"""The tests of the odds."""
