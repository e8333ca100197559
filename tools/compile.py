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
OPPONENTS = Path("benchmarks/frozen")
STAMP = TARGET / "made-from"
USE = "To use the compiled rules: PYTHONPATH=build/compiled .venv/bin/kaiju play"


def fingerprint(*endings: str) -> str:
    """A hash of everything the build depends on that ends like this."""
    folders = (ROOT / "src", ROOT / OPPONENTS)
    packages = sorted(path for folder in folders for path in folder.rglob("*") if path.suffix in endings)
    print = hashlib.sha256(f"{platform.platform()} {sys.version}".encode())
    for path in (ROOT / "setup.py", ROOT / "pyproject.toml", *packages):
        print.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return print.hexdigest()


def has_compiler() -> bool:
    """Is there a C compiler, and the header files of Python?"""
    compiler = shutil.which(os.environ.get("CC", "cc"))
    return compiler is not None and Path(sysconfig.get_path("include"), "Python.h").exists()


def run(*words: str, **more: str) -> None:
    """Run a command of setup.py, or say why it failed."""
    command = (sys.executable, "setup.py", "--quiet", *words, "--build-lib", str(TARGET))
    environment = {**os.environ, "CC": os.environ.get("CC", "cc"), **more}
    done = subprocess.run(command, cwd=ROOT, env=environment, check=False, capture_output=True, text=True)
    if done.returncode:
        sys.exit(
            f"{done.stdout}{done.stderr}\nThe rules could not be compiled; the plain ones work all the same."
        )


def build() -> None:
    """Rebuild everything; files that are no longer produced are removed."""
    print("Compiling the rules, the solver and the bots, which takes a few minutes ...", flush=True)
    shutil.rmtree(TARGET, ignore_errors=True)
    run("build", "--build-base", "build/setup", KAIJU_COMPILED="1", KAIJU_OPPONENTS="1")


def bring_data() -> None:
    """Copy what is read while playing, such as the weights of the bots."""
    run("build_py", KAIJU_COMPILED="")
    shutil.copytree(ROOT / OPPONENTS / "data", TARGET / OPPONENTS / "data", dirs_exist_ok=True)


def main() -> None:
    """Build what is not up to date, and say how to use it."""
    code, data = fingerprint(".py"), fingerprint(".ftl", ".json", ".npz", ".yaml")
    known = STAMP.read_text().split() if STAMP.exists() else []
    if known[:1] != [code]:
        if not has_compiler():
            sys.exit(
                "Compiling needs a C compiler and the header files of Python. To install: make test-tools"
            )
        build()
    if known != [code, data]:
        bring_data()
        STAMP.write_text(f"{code} {data}")
    print(USE)


if __name__ == "__main__":
    main()
