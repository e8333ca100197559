"""The tests of King of New York."""
