# Every target sets up what it needs; only make and Python 3.11 or newer have to be there already.
# With a C compiler the rules are compiled, without one everything runs interpreted. The client for the browser is built
# with Node from the path or, where there is none, from the package index.
#
#   make play ARGS="--port 3000"        arguments for goa serve
#   make terminal ARGS="--players 3"    arguments for goa play
#   make test ARGS="-k auction"         arguments for pytest; make test-fast and make test-slow take them too
#   make test GOA_COMPILE=0             only interpreted
#   make test PYTHON=python3.13 VENV=.venv-3.13 COMPILED=build/compiled-3.13
#   make test-slow TORCH=torch==2.13.0  also the tests of training, with this build of PyTorch
#   make play CONSTRAINTS=              newest versions of everything instead of the pinned ones

PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$python -c $(NEW_ENOUGH) 2>/dev/null && echo $$python && break; done)
VENV ?= .venv
COMPILED ?= build/compiled
CONSTRAINTS ?= constraints.txt
ARGS ?=
TORCH ?=

NEW_ENOUGH = 'import sys; sys.exit(sys.version_info < (3, 11))'
BIN = $(VENV)/bin
PIP = GOA_COMPILE=0 GOA_CLIENT=0 $(BIN)/python -m pip install -qq --disable-pip-version-check \
	$(if $(CONSTRAINTS),-c $(CONSTRAINTS))
NEW_PIP = $(PIP) 'pip>=25.1' # the first that knows --group
COMPILE = $(BIN)/python hatch_build.py $(COMPILED)
CLIENT = $(BIN)/python hatch_build.py --client
PYTEST = $(BIN)/python -m building.run_tests -n auto --dist worksteal
NOT_SLOW = -m "not slow" $(ARGS)
SLOW = -m slow $(ARGS)
INTERPRETED = PYTHONPATH= GOA_EXPECT=interpreted
WITH_COMPILED = PYTHONPATH=$(COMPILED) GOA_EXPECT=compiled

BEGAN := $(shell date +%s)
MAKE_PROGRAM := $(MAKE) # a recipe that names MAKE itself would run under make -n too

# Exit status 3: not made, by request or because a compiler or Node is missing. Anything else above 0 is a failure.
TRY_TO_COMPILE = compiled=0; $(COMPILE) || compiled=$$?; [ $$compiled -eq 0 ] || [ $$compiled -eq 3 ] || exit $$compiled

# Both at the same time; then the compiled tree gets the client too.
TRY_BOTH = $(CLIENT) & compiled=0; $(COMPILE) || compiled=$$?; client=0; wait $$! || client=$$?; \
	[ $$compiled -ne 0 ] || $(COMPILE)

# Node from the package index where the path has none that is new enough; the client's build says what is missing.
MAYBE_NODE = packages=$$($(BIN)/python -c 'from building.client import requirements; print(*requirements())'); \
	[ -z "$$packages" ] || $(PIP) "$$packages" || echo "*** $$packages could not be installed."

# Compiled tree and client for the tests. Without one of them its tests are left out, with a message.
FOR_TESTS = $(TRY_BOTH); \
	for status in $$compiled $$client; do [ $$status -eq 0 ] || [ $$status -eq 3 ] || exit $$status; done; \
	[ $$client -eq 0 ] || echo "*** The tests of the client are LEFT OUT."

# These tests run once, with the compiled tree: building, and what uses the rules only through packages tested both ways.
ONCE = $(addprefix --ignore=tests/,building cli client page recipes server site training)

# The tests of the rules: less than a minute, without compiler, server and browser.
RULES = $(addprefix tests/,rules editions record views properties test_layers.py test_perft.py test_playthrough.py \
	test_public_api.py test_every_rule_has_a_test.py)

.PHONY: help play terminal test test-fast test-slow lint check bench compile client site docs format types screenshots lighthouse lock clean
.DEFAULT_GOAL := help

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 20

play: $(VENV)/made ## play in the browser: starts the server and opens the page
	@GOA_BEGAN=$(BEGAN) GOA_MAKE=$(MAKE_PROGRAM) $(BIN)/python -m building.play $(COMPILED) $(ARGS)

terminal: $(VENV)/ready-to-play ## play a game in the terminal
	@compiled=0; $(COMPILE) || compiled=$$?; \
	[ $$compiled -eq 0 ] && path=$(COMPILED) || { path=; echo "*** Playing interpreted."; }; \
	GOA_PLAY="make terminal" PYTHONPATH=$$path $(BIN)/goa play $(ARGS)

test: $(VENV)/ready-to-test ## the tests, interpreted and compiled, and in a real browser
	@$(FOR_TESTS); \
	[ $$compiled -eq 0 ] || { echo "*** The compiled half of the tests is LEFT OUT."; \
	$(INTERPRETED) $(PYTEST) $(NOT_SLOW); exit; }; \
	status=0; $(INTERPRETED) $(PYTEST) $(ONCE) $(NOT_SLOW) || status=$$?; \
	[ $$status -eq 0 ] || [ $$status -eq 5 ] || exit $$status; \
	$(WITH_COMPILED) $(PYTEST) $(NOT_SLOW)

test-fast: $(VENV)/ready-to-test ## only the tests of the rules, interpreted: less than a minute
	@$(INTERPRETED) $(PYTEST) $(RULES) $(NOT_SLOW)

test-slow: $(VENV)/ready-to-test ## the longest tests: killed servers, fuzzing, whole games by clicking, packaging
	@[ -z "$(TORCH)" ] || $(PIP) "$(TORCH)"
	@$(FOR_TESTS); \
	[ $$compiled -eq 0 ] || { echo "*** The slow tests run interpreted."; $(INTERPRETED) $(PYTEST) $(SLOW); exit; }; \
	$(WITH_COMPILED) $(PYTEST) $(SLOW)

lint: $(VENV)/ready-to-test ## linters, formatters and types
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/python -m building.formatting || [ $$? -eq 3 ]
	@$(BIN)/python -m building.forms

check: lint ## make lint, then make test
	@$(MAKE) --no-print-directory test

bench: $(VENV)/ready-to-test ## how fast it is, interpreted and compiled
	@$(TRY_TO_COMPILE); \
	[ $$compiled -eq 0 ] && with="--compiled $(COMPILED)"; \
	$(BIN)/python bench/engine/run.py $$with $(ARGS)

compile: $(VENV)/ready-to-play ## the compiled tree, build/compiled
	@$(COMPILE)

client: $(VENV)/ready-to-play ## the client for the browser, src/goa/server/static
	@$(CLIENT)

site: $(VENV)/ready-to-play ## the game as static files for any web space, build/site
	@$(BIN)/python -m building.site

docs: $(VENV)/ready-to-play ## the documentation as a web site with search, build/docs
	@$(PIP) --group docs
	@$(BIN)/python -m building.docs

format: $(VENV)/ready-to-test ## set the sources as the formatters want them
	@$(BIN)/ruff format
	@$(BIN)/python -m building.formatting --write

types: $(VENV)/ready-to-test ## the client's types, from what the server says of itself
	@$(BIN)/python -m building.schema

screenshots: $(VENV)/ready-to-test ## pictures of every screen, in build/screenshots
	@$(TRY_BOTH); [ $$client -eq 0 ] || exit $$client; \
	[ $$compiled -eq 0 ] && path=$(COMPILED) || path=; \
	PYTHONPATH=$$path:. $(BIN)/python -m tests.client.pictures.screenshots $(ARGS)

lighthouse: $(VENV)/ready-to-test ## Lighthouse's scores of the home page and a table, in Chromium
	@$(TRY_BOTH); [ $$client -eq 0 ] || exit $$client; \
	[ $$compiled -eq 0 ] && path=$(COMPILED) || path=; \
	PYTHONPATH=$$path:. $(BIN)/python bench/site/lighthouse.py $(ARGS)

lock: $(VENV)/ready-to-play ## renew the pinned versions: constraints.txt and client/package-lock.json
	@$(PIP) --group lock
	@$(BIN)/python -m building.locks

clean: ## remove everything that make made
	@rm -rf $(VENV) build dist src/goa/server/static client/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis
	@find src tests bench building -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/made:
	@[ -n "$(PYTHON)" ] || { echo "goa needs Python 3.11 or newer; name one with make PYTHON=/path/to/python3"; exit 1; }
	@$(PYTHON) -c $(NEW_ENOUGH) || { echo "goa needs Python 3.11 or newer; $(PYTHON) is not"; exit 1; }
	@echo "Making $(VENV) with $$($(PYTHON) --version) ..."
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
	echo "$(PYTHON) cannot make virtual environments; on Debian and Ubuntu: apt install python3-venv"; exit 1; }
	@touch $@

# make play shows the page with this. Python compiles a module when it is first imported; most of them never are.
$(VENV)/ready-to-serve: pyproject.toml $(CONSTRAINTS) | $(VENV)/made
	@echo "Installing what the server needs into $(VENV) ..."
	@$(PIP) --no-compile -e '.[bots,server]'
	@$(MAYBE_NODE)
	@touch $@

$(VENV)/ready-to-play: $(VENV)/ready-to-serve
	@echo "Installing what compiling needs into $(VENV) ..."
	@$(NEW_PIP)
	@$(PIP) --group compile
	@touch $@

$(VENV)/ready-to-test: pyproject.toml $(CONSTRAINTS) | $(VENV)/made
	@echo "Installing what goa and its tests need into $(VENV) ..."
	@$(NEW_PIP)
	@$(PIP) -e '.[arena,env,postgres]' --group dev
	@$(MAYBE_NODE)
	@touch $(VENV)/ready-to-serve
	@touch $(VENV)/ready-to-play $@
