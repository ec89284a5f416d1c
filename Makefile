# Keelboat: `make` lists the targets. Each step runs again only when what it depends on has changed.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play test quick check format pytest compiled golden soak bench lock clean

export PIP_DISABLE_PIP_VERSION_CHECK := 1
unexport PYTHONPATH

BIN := .venv/bin
PIP := $(BIN)/python -m pip -qq
MANIFEST := pyproject.toml hatch_build.py src/keelboat/__init__.py
# Folders are listed too: a deleted module is a change.
SOURCES = $(shell find src/keelboat -name __pycache__ -prune -o -print)
PYTEST := $(BIN)/python -m pytest -n auto --dist worksteal

# The first of these that is at least 3.11; `make PYTHON=...` names another.
PYTHON ?= python3.11 python3 python3.12 python3.13 python3.14
FIND_PYTHON = for name in $(PYTHON); do "$$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	2>/dev/null && { echo "$$name"; break; }; done; true
HEADERS = -c 'import sysconfig; print(sysconfig.get_path("include") + "/Python.h")'
SERIES = -c 'import sys; print("%d.%d" % sys.version_info[:2])'

# $(call need,TEST,PACKAGES): where TEST fails, install the packages as root, else say which they are.
define need
{ $(1); } >/dev/null 2>&1 || if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; \
then echo "Installing $(2)"; apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $(2) >/dev/null; \
else echo "Keelboat needs $(2) here. On Debian and Ubuntu: sudo apt-get install $(2)" >&2; exit 1; fi
endef

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-9s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: .venv/play ## install what is missing and start a game
	@$(BIN)/keelboat play

test: check pytest compiled ## everything: format, lint, types, all tests, coverage, then the compiled form

quick: check ## a subset in under a minute, for daily work
	KEELBOAT_HYPOTHESIS=$${KEELBOAT_HYPOTHESIS:-short} $(PYTEST) -q -m "not slow"

check: .venv/dev ## format, lint, types; changes nothing
	$(BIN)/ruff format --check . || { echo "'make format' mends the format" >&2; exit 1; }
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy

format: .venv/dev ## rewrite the files in the project's format and sort their imports
	$(BIN)/ruff check --quiet --fix-only .
	$(BIN)/ruff format --quiet .

pytest: .venv/dev ## all tests and doctests, with the branch coverage of the rules
	$(PYTEST) -q --cov --cov-report=term

compiled: .venv-compiled/wheel ## build the compiled wheel and run the rules' tests on it
	@echo "The compiled form:"
	KEELBOAT_EXPECT_COMPILED=1 .venv-compiled/bin/python -P -m pytest -q -n auto --dist worksteal \
		-p no:cacheprovider tests/conformance tests/discoveries tests/expedition

golden: .venv/dev ## rewrite golden games, counts, action tables, rules page; read the diff before you commit it
	$(BIN)/python -m pytest -q --golden-rewrite tests/golden tests/perft tests/test_rules_page.py \
		tests/discoveries/test_actions.py tests/expedition/test_actions.py
	@git --no-pager diff --stat

soak: .venv/dev ## play 10,000 whole games of each game with every invariant checked
	KEELBOAT_GAMES=$${KEELBOAT_GAMES:-10000} $(PYTEST) -q tests/conformance/test_many_games.py

bench: .venv-bench/bench ## measure the speed beside catanatron
	.venv-bench/bin/python -m benchmarks

lock: .venv/made ## rewrite requirements.lock with the newest versions that pyproject.toml allows
	$(PIP) install uv
	$(BIN)/uv pip compile pyproject.toml --group dev --universal --generate-hashes --no-header --no-annotate \
		--python-version 3.11 --upgrade --quiet -o requirements.lock

clean: ## remove the environments, the caches and what was built
	rm -rf .venv .venv-compiled .venv-bench build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage .coverage.*
	find src tests -name __pycache__ -prune -exec rm -rf {} +

# --- environments: a stamp file in each tells make when it was last brought up to date -----------

.venv/made:
	@$(call need,test -n "$$($(FIND_PYTHON))",python3 python3-venv)
	@python=$$($(FIND_PYTHON)); \
	test -n "$$python" || { echo "Keelboat needs Python 3.11 or newer, found none of: $(PYTHON)" >&2; exit 1; }; \
	$(call need,$$python -c 'import ensurepip',python$$($$python $(SERIES))-venv); \
	echo "Creating .venv with $$($$python --version)"; $$python -m venv --clear .venv
	@touch $@

.venv/play: .venv/made $(MANIFEST)
	@echo "Installing Keelboat into .venv"
	@KEELBOAT_PURE=1 $(PIP) install --editable .
	@touch $@

.venv/dev: .venv/made requirements.lock $(MANIFEST)
	@echo "Installing the locked development tools and Keelboat into .venv"
	@$(PIP) install --require-hashes -r requirements.lock
	@KEELBOAT_PURE=1 $(PIP) install --no-deps --no-build-isolation --editable .
	@touch .venv/play $@

.venv-compiled/made: .venv/made requirements.lock
	@echo "Creating .venv-compiled"
	@$(BIN)/python -m venv --clear --without-pip .venv-compiled
	@$(PIP) --python .venv-compiled/bin/python install --require-hashes -r requirements.lock
	@touch $@

# The tests of the compiled form want it soon rather than fast: optimisation level 1.
.venv-compiled/wheel: .venv/dev .venv-compiled/made $(SOURCES)
	@$(call need,command -v cc || command -v gcc || command -v clang,gcc libc6-dev)
	@$(call need,test -e "$$($(BIN)/python $(HEADERS))",python$$($(BIN)/python $(SERIES))-dev)
	@rm -rf build/wheel
	@MYPYC_OPT_LEVEL=$${MYPYC_OPT_LEVEL:-1} $(BIN)/python -m hatchling build --target wheel --directory build/wheel
	@$(PIP) --python .venv-compiled/bin/python install --force-reinstall --no-deps build/wheel/keelboat-*.whl
	@touch $@

.venv-bench/bench: .venv/made $(MANIFEST)
	@echo "Creating .venv-bench"
	@$(BIN)/python -m venv --clear --without-pip .venv-bench
	@KEELBOAT_PURE=1 $(PIP) --python .venv-bench/bin/python install --editable '.[bench]'
	@touch $@
