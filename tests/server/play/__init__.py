"""The tests of the tables."""
