#!/bin/sh
# Installs the server of another project, beside which `make load ARGS=--peers` measures ours, into build/peers; quick if nothing
# has changed.
set -eu
cd "$(dirname "$0")/.."

from=benchmarks/load/peer
into=build/peers/boardgame.io
log=build/peers/server.log
PATH=$PWD/.venv/bin:$PATH
export PATH

print=$(cat .venv/made "$from"/* tools/peer-server.sh | cksum)
[ "$(cat "$into/installed" 2>/dev/null)" = "$print" ] && exit 0

echo "Setting up boardgame.io in $into ..."
rm -rf "$into"
mkdir -p "$into"
cp "$from"/* "$into"
(cd "$into" && npm install --no-fund --no-audit) >"$log" 2>&1 || {
    echo "boardgame.io could not be installed: is there a network? The full output is in $log" >&2
    exit 1
}
echo "$print" >"$into/installed"
