"""The tests of the benchmarks."""
