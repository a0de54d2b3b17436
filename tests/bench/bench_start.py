"""Start: what `kifu --help` takes from outside, process and all, beside a bare Python."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.bench.measuring import row, seconds


def main() -> None:
    kifu = str(Path(sys.executable).with_name("kifu"))
    bare = seconds(lambda: subprocess.run([sys.executable, "-c", "pass"], check=True))
    for arguments in (["--help"], ["games", "--help"]):
        took = seconds(lambda arguments=arguments: subprocess.run([kifu, *arguments], check=True, capture_output=True))
        row(f"kifu {' '.join(arguments)}", took * 1e3, "ms", f"bare Python {bare * 1e3:.0f} ms")


if __name__ == "__main__":
    main()
