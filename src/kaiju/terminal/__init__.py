"""Kaiju Kings in a terminal: the full-screen game, and everything the command line prints in sentences."""


class Refused(Exception):
    """Says in one sentence why what was asked for on the command line cannot be done."""
