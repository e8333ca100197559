#!/bin/sh
# Creates .venv and installs the locked requirements into it: tools/setup.sh run|dev
# Quick if nothing has changed: .venv/installed remembers what it was made from.
set -eu
cd "$(dirname "$0")/.."

python=${PYTHON:-python3}
level=${1:-run}
log=.venv/setup.log

fail() {
    echo "$1" >&2
    exit 1
}

version_of() {
    "$1" -c 'import sys; print("%d.%d.%d" % sys.version_info[:3])' 2>/dev/null
}

new_enough() {
    major=${1%%.*}
    rest=${1#*.}
    minor=${rest%%.*}
    [ "$major" -gt 3 ] || { [ "$major" -eq 3 ] && [ "$minor" -ge 11 ]; }
}

# Names a suitable Python, or an example if this machine has none.
suggestion() {
    for name in python3.14 python3.13 python3.12 python3.11; do
        if version_of "$name" >/dev/null; then
            echo "$name"
            return
        fi
    done
    echo python3.12
}

check_python() {
    found=$(version_of "$python") || found=
    if [ -z "$found" ]; then
        fail "Kaiju Kings needs Python 3.11 or newer; $python does not run. Try: make ${GOAL:-play} PYTHON=$(suggestion)"
    fi
    new_enough "$found" ||
        fail "Kaiju Kings needs Python 3.11 or newer; found $found. Try: make ${GOAL:-play} PYTHON=$(suggestion)"
}

# Scripts in .venv contain its path, so a moved folder gets a new one, as does another Python.
make_venv() {
    [ "$(cat .venv/made 2>/dev/null)" = "$PWD $found" ] && return
    mkdir -p .venv
    output=$("$python" -m venv --clear .venv 2>&1) || {
        echo "$output" >"$log"
        fail "$python cannot make a virtual environment (on Debian: apt-get install python3-venv); see $log"
    }
    echo "$PWD $found" >.venv/made
}

uv_pip() {
    command=$1
    shift
    UV_PYTHON_DOWNLOADS=never .venv/bin/uv pip "$command" --python .venv/bin/python "$@"
}

install() {
    { [ -x .venv/bin/uv ] || .venv/bin/python -m pip install --require-hashes -r requirements/setup.txt; } &&
        uv_pip sync --require-hashes "requirements/$level.txt" &&
        uv_pip install --no-deps --no-build-isolation --offline --editable .
}

fingerprint() {
    { echo "$PWD $found $level"; cat pyproject.toml requirements/*.txt tools/setup.sh; } | cksum
}

check_python
[ -e .venv/dev ] && level=dev # what make test has installed is kept
print=$(fingerprint)
[ "$(cat .venv/installed 2>/dev/null)" = "$print" ] && exit 0

echo "Setting up Kaiju Kings in .venv ..."
make_venv
install >"$log" 2>&1 ||
    fail "Kaiju Kings could not install its parts: is there a network? The full output is in $log"
if [ "$level" = dev ]; then touch .venv/dev; fi
echo "$print" >.venv/installed
