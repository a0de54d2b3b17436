# kifu: make demo · make test · make lint · make bench · make soak

VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= python3
UV := $(shell command -v uv 2>/dev/null)
READY := $(VENV)/.installed
DEV := $(VENV)/.installed-dev
# Two processes: as many as the smallest machine has cores.
JOBS ?= 2

.PHONY: demo test lint bench soak clean

demo: $(READY)
	$(BIN)/kifu demo

test: $(DEV)
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal

lint: $(DEV)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(DEV)
	$(BIN)/python -m tests.bench

soak: $(DEV)
	$(BIN)/python -m pytest -n $(JOBS) -m soak

clean:
	rm -rf $(VENV) build dist *.egg-info

# Only what the program needs.
$(READY): pyproject.toml constraints.txt
	$(call install,.)
	touch $@

# And what its tests need.
$(DEV): pyproject.toml constraints.txt
	$(call install,.[dev])
	touch $@ $(READY)

ifdef UV
define install
	uv venv --quiet --allow-existing --python $(PYTHON) $(VENV)
	uv pip install --quiet --python $(BIN)/python --constraint constraints.txt --editable '$(1)'
endef
else
define install
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '$(1)'
endef
endif
