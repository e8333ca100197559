#!/bin/sh
# Builds the browser client into src/kaiju/server/web/client with the Node of .venv; quick if nothing has changed.
# tools/web.sh check also checks its format, lint and types and runs its own tests; tools/web.sh format only formats it,
# and tools/web.sh packages only installs what it is built with.
set -eu
cd "$(dirname "$0")/.."

bin=$PWD/.venv/bin
client=src/kaiju/server/web/client
log=$PWD/.venv/web.log
built=.venv/web-built
PATH=$bin:$PATH
export PATH

fail() {
    echo "$1 The full output is in $log" >&2
    exit 1
}

sources() {
    find web/src web/public web/plugins src/kaiju/locale -type f -print | LC_ALL=C sort
    printf '%s\n' web/index.html web/package.json web/package-lock.json web/*.config.* tools/web.sh
}

packages=$(cksum web/package-lock.json)
if [ "$(cat web/node_modules/.installed 2>/dev/null)" != "$packages" ]; then
    echo "Installing what the browser client is built with ..."
    (cd web && npm ci --no-fund --no-audit) >"$log" 2>&1 || fail "npm could not install it: is there a network?"
    echo "$packages" >web/node_modules/.installed
fi

[ "${1:-}" != packages ] || exit 0

if [ "${1:-}" = format ]; then
    cd web
    npm run --silent lint -- --fix >/dev/null || [ $? = 1 ] # 1: some of it could not be repaired
    exec npm run --silent format
fi

print=$(sources | xargs cksum | cksum)
if [ ! -e "$client/index.html" ] || [ "$(cat "$built" 2>/dev/null)" != "$print" ]; then
    echo "Building the browser client ..."
    (cd web && npm run --silent build) >"$log" 2>&1 || fail "The client could not be built."
    echo "$print" >"$built"
fi

if [ "${1:-}" = check ]; then
    cd web
    npm run --silent format:check
    npm run --silent lint
    npm run --silent check
    npm run --silent test
fi
