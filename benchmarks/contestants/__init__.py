"""What is measured: one module each, run by `benchmarks.worker` in its own process and environment."""
