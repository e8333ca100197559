"""Kaiju Kings: King of New York and King of Tokyo."""

__version__ = "0.1.0"
