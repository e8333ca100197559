"""The tests of the command line."""
