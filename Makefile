# make play   starts Windy City         make test   runs all tests
# make setup  prepares .venv for both; the other targets do it when needed

PYTHON ?= python3
BIN := .venv/bin
INSTALL := $(BIN)/python -m pip install --disable-pip-version-check --constraint constraints.txt --editable
PLAYABLE := .venv/playable
READY := .venv/ready
# Three, for two cores: many tests wait for browsers and for other processes.
PYTEST := $(BIN)/python -m pytest --numprocesses 3 --dist worksteal
NPM := $(BIN)/python web/npm.py
MODULES := web/node_modules/.package-lock.json
CLIENT := windycity/web/dist/index.html
CLIENT_SOURCES := $(shell find web/src web/words web/public) $(addprefix web/,index.html vite.config.ts svelte.config.js tsconfig.json)

.PHONY: setup play client test thorough lint lowest bench warm clean

setup: $(READY)

# Playing needs less than testing, and starts sooner without the rest.
$(PLAYABLE): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo 'Windy City needs Python 3.11 or newer; name one: make play PYTHON=python3.12' >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
	  || { echo 'Python has no venv here. On Debian and Ubuntu: sudo apt install python3-venv' >&2; exit 1; }
	@echo 'Setting up Windy City in .venv: this takes a minute or two, once.'
	$(PYTHON) -m venv .venv
	$(INSTALL) .
	@touch $@

$(READY): $(PLAYABLE)
	@echo 'Installing what the tests need as well.'
	$(INSTALL) '.[dev]'
	@touch $@

# The web client: what was built is in no repository, and in every wheel.
$(MODULES): web/package.json web/package-lock.json | $(PLAYABLE)
	@echo 'Fetching what the page for browsers is made with: half a minute, once.'
	$(NPM) ci
	@touch $@

$(CLIENT): $(MODULES) $(CLIENT_SOURCES)
	$(NPM) run build -- --logLevel warn

client: $(CLIENT)
	@:

# Where the page cannot be built, the terminal needs nothing more than Python.
play: $(PLAYABLE)
	@$(MAKE) --no-print-directory client || echo 'The page for browsers cannot be built; why stands above.' >&2
	@if [ -f $(CLIENT) ]; then $(BIN)/windycity serve --open; \
	  else echo 'So Windy City starts here in the terminal.' >&2; $(BIN)/windycity play; fi

warm: $(PLAYABLE)
	$(BIN)/windycity warm

lint: $(READY) $(MODULES)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(NPM) run check

# The tests start Python some hundred times, and each start would compile all modules again where none may be kept.
test thorough: export PYTHONDONTWRITEBYTECODE =

# Compiling comes first, so that parallel test processes find the kernels ready; meanwhile ruff and mypy take the other core.
test: $(READY)
	$(MAKE) --jobs 2 lint warm client
	$(NPM) run test
	$(PYTEST)

# The long run: more random matches, positions, moves and kills of a server, and compiled rules that check every index.
thorough: export WINDYCITY_MATCHES = 100000
thorough: $(READY) warm
	$(BIN)/windycity warm --checked
	$(PYTEST) tests/conformance tests/games tests/server/test_crashes.py

# The lowest versions that pyproject.toml allows, in an environment of their own, compiled into a cache of their own.
lowest: export WINDYCITY_CACHE = .venv-lowest/cache
lowest:
	$(PYTHON) -m venv .venv-lowest
	.venv-lowest/bin/python -m pip install --disable-pip-version-check --constraint lowest.txt --editable '.[postgres,research]' \
	  anyio httpx hypothesis jsonschema pytest
	.venv-lowest/bin/windycity warm
	.venv-lowest/bin/python -m pytest tests/core tests/envs tests/cli tests/arena tests/conformance tests/client tests/server tests/bots/test_external.py \
	  --ignore tests/server/test_schema.py -k 'not chicago and not gangsters and not cluster or chicago-poker'

bench: $(READY)
	$(INSTALL) '.[bench]'
	$(BIN)/python -m bench

clean:
	rm -rf .venv .venv-lowest .mypy_cache .pytest_cache .ruff_cache .hypothesis web/node_modules windycity/web/dist
