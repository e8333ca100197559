"""Compiles the rules, the solver and the bots into build/compiled, if they have changed."""

import hashlib
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "build" / "compiled"
STAMP = TARGET / "made-from"
USE = "To use the compiled rules: PYTHONPATH=build/compiled .venv/bin/kaiju play"


def fingerprint() -> str:
    """A hash of everything the build depends on."""
    packages = sorted(path for path in (ROOT / "src").rglob("*") if path.suffix in {".py", ".ftl", ".json"})
    print = hashlib.sha256(f"{platform.platform()} {sys.version}".encode())
    for path in (ROOT / "setup.py", ROOT / "pyproject.toml", *packages):
        print.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return print.hexdigest()


def has_compiler() -> bool:
    """Is there a C compiler, and the header files of Python?"""
    compiler = shutil.which(os.environ.get("CC", "cc"))
    return compiler is not None and Path(sysconfig.get_path("include"), "Python.h").exists()


def build() -> None:
    """Rebuild everything; files that are no longer produced are removed."""
    print("Compiling the rules, the solver and the bots, which takes a few minutes ...", flush=True)
    shutil.rmtree(TARGET, ignore_errors=True)
    folders = ("--build-base", "build/setup", "--build-lib", str(TARGET))
    command = (sys.executable, "setup.py", "--quiet", "build", *folders)
    environment = {**os.environ, "CC": os.environ.get("CC", "cc"), "KAIJU_COMPILED": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, check=False, capture_output=True, text=True)
    if done.returncode:
        sys.exit(
            f"{done.stdout}{done.stderr}\nThe rules could not be compiled; the plain ones work all the same."
        )


def main() -> None:
    """Build if necessary, and say how to use it."""
    made_from = fingerprint()
    if not STAMP.exists() or STAMP.read_text() != made_from:
        if not has_compiler():
            sys.exit(
                "Compiling needs a C compiler and the header files of Python. To install: make test-tools"
            )
        build()
        STAMP.write_text(made_from)
    print(USE)


if __name__ == "__main__":
    main()
