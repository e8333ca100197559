"""Benchmarks, side by side with peers."""

from pathlib import Path

import kaiju

# Where the bots are compiled, so are those of `benchmarks.frozen`, or the comparison would not be fair.
__path__.insert(0, str(Path(kaiju.__file__).parents[1] / "benchmarks"))
