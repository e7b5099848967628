# Every target sets up what it needs; only make and Python 3.11 or newer have to be there already.
# With a C compiler the rules are compiled, without one everything runs interpreted.
#
#   make play ARGS="--players 3"      arguments for goa play
#   make test ARGS="-k auction"       arguments for pytest
#   make test GOA_COMPILE=0           only interpreted
#   make test PYTHON=python3.13 VENV=.venv-3.13 COMPILED=build/compiled-3.13

PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$python -c $(NEW_ENOUGH) 2>/dev/null && echo $$python && break; done)
VENV ?= .venv
COMPILED ?= build/compiled
ARGS ?=

NEW_ENOUGH = 'import sys; sys.exit(sys.version_info < (3, 11))'
BIN = $(VENV)/bin
PIP = GOA_COMPILE=0 $(BIN)/python -m pip install -qq --disable-pip-version-check
COMPILE = $(BIN)/python hatch_build.py $(COMPILED)
PYTEST = $(BIN)/python -m pytest -n auto --dist worksteal $(ARGS)
INTERPRETED = PYTHONPATH= GOA_EXPECT=interpreted
WITH_COMPILED = PYTHONPATH=$(COMPILED) GOA_EXPECT=compiled

# Exit status 3 of the compilation: not compiled, by wish or for want of a C compiler. Anything else above 0 is a failure.
TRY_TO_COMPILE = compiled=0; $(COMPILE) || compiled=$$?; [ $$compiled -eq 0 ] || [ $$compiled -eq 3 ] || exit $$compiled

.PHONY: help play test check bench compile clean
.DEFAULT_GOAL := help

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile

play: $(VENV)/ready-to-play ## play a game in the terminal
	@compiled=0; $(COMPILE) || compiled=$$?; \
	if [ $$compiled -eq 0 ]; then GOA_PLAY="make play" PYTHONPATH=$(COMPILED) $(BIN)/goa play $(ARGS); \
	else echo "*** Playing interpreted."; GOA_PLAY="make play" PYTHONPATH= $(BIN)/goa play $(ARGS); fi

test: $(VENV)/ready-to-test ## the whole test suite, interpreted and compiled
	@$(TRY_TO_COMPILE); \
	[ $$compiled -eq 0 ] || echo "*** The compiled half of the tests is LEFT OUT."; \
	$(INTERPRETED) $(PYTEST) || exit $$?; \
	[ $$compiled -ne 0 ] || $(WITH_COMPILED) $(PYTEST)

check: $(VENV)/ready-to-test ## linter, formatter and types, then the tests
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(MAKE) --no-print-directory test

bench: $(VENV)/ready-to-test ## how fast it is, interpreted and compiled
	@$(TRY_TO_COMPILE); \
	[ $$compiled -eq 0 ] && with="--compiled $(COMPILED)"; \
	$(BIN)/python bench/run.py $$with $(ARGS)

compile: $(VENV)/ready-to-play ## the compiled tree, build/compiled
	@$(COMPILE)

clean: ## remove everything that make made
	@rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	@find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/made:
	@[ -n "$(PYTHON)" ] || { echo "goa needs Python 3.11 or newer; name one with make PYTHON=/path/to/python3"; exit 1; }
	@$(PYTHON) -c $(NEW_ENOUGH) || { echo "goa needs Python 3.11 or newer; $(PYTHON) is not"; exit 1; }
	@echo "Making $(VENV) with $$($(PYTHON) --version) ..."
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
	echo "$(PYTHON) cannot make virtual environments; on Debian and Ubuntu: apt install python3-venv"; exit 1; }
	@touch $@

$(VENV)/ready-to-play: pyproject.toml | $(VENV)/made
	@echo "Installing what goa needs into $(VENV) ..."
	@$(PIP) -e '.[compile]'
	@touch $@

$(VENV)/ready-to-test: pyproject.toml | $(VENV)/made
	@echo "Installing what goa and its tests need into $(VENV) ..."
	@$(PIP) -e '.[dev]'
	@touch $(VENV)/ready-to-play $@
