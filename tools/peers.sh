#!/bin/sh
# Creates build/peers/.venv with the locked engines the benchmarks compare with; quick if nothing has changed.
set -eu
cd "$(dirname "$0")/.."

venv=build/peers/.venv
log=build/peers/setup.log

uv_pip() {
    command=$1
    shift
    UV_PYTHON_DOWNLOADS=never .venv/bin/uv pip "$command" --require-hashes --python "$venv/bin/python" "$@"
}

# Some peers come as source only: the locked setuptools builds them, so it must be installed first.
install() {
    .venv/bin/uv venv --clear --python .venv/bin/python "$venv" &&
        uv_pip install -r requirements/setup.txt &&
        uv_pip sync --no-build-isolation requirements/peers.txt
}

print=$({ echo "$PWD"; cat .venv/made requirements/peers.txt tools/peers.sh; } | cksum)
[ "$(cat "$venv/installed" 2>/dev/null)" = "$print" ] && exit 0

echo "Setting up the peers in $venv ..."
mkdir -p build/peers
install >"$log" 2>&1 || {
    echo "The peers could not be installed: is there a network? The full output is in $log" >&2
    exit 1
}
echo "$print" >"$venv/installed"
