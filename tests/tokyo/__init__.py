"""The tests of King of Tokyo."""
