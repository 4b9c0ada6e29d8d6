# make serve   build the site and serve it, rebuilding what changes
# make test    lint, types, data and translation checks, the tests; twenty minutes on two cores
# make full    what takes longer: the long counts, every page in every state
# make bench   measure the figures that Fathom holds itself to
# make help    the rest

SHELL := /bin/sh
VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
READY := $(VENV)/.ready
TEST_SITE := .cache/test-site
JOBS ?= 2
# A module's tests stay in one process: what one of them makes for all is made once. tests/conftest.py says which come first.
PYTEST := $(PY) -m pytest -q -n $(JOBS) --dist loadscope --no-loadscope-reorder
# A Chromium that crashes, once in some thousand pages on a busy machine, says nothing of Fathom: then its test is asked
# again, and no other is.
AGAIN := --reruns 1 --only-rerun "Target crashed"
# TypeScript's checker and a linter in one wheel. It asks no network and keeps what it makes with the rest.
DENO := DENO_DIR=.cache/deno DENO_NO_UPDATE_CHECK=1 $(BIN)/deno
SCRIPTS := generator/browser
# Of steps that run beside each other, each is shown as a whole where this make can do that.
BESIDE := $(MAKE) --no-print-directory -j $(JOBS) $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
# Test modules are rewritten before they run, which takes longer than many of them: keep what was made.
unexport PYTHONDONTWRITEBYTECODE
.DEFAULT_GOAL := help

.PHONY: help install serve build validate lint types check unit coverage full test browser bench gallery growth lighthouse picture guide pictures lock clean
.PHONY: catalogue templates translations test-site slow

help: ## what can be made
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## */\t/' | expand -t 12

install: $(READY) ## the virtual environment, by the lock file

$(READY): requirements.lock pyproject.toml .ci/venv
	@sh .ci/venv $(VENV)
	@touch $@

browser: $(READY) ## a Chromium, a Firefox and a WebKit for the tests, installed if they are not there
	@$(PY) -m tests.tools

serve: $(READY) ## build the site in all languages and serve it
	$(BIN)/fathom serve

build: $(READY) ## build the site into site/
	$(BIN)/fathom build

validate: catalogue templates translations ## check the catalogue and the translations

catalogue: $(READY)
	$(BIN)/fathom validate

templates: $(READY)
	$(BIN)/fathom locale extract --check
	$(BIN)/fathom locale update --check

translations: $(READY)
	$(BIN)/fathom locale check

lint: $(READY) ## ruff, the order of the rooms, and what Deno finds in the scripts
	$(BIN)/ruff check .
	$(BIN)/ruff format --check --quiet .
	$(BIN)/lint-imports --no-logo --no-cache
	$(DENO) lint --quiet --config .ci/deno.json $(SCRIPTS)

types: $(READY) ## mypy, strict, and TypeScript's checker over the scripts
	$(BIN)/mypy
	$(DENO) check --quiet --config .ci/deno.json $(SCRIPTS)

unit: $(READY) ## the quick tests; one that is slow fails
	$(PYTEST) -m "not slow and not browser" --durations 25

coverage: $(READY) ## what of the code the quick tests run, in percent
	$(PYTEST) -m "not slow and not browser" --cov --cov-report=term:skip-covered

full: browser ## what takes longer than `make test` may: the long counts, every page in every state
	@$(MAKE) --no-print-directory test-site
	FATHOM_SITE=$(TEST_SITE) $(PYTEST) -n $$(($(JOBS) + 1)) -m full $(AGAIN)

check: $(READY) ## all but the slow tests and the browser
	@$(BESIDE) lint types validate unit

test: browser ## everything but what `make full` does
	@$(BESIDE) lint types validate unit test-site
	@$(MAKE) --no-print-directory slow
	@echo "make test: everything passed"

test-site: $(READY)
	rm -rf $(TEST_SITE)
	$(BIN)/fathom build --to $(TEST_SITE)

# Browsers wait now and then, so one process more than elsewhere keeps the machine at work.
slow: $(READY)
	FATHOM_SITE=$(TEST_SITE) $(PYTEST) -n $$(($(JOBS) + 1)) -m "(slow or browser) and not full" $(AGAIN) --durations 25

bench: browser ## measure, and print a table
	$(PY) -m tests.bench

growth: browser ## measure what up to 5,000 cards cost, and draw it for CONTRIBUTING.md; takes a quarter of an hour
	$(PY) -m tests.bench.growth

picture: $(READY) ## the picture of the rooms in CONTRIBUTING.md, drawn again
	@$(PY) -m tests.rooms

guide: $(READY) ## what commands say at each step of the guide Add a game, written down again
	@$(PY) -m tests.guide

pictures: browser ## take the pictures of the translators' guide again; needs Poedit and a few more programs
	$(PY) -m tests.pictures

gallery: $(READY) ## photograph every kind of page in all languages, phone and desk, light and dark; needs `make build`
	$(PY) -m tests.gallery $(if $(MOCKUPS),--mockups $(MOCKUPS))

# Lighthouse wants whole addresses of other languages, which a site has that knows where it will stand.
lighthouse: browser ## Lighthouse's scores of the pages that players use most; needs npm
	FATHOM_SITE_URL=https://fathom.example/ $(BIN)/fathom build --lang en --to .cache/lighthouse
	$(PY) -m tests.bench.lighthouse .cache/lighthouse

lock: $(READY) ## write requirements.lock again from pyproject.toml
	$(PY) -m venv .cache/lock
	.cache/lock/bin/python -m pip install --quiet --disable-pip-version-check "uv>=0.9"
	.cache/lock/bin/uv pip compile --quiet --universal --no-strip-extras --extra site --extra dev --generate-hashes --no-header --no-emit-index-url \
		-o requirements.lock pyproject.toml

clean: ## remove what was built, keep the virtual environment
	rm -rf site .cache build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
