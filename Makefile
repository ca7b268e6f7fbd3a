# make play   starts Windy City         make test   runs all tests
# make setup  prepares .venv; the other targets do it when needed

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/ready

.PHONY: setup play test lint bench warm clean

setup: $(READY)

$(READY): pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	touch $@

play: $(READY)
	$(BIN)/windycity play

warm: $(READY)
	$(BIN)/windycity warm

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# Compiling comes first, so that parallel test processes find the kernels ready.
test: $(READY) lint
	$(BIN)/windycity warm
	$(BIN)/windycity warm --checked
	$(BIN)/python -m pytest --numprocesses 2 --dist loadgroup

bench: $(READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[bench]'
	$(BIN)/python -m bench

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis
