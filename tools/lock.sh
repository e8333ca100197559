#!/bin/sh
# Rewrites the hashed requirement locks from pyproject.toml: tools/lock.sh [--upgrade]
set -eu
cd "$(dirname "$0")/.."

# Universal from Python 3.11 on, and without any address: the installing user chooses the index.
lock() {
    output=$1
    shift
    .venv/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
        --no-emit-index-url --no-header --output-file "$output" "$@" >/dev/null
    echo "$output: $(grep -c '^[a-z]' "$output") packages"
}

lock requirements/setup.txt --group pyproject.toml:setup "$@"
lock requirements/run.txt pyproject.toml --group pyproject.toml:setup --group pyproject.toml:web \
    -c requirements/setup.txt "$@"
lock requirements/dev.txt pyproject.toml --extra arena --extra ray --extra cluster --group pyproject.toml:setup \
    --group pyproject.toml:web --group pyproject.toml:dev -c requirements/run.txt "$@"
lock requirements/peers.txt --group pyproject.toml:setup --group pyproject.toml:peers -c requirements/setup.txt "$@"
