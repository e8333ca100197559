# Everything here works on a fresh clone: git, make and Python 3.11 or newer (with venv) are enough.

PYTHON ?= python3
ARGS ?=
KILLS ?= 100
ALL ?=
BIN := .venv/bin

export PYTHON
export PYTHONDONTWRITEBYTECODE := # compiling the modules takes most of the time of a short command: keep what comes of it
export GOAL := $(firstword $(MAKECMDGOALS) play)
export KAIJU_ALL := $(ALL)

.DEFAULT_GOAL := help
.PHONY: help setup setup-dev play play-terminal check test test-tools compiled wheel bench levels fit peers golden sentences format lock web-types web gallery languages rounds screenshots filmstrips sounds bench-browser serve soak load endurance peer-server attack

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' Makefile

play: setup web ## play in your browser: starts the server and opens it; options go into ARGS="..."
	@exec $(BIN)/kaiju serve --open $(ARGS)

play-terminal: setup ## play in this terminal; options go into ARGS="..."
	@if [ -t 0 ] && [ -t 1 ]; then exec $(BIN)/kaiju play $(ARGS); fi; \
	echo "Kaiju Kings is ready, but it is played in a terminal and there is none here."; \
	echo "Open a terminal in this folder and run: make play-terminal"

setup: ## create .venv with what is needed to play
	@sh tools/setup.sh run

setup-dev:
	@sh tools/setup.sh dev

serve: setup web ## serve both games on this machine; options go into ARGS="..."
	$(BIN)/kaiju serve $(ARGS)

check: setup-dev ## the daily loop: format, lint, types, imports and the quick tests of everything, within a minute
	@sh tools/web.sh packages
	@$(BIN)/python tools/check.py

test: setup-dev ## check format, lint, types and imports, and run the tests; ALL=1 leaves nothing out
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	@sh tools/web.sh check
	$(BIN)/python -m pytest -n 2 $(ARGS)
	@echo "make test: everything that ran has passed."

test-tools: ## install what some tests need besides Python (Debian, Ubuntu)
	@sh tools/test-tools.sh

compiled: setup-dev ## compile the rules, the solver and the bots into build/compiled, if they have changed
	@$(BIN)/python tools/compile.py

wheel: setup-dev web-types web ## build a plain and a compiled wheel into dist
	KAIJU_COMPILED= $(BIN)/uv build --quiet --wheel --no-build-isolation --python $(BIN)/python --out-dir dist
	KAIJU_COMPILED=1 $(BIN)/uv build --quiet --wheel --no-build-isolation --python $(BIN)/python --out-dir dist

bench: setup-dev compiled $(if $(findstring --peers,$(ARGS)),peers) ## run the benchmarks; ARGS=--peers compares with other engines
	$(BIN)/python -m benchmarks $(ARGS)

levels: setup-dev compiled ## print tables of how strong and how fast the bots are; ARGS="--games 60 --champion 20 --trials 0.05" for a quick look
	PYTHONPATH=build/compiled $(BIN)/python -m benchmarks.levels $(ARGS)

fit: setup-dev compiled ## teach the bots' network with the compiled rules; options of kaiju fit go into ARGS="..."
	PYTHONPATH=build/compiled $(BIN)/python -m kaiju fit $(ARGS)

peers: setup-dev
	@sh tools/peers.sh

web: setup ## build the browser client
	@sh tools/web.sh

web-types: setup-dev ## write the types of the server's messages for the browser
	$(BIN)/python -m tools.typescript web/src/wire.ts

gallery: setup-dev ## save a position for every kind of question and a film of every kind of event, for the gallery of the client
	$(BIN)/python -m tools.gallery web/public/gallery
	$(BIN)/python -m tools.films web/public/gallery/films

languages: setup-dev ## report what is missing or wrong in a language; ARGS=--pseudo writes one that is longer and accented
	$(BIN)/python -m tools.languages $(ARGS)

rounds: setup-dev ## save rounds that bots have played, for the tests of how long the client takes to tell one
	$(BIN)/python -m tools.rounds web/tests/rounds

screenshots: setup-dev web ## take pictures of every page into docs/screenshots; ARGS="--languages de,ru" only in these
	$(BIN)/python -m tools.screenshots docs/screenshots $(ARGS)

filmstrips: setup-dev web ## record every kind of event in twelve frames into docs/filmstrips; ARGS=--wordless hides the sentences
	$(BIN)/python -m tools.filmstrips docs/filmstrips $(ARGS)

sounds: setup-dev web ## measure every sound of the client, and draw them all into build/sounds.png
	@mkdir -p build
	$(BIN)/python -m tools.sounds build/sounds.png

bench-browser: setup-dev web ## measure the client in Chromium; ARGS=--docs puts the table into docs/client.md
	$(BIN)/python -m benchmarks.browser $(ARGS)

golden: setup-dev ## rewrite the golden playthroughs
	$(BIN)/python -m tests.support.golden $(ARGS)
	$(BIN)/python -m tests.support.fair

sentences: setup-dev ## rewrite the examples of tests/examples/sentences and grammar, for an intended change of wording
	$(BIN)/python -m tests.support.spoken
	$(BIN)/python -m tests.support.grammar

soak: setup-dev ## kill servers repeatedly while people play; KILLS=100
	$(BIN)/python -m tests.support.server.soak --kills $(KILLS) $(ARGS)

load: setup-dev compiled $(if $(findstring --peers,$(ARGS)),peer-server) ## measure how many answers per second the server sustains; ARGS=--sqlite is quicker, ARGS=--peers adds another server
	PYTHONPATH=build/compiled $(BIN)/python -m benchmarks.load $(ARGS)

peer-server: setup-dev
	@sh tools/peer-server.sh

endurance: setup-dev ## let 200 bots play for an hour while people come and go, and look at the memory; ARGS="--minutes 5"
	$(BIN)/python -m benchmarks.endurance $(ARGS)

attack: setup-dev ## attack a server of its own in every way, and measure what others notice; ARGS="--only pings,tiny"
	$(BIN)/python -m benchmarks.attack $(ARGS)

format: setup-dev ## format the code and fix what the linter can
	$(BIN)/ruff check --fix --exit-zero
	$(BIN)/ruff format
	@sh tools/web.sh format

lock: setup ## rewrite the requirement locks; UPGRADE=1 takes the newest versions
	@sh tools/lock.sh $(if $(UPGRADE),--upgrade)
