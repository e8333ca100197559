"""The tests of Kaiju Kings: a folder for each room of `src/`, and here what holds for the whole project."""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
"""The folder of the project."""
