"""The tests of what is sent."""
