"""Benchmarks: print figures, compare ratios inside one run. `make bench` runs them all; none is a timed test."""
