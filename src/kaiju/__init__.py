"""Kaiju Kings: King of New York and King of Tokyo."""

import os

__version__ = "0.1.0"

# The matrices here are small: to share each between cores costs more than it brings, and rounds differently.
# It counts where NumPy has not been loaded before; whoever sets these variables has the last word.
for library in ("OMP", "OPENBLAS", "MKL"):
    os.environ.setdefault(f"{library}_NUM_THREADS", "1")
