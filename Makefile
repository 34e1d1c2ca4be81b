# Imperia: every command a contributor needs. `make` alone lists them.

PYTHON ?= python3
JOBS   ?= 2

VENV     := .venv
BIN      := $(VENV)/bin
PIP      := python -m pip --disable-pip-version-check --quiet --quiet
STAMP    := $(VENV)/.installed
COMPILED := build/compiled
BUILT    := build/compiled.stamp
SOURCES  := build/sources.sha256

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

HAS_COMPILER := $(BIN)/python -c 'import pathlib, shutil, sys, sysconfig; \
	cc = (sysconfig.get_config_var("CC") or "cc").split()[0]; \
	header = pathlib.Path(sysconfig.get_path("include"), "Python.h"); \
	sys.exit(not (shutil.which(cc) and header.exists()))'
NO_COMPILER := there is no C compiler or no Python.h (on Debian or Ubuntu: apt install gcc python3-dev)

say = @printf '==> %s\n'
fail = { printf 'error: %s\n' $(1) >&2; exit 1; }

.PHONY: help
help: ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# --- setting up ------------------------------------------------------------------------------------

.PHONY: install
install: $(STAMP) ## create .venv and install Imperia in it, with all tools
	@:

$(STAMP): requirements-dev.txt pyproject.toml
	$(say) "install: the locked tools and Imperia into $(VENV)"
	@command -v $(PYTHON) >/dev/null || $(call fail,"$(PYTHON) is not installed; Imperia needs Python 3.11 or newer")
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		$(call fail,"$$($(PYTHON) --version) is too old; Imperia needs 3.11 or newer (try: make PYTHON=python3.12 ...)")
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
		$(call fail,"this Python has no venv module; on Debian or Ubuntu: apt install python3-venv")
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/$(PIP) install -r requirements-dev.txt
	@$(BIN)/$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

.PHONY: lock
lock: ## renew requirements-dev.txt with the newest versions that pyproject.toml allows
	$(say) "lock: resolving the newest versions in a fresh environment"
	@rm -rf build/lock && $(PYTHON) -m venv build/lock
	@build/lock/bin/$(PIP) install '.[dev]'
	@{ printf '# Exact versions of all tools and libraries, written by `make lock`.\n'; \
		build/lock/bin/$(PIP) freeze --all --exclude pip --exclude imperia; \
	} > requirements-dev.txt
	@rm -rf build/lock

# --- checking --------------------------------------------------------------------------------------

.PHONY: test
test: ## everything, from a fresh clone to all tests passed
	@$(MAKE) install
	@$(MAKE) lint
	@$(MAKE) test-interpreted
	@$(MAKE) docs
	@$(MAKE) test-compiled
	$(say) "all passed"

.PHONY: test-interpreted
test-interpreted: $(STAMP)
	$(say) "test: interpreted, $(JOBS) processes"
	@$(BIN)/pytest -q -n $(JOBS)

# A machine without a C compiler can still work on Imperia; the continuous build cannot skip half of it.
.PHONY: test-compiled
test-compiled: $(STAMP)
	@if $(HAS_COMPILER); then \
		$(MAKE) compile; \
		printf '==> test: compiled, %s processes\n' $(JOBS); \
		IMPERIA_EXPECT=compiled PYTHONPATH=$(CURDIR)/$(COMPILED) $(BIN)/pytest -q -n $(JOBS); \
	elif [ "$${CI:-}" = true ]; then \
		$(call fail,"$(NO_COMPILER)"); \
	else \
		printf '==> test: NOT run compiled: %s\n' "$(NO_COMPILER)"; \
	fi

.PHONY: lint
lint: $(STAMP) ## style, types and the direction of imports
	$(say) "lint: ruff"
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet . || $(call fail,"some files are not formatted: run make format")
	$(say) "lint: mypy --strict"
	@$(BIN)/mypy --no-error-summary
	$(say) "lint: direction of imports"
	@out=$$($(BIN)/lint-imports 2>&1) || { printf '%s\n' "$$out"; exit 1; }

.PHONY: format
format: $(STAMP) ## format all Python files and mend what ruff can mend
	@$(BIN)/ruff check --quiet --fix-only .
	@$(BIN)/ruff format --quiet .

.PHONY: docs
docs: $(STAMP) ## run the examples of README.md and docs/
	$(say) "docs: running the examples"
	@$(BIN)/pytest -q --doctest-glob='*.md' README.md $(wildcard docs) || [ $$? -eq 5 ] # 5: no examples

.PHONY: soak
soak: $(STAMP) ## long random runs with fresh seeds
	$(say) "soak: long runs, $(JOBS) processes"
	@$(BIN)/pytest -q -m soak -n $(JOBS)

.PHONY: records
records: $(STAMP) ## play the recorded games of the tests anew, after a change that is meant
	$(say) "records: ten games of each game"
	@$(BIN)/python -m tests.games.record

# --- building and measuring ------------------------------------------------------------------------

.PHONY: compile
compile: $(BUILT) ## the native build, in build/compiled; PYTHONPATH=build/compiled uses it
	@:

# The build is renewed when the contents or the names of the sources change, whatever their dates say.
.PHONY: FORCE
$(SOURCES): FORCE
	@mkdir -p $(@D)
	@find src setup.py pyproject.toml requirements-dev.txt -type f \
		\( -name '*.py' -o -name '*.toml' -o -name '*.json' -o -name '*.txt' -o -name py.typed \) \
		-not -path '*.egg-info/*' -print0 | LC_ALL=C sort -z | xargs -0 sha256sum > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

$(BUILT): $(SOURCES) | $(STAMP)
	$(say) "compile: kernel and games with mypyc into $(COMPILED)"
	@$(HAS_COMPILER) || $(call fail,"$(NO_COMPILER)")
	@rm -rf $(COMPILED) build/native $@
	@IMPERIA_MYPYC=1 $(BIN)/python setup.py --quiet build \
		--build-base build/native --build-lib $(COMPILED) > build/compile.log 2>&1 || \
		{ cat build/compile.log; exit 1; }
	@touch $@

.PHONY: bench
bench: compile ## speed and memory, side by side with catanatron
	$(say) "bench: interleaved rounds, interpreted and compiled"
	@$(BIN)/python bench/bench.py $(BENCH)

.PHONY: clean
clean: ## remove everything that these commands made
	@rm -rf $(VENV) build dist src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	@find src tests bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
