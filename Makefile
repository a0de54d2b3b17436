# kifu: make demo · make test · make lint · make bench · make soak

VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= python3
UV := $(shell command -v uv 2>/dev/null)
STAMP := $(VENV)/.installed
# Two processes: as many as the smallest machine has cores.
JOBS ?= 2

.PHONY: demo test lint bench soak clean

demo: $(STAMP)
	$(BIN)/kifu demo

test: $(STAMP)
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal

lint: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(STAMP)
	$(BIN)/python -m tests.bench

soak: $(STAMP)
	$(BIN)/python -m pytest -n $(JOBS) -m soak

clean:
	rm -rf $(VENV) build dist *.egg-info

$(STAMP): pyproject.toml constraints.txt
ifdef UV
	uv venv --quiet --allow-existing --python $(PYTHON) $(VENV)
	uv pip install --quiet --python $(BIN)/python --constraint constraints.txt --editable '.[dev]'
else
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
endif
	touch $(STAMP)
