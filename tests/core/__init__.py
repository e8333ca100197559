"""The tests of the core of the rules."""
