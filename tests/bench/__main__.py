"""All benchmarks, one after the other."""

from tests.bench import bench_fold, bench_games, bench_imports, bench_log, bench_start, bench_statistics

for bench in (bench_start, bench_log, bench_fold, bench_games, bench_imports, bench_statistics):
    print(f"\n{(bench.__doc__ or '').splitlines()[0]}")
    bench.main()
