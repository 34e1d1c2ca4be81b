# Imperia: every command a contributor needs. `make` alone lists them.

PYTHON ?= python3
JOBS   ?= 2

VENV     := .venv
BIN      := $(VENV)/bin
PIP      := python -m pip --disable-pip-version-check --quiet --quiet
STAMP    := $(VENV)/.installed
COMPILED := build/compiled
SOURCES  := build/sources.sha256

WEB      := web
MODULES  := $(WEB)/node_modules/.installed
PAGE     := src/imperia/server/page
TYPES    := $(WEB)/src/wire/messages.d.ts
PORT     ?= 8000

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

# What somebody has set for a shell of theirs: which build runs is decided here, and without kept bytecode every
# process would read all sources anew.
unexport IMPERIA_BUILD PYTHONDONTWRITEBYTECODE

HAS_COMPILER := $(BIN)/python -c 'import pathlib, shutil, sys, sysconfig; \
	cc = (sysconfig.get_config_var("CC") or "cc").split()[0]; \
	header = pathlib.Path(sysconfig.get_path("include"), "Python.h"); \
	sys.exit(not (shutil.which(cc) and header.exists()))'
# Each command that has one core's work to do runs beside the others, and says all it has to say at once.
SIDE_BY_SIDE := -j $(JOBS) $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

CHROMIUM := $(BIN)/python -m tests.browser.chromium
GET_CHROMIUM = { printf '==> install: Chromium, with apt-get\n'; \
	as_root=$$([ "$$(id -u)" = 0 ] || echo sudo -n); \
	$$as_root apt-get update -qq && { $$as_root apt-get install -qq -y chromium-headless-shell >/dev/null 2>&1 || \
		$$as_root apt-get install -qq -y chromium >/dev/null; } && $(CHROMIUM); }
NO_CHROMIUM := there is no Chromium (on Debian: apt install chromium-headless-shell, on Ubuntu: apt install chromium)
NO_COMPILER := there is no C compiler or no Python.h (on Debian or Ubuntu: apt install gcc python3-dev)

say = @printf '==> %s\n'
fail = { printf 'error: %s\n' $(1) >&2; exit 1; }

.PHONY: help
help: ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# --- setting up ------------------------------------------------------------------------------------

.PHONY: install
install: fast ## create .venv with Imperia and all tools, and compile it where there is a C compiler
	@:

# A machine without a C compiler can still play and work on Imperia; the continuous build cannot skip half of it.
.PHONY: fast
fast: $(STAMP)
	@if $(HAS_COMPILER); then \
		$(MAKE) compile; \
	elif [ "$${CI:-}" = true ]; then \
		$(call fail,"$(NO_COMPILER)"); \
	else \
		printf '==> compile: NOT done, so everything runs interpreted, which is slower: %s\n' "$(NO_COMPILER)"; \
	fi

$(STAMP): requirements-dev.txt pyproject.toml
	$(say) "install: the locked tools and Imperia into $(VENV)"
	@command -v $(PYTHON) >/dev/null || $(call fail,"$(PYTHON) is not installed; Imperia needs Python 3.11 or newer")
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		$(call fail,"$$($(PYTHON) --version) is too old; Imperia needs 3.11 or newer (try: make PYTHON=python3.12 ...)")
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
		$(call fail,"this Python has no venv module; on Debian or Ubuntu: apt install python3-venv")
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/$(PIP) install -r requirements-dev.txt || \
		$(call fail,"pip could not fetch the tools; is there a network? (make install shows more)")
	@$(BIN)/$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

NODE_HINT := Imperia's page needs Node 20 or newer with npm (https://nodejs.org, or on Debian or Ubuntu: apt install nodejs npm)

# Asked before anything else of those who play, so that nobody waits in vain.
.PHONY: node
node:
	@command -v node >/dev/null && command -v npm >/dev/null || $(call fail,"Node is not installed. $(NODE_HINT)")
	@node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' || \
		$(call fail,"Node $$(node --version) is too old. $(NODE_HINT)")

$(MODULES): $(WEB)/package-lock.json | node
	$(say) "install: the page's tools into $(WEB)/node_modules"
	@cd $(WEB) && npm ci --silent || \
		$(call fail,"npm could not fetch the page's tools; is there a network? (cd $(WEB) && npm ci shows more)")
	@touch $@

# The types of the messages and of every game's view, from the Python side.
.PHONY: types
types: $(TYPES)
	@:

$(TYPES): $(SOURCES) $(MODULES) | $(STAMP)
	$(say) "types: the page's types from the Python side"
	@rm -rf $(WEB)/build/schemas $(WEB)/src/wire
	@$(BIN)/python -m imperia.server.schema $(WEB)/build/schemas $(WEB)/src/wire
	@cd $(WEB) && npm run --silent types
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
	@$(MAKE) $(SIDE_BY_SIDE) fast test-engines lint-python lint-page test-page page docs
	@$(MAKE) $(SIDE_BY_SIDE) test-compiled test-around
	@$(MAKE) $(SIDE_BY_SIDE) test-browser test-wheel test-engine
	$(say) "all passed"

# Tests let everything else go first: so do the bots of a server, which would wait for tests beside them without end.
PYTEST := nice -n 19 $(BIN)/pytest -q
# What the compiler makes faster: kernel, games and those who play them. All else is the same files in both builds.
ENGINES := tests/test_build.py tests/kernel tests/games tests/bots tests/play tests/lab

.PHONY: test-engines
test-engines: $(STAMP)
	$(say) "test: kernel and games, interpreted, $(JOBS) processes"
	@IMPERIA_BUILD=interpreted $(PYTEST) -n $(JOBS) --dist worksteal $(ENGINES)

.PHONY: test-compiled
test-compiled: fast
	@if $(HAS_COMPILER); then \
		printf '==> test: kernel and games, compiled\n'; \
		IMPERIA_BUILD=compiled $(PYTEST) $(ENGINES); \
	else \
		printf '==> test: NOT run compiled: %s\n' "$(NO_COMPILER)"; \
	fi

# On the fastest build there is, as those who play have it.
.PHONY: test-around
test-around: fast
	$(say) "test: server, commands and texts, $(JOBS) processes"
	@$(PYTEST) -n $(JOBS) --dist worksteal $(ENGINES:%=--ignore=%)

.PHONY: test-page
test-page: $(TYPES)
	$(say) "test: the page"
	@cd $(WEB) && npm test --silent

# Whole games by clicking, in the system's Chromium, on the fastest build there is.
.PHONY: test-browser
test-browser: fast page
	@if $(CHROMIUM) || $(GET_CHROMIUM); then \
		printf '==> test: in the browser, %s processes\n' $(JOBS); \
		$(PYTEST) -m browser -n $(JOBS) --dist load --maxschedchunk 1 tests/browser; \
	elif [ "$${CI:-}" = true ]; then \
		$(call fail,"$(NO_CHROMIUM)"); \
	else \
		printf '==> test: NOT run in the browser: %s\n' "$(NO_CHROMIUM)"; \
	fi

# The engines as a browser runs them, on the files of `make site`: in Node, which is there with the page's tools.
.PHONY: test-engine
test-engine: site
	$(say) "test: the engines of the site replay recorded games"
	@$(PYTEST) -m site tests/offline

# The site, from a subfolder of a plain server of files, with the network cut: whole games take ten minutes.
.PHONY: test-site
test-site: test-engine ## play on the site of static files, in the system's Chromium
	@$(CHROMIUM) || $(GET_CHROMIUM)
	$(say) "test: the site without a server"
	@$(PYTEST) -m site tests/browser

# The wheels that `make wheel` builds, each installed into an empty environment.
.PHONY: test-wheel
test-wheel: wheel
	$(say) "test: the wheels"
	@$(PYTEST) -m wheel tests/test_wheel.py

.PHONY: lint
lint: lint-python lint-page ## style, types and the direction of imports
	@:

.PHONY: lint-python
lint-python: $(STAMP)
	$(say) "lint: ruff"
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet . || $(call fail,"some files are not formatted: run make format")
	$(say) "lint: mypy --strict"
	@$(BIN)/mypy --no-error-summary
	$(say) "lint: direction of imports"
	@out=$$($(BIN)/lint-imports 2>&1) || { printf '%s\n' "$$out"; exit 1; }

.PHONY: lint-page
lint-page: $(TYPES)
	$(say) "lint: the page, Biome and tsc"
	@cd $(WEB) && npm run --silent check

.PHONY: format
format: $(STAMP) $(MODULES) ## format all files and mend what ruff and Biome can mend
	@$(BIN)/ruff check --quiet --fix-only .
	@$(BIN)/ruff format --quiet .
	@cd $(WEB) && npm run --silent format

# What a bot author calls; a module after its package, whose other modules are left out.
REFERENCE := imperia '!imperia\.' imperia.bots.bot imperia.coach '!imperia\.coach\.' \
	imperia.kernel.chance imperia.kernel.game imperia.kernel.odds imperia.kernel.record imperia.kernel.score \
	imperia.kernel.state imperia.research '!imperia\.research\.'

.PHONY: docs
docs: $(STAMP) ## run the examples of README.md and docs/, and build the bot authors' reference in dist/reference
	$(say) "docs: running the examples, building the reference"
	@$(BIN)/pytest -q --doctest-glob='*.md' README.md $(wildcard docs) || [ $$? -eq 5 ] # 5: no examples
	@IMPERIA_BUILD=interpreted PDOC_DISPLAY_ENV_VARS=1 $(BIN)/python -W error -m pdoc -o dist/reference $(REFERENCE)

.PHONY: soak
soak: site ## long random runs with fresh seeds
	$(say) "soak: long runs, $(JOBS) processes"
	@$(PYTEST) -m soak -n $(JOBS) --dist worksteal

.PHONY: records
records: $(STAMP) ## play the recorded games of the tests anew, after a change that is meant (one game: GAMES=yuan)
	$(say) "records: ten games of each game"
	@$(BIN)/python -m tests.games.record $(GAMES)

.PHONY: golden
golden: $(STAMP) ## write the golden playthroughs and the counts of positions anew, to be read (one game: GAMES=yuan)
	$(say) "golden: tables of each game, and perft"
	@$(BIN)/python -m tests.games.golden $(GAMES)

.PHONY: fields
fields: $(STAMP) ## write docs/fields.md anew from the forms of all games
	$(say) "fields: of positions and observations"
	@$(BIN)/python -m tests.games.fields

.PHONY: citations
citations: $(STAMP) ## list anew which rule is cited for what, to be read before it is kept (one game: GAMES=yuan)
	$(say) "citations: recorded and random games of each game"
	@$(BIN)/python -m tests.games.citations $(GAMES)

AREA   ?=
SAMPLE ?= 60
SEED   ?= 1

.PHONY: mutants
mutants: $(STAMP) ## bend rules on purpose and count what the tests notice (one part: AREA=daimyo SAMPLE=60 SEED=1)
	$(say) "mutants: $(SAMPLE) of each area"
	@nice -n 19 $(BIN)/python -m tests.mutants.run $(AREA) --sample $(SAMPLE) --seed $(SEED)

# --- playing ---------------------------------------------------------------------------------------

.PHONY: play
play: ## from a fresh clone to the page on http://localhost:8000 (another port: make play PORT=8080)
	@$(MAKE) node
	@$(MAKE) install
	@$(MAKE) page
	$(say) "play: http://localhost:$(PORT) (stop with Ctrl+C)"
	@exec $(BIN)/imperia serve --port $(PORT)

.PHONY: page
page: $(PAGE)/index.html
	@:

$(PAGE)/index.html: $(TYPES) $(shell find $(WEB)/src $(WEB)/public $(WEB)/index.html $(wildcard $(WEB)/*.ts) -not -path '*/wire/*' -type f 2>/dev/null)
	$(say) "page: building it into $(PAGE)"
	@cd $(WEB) && npm run --silent build -- --logLevel warn

# What runs in the browser is made for its Python and comes by hash; pip takes it for that platform from anywhere.
SITE    := dist/site
WHEELS  := build/site-wheels
FOREIGN := --platform pyemscripten_2026_0_wasm32 --platform any --python-version 3.14 --implementation cp --abi cp314 --abi none

$(WHEELS)/.fetched: requirements-site.txt | $(STAMP)
	$(say) "site: the libraries of the engines, for the browser"
	@rm -rf $(WHEELS)
	@$(BIN)/$(PIP) download --no-deps --only-binary :all: --require-hashes $(FOREIGN) --dest $(WHEELS) -r requirements-site.txt
	@touch $@

.PHONY: site
site: $(TYPES) $(WHEELS)/.fetched ## the page with the engines in it, as static files in dist/site that need no server
	@[ "$$(cat $(WASM)/fingerprint 2>/dev/null)" = "$$($(BIN)/python -I src/imperia/build.py)" ] || rm -rf $(WASM)
	$(say) "site: building it into $(SITE)"
	@cd $(WEB) && npm run --silent build -- --mode site --logLevel warn

# Prepared, and never tried: no machine of ours has Emscripten. Without it the site runs the engines interpreted.
WASM := build/wasm

.PHONY: wasm
wasm: $(STAMP) ## the engines compiled for the browser, for make site to pack (not tried yet: needs Emscripten)
	@command -v emcc >/dev/null || $(call fail,"Emscripten is not installed (https://emscripten.org)")
	$(say) "wasm: kernel and games with mypyc into $(WASM)"
	@rm -rf $(WASM) && $(PYTHON) -m venv build/wasm-tools && build/wasm-tools/bin/$(PIP) install cibuildwheel
	@CIBW_BUILD='cp314-*' CIBW_BUILD_FRONTEND='build; args: --no-isolation' CIBW_ENVIRONMENT='IMPERIA_NATIVE=compile' \
		CIBW_BEFORE_BUILD='pip install -c {project}/requirements-dev.txt setuptools mypy librt' \
		build/wasm-tools/bin/cibuildwheel --platform pyodide --output-dir $(WASM)
	@$(BIN)/python -I src/imperia/build.py > $(WASM)/fingerprint

# --- building and measuring ------------------------------------------------------------------------

# The native modules say which sources they were made from, so that nobody ever runs older ones (imperia/build.py).
.PHONY: compile
compile: $(STAMP) ## the native modules in build/compiled, which run as long as the sources do not change
	@sources=$$($(BIN)/python -I src/imperia/build.py); \
	if [ "$$sources" != "$$(cat $(COMPILED)/fingerprint 2>/dev/null)" ]; then \
		printf '==> compile: kernel and games with mypyc into $(COMPILED)\n'; \
		$(HAS_COMPILER) || $(call fail,"$(NO_COMPILER)"); \
		mkdir -p $(COMPILED); rm -f $(COMPILED)/fingerprint; \
		IMPERIA_NATIVE=compile $(BIN)/python setup.py --quiet build_ext --parallel $(JOBS) \
			--build-lib $(COMPILED) --build-temp build/native > build/compile.log 2>&1 || \
			{ cat build/compile.log; exit 1; }; \
		printf '%s' "$$sources" > $(COMPILED)/fingerprint; \
	fi

# A wheel must hold nothing that an older build has left behind.
WHEEL = rm -rf build/lib* build/bdist*; $(BIN)/$(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .

.PHONY: wheel
wheel: fast page ## wheels with the page in dist: one for any machine, and a compiled one for machines like this
	$(say) "wheel: into dist"
	@rm -f dist/*.whl
	@$(WHEEL)
	@if $(HAS_COMPILER); then IMPERIA_NATIVE=ship; export IMPERIA_NATIVE; $(WHEEL); fi

# What follows from all sources is renewed when their contents or names change, whatever their dates say.
.PHONY: FORCE
$(SOURCES): FORCE
	@mkdir -p $(@D)
	@find src setup.py pyproject.toml requirements-dev.txt -type f \
		\( -name '*.py' -o -name '*.toml' -o -name '*.json' -o -name '*.txt' -o -name py.typed \) \
		-not -path '*.egg-info/*' -print0 | LC_ALL=C sort -z | xargs -0 sha256sum > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

.PHONY: bench
bench: compile ## speed and memory beside catanatron, kept, and what changed since the last run
	$(say) "bench: interleaved rounds, interpreted and compiled"
	@$(BIN)/python -m bench.bench $(BENCH)

.PHONY: bench-research
bench-research: compile ## decisions a second of the research interfaces, beside PettingZoo, OpenSpiel and EnvPool
	$(say) "bench: research interfaces and their peers in turn"
	@$(BIN)/python -m bench.research $(BENCH)

SEEDS   ?= 100
MINUTES ?= 60

.PHONY: ladder
ladder: compile ## every level against the one below it, kept with the seeds (shorter: GAMES=yuan SEEDS=20 MINUTES=2)
	$(say) "ladder: $(SEEDS) seeds a match, or $(MINUTES) minutes"
	@nice -n 19 $(BIN)/python -m bench.ladder $(GAMES) --seeds $(SEEDS) --minutes $(MINUTES)

.PHONY: clean
clean: ## remove everything that these commands made
	@rm -rf $(VENV) build dist $(PAGE) $(WEB)/node_modules $(WEB)/build $(WEB)/src/wire src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	@find src tests bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
