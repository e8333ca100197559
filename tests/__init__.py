"""The tests of Kaiju Kings."""
