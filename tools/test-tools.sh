#!/bin/sh
# Installs what some tests need besides Python, and only what is missing; tests/support/tools.py has the table.
set -eu
cd "$(dirname "$0")/.."

python=.venv/bin/python
[ -x "$python" ] || python=${PYTHON:-python3}

packages=$("$python" tests/support/tools.py --packages)
if [ -z "$packages" ]; then
    echo "Everything the tests need is installed."
    exit 0
fi
if ! command -v apt-get >/dev/null; then
    echo "make test-tools knows only Debian and Ubuntu; install here what corresponds to: $packages" >&2
    exit 1
fi

root=
if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || {
        echo "make test-tools must install $packages: run it as root." >&2
        exit 1
    }
    root=sudo
fi
$root env DEBIAN_FRONTEND=noninteractive apt-get update -q
$root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $packages

missing=$("$python" tests/support/tools.py)
[ -z "$missing" ] || {
    echo "Still missing after the installation: $missing." >&2
    exit 1
}
