"""Tests of how bytes come and go."""
