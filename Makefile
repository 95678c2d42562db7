# Everything sets itself up: only Python 3.11+ and make are needed.
PYTHON ?= python3
GAME ?= imhotep
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip --disable-pip-version-check --quiet
PLAYGROUND := $(VENV)/.playground
DEV := $(VENV)/.dev
BENCH := $(VENV)/.bench

.PHONY: run terminal test test-slow check format bench bench-long pictures clean

run: $(PLAYGROUND) ## Start the bot: on Discord with a token in .env, else in a playground in the browser
	@$(BIN)/python -m bot

terminal: .venv ## A game in the terminal, hot seat
	@$(BIN)/python -m engines play $(GAME)

test: $(DEV) ## The normal test run
	$(BIN)/pytest -n auto

test-slow: $(DEV) ## Many more games
	$(BIN)/pytest -n auto -m slow

check: $(DEV) ## Lint, format and types
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

format: $(DEV)
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

bench: $(BENCH) ## Print the table and write benchmarks/results.json
	$(BIN)/python -m benchmarks

bench-long: $(BENCH) ## A thousand games for ten minutes, over the wire
	$(BIN)/python -m benchmarks endurance

pictures: $(DEV) ## Write every named situation to pictures/, with a page to look through
	$(BIN)/python -m tests.gallery pictures

clean:
	rm -rf $(VENV)

.venv: $(VENV)/.ready

$(VENV)/.ready: pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(PIP) install --constraint constraints.txt --editable .
	@touch $@

$(PLAYGROUND): $(VENV)/.ready
	$(PIP) install --constraint constraints.txt --editable '.[playground]'
	@touch $@

$(DEV): $(VENV)/.ready
	$(PIP) install --constraint constraints.txt --editable '.[dev]'
	@touch $@

$(BENCH): $(DEV)
	$(PIP) install --constraint constraints.txt --editable '.[bench]'
	@touch $@
