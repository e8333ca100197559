"""Kaiju Kings in a terminal: the full-screen game."""
