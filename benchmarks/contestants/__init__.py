"""Who is measured: one module each, run by `benchmarks.worker` in a process and an environment of its own."""
