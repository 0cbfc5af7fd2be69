# Petri. On a fresh machine with python3 and make: `make run` starts the app, `make test` tests it.

PYTHON ?= python3
VENV := .venv
MINUTES ?= 10
# One process more than the smallest machine has cores: a sixth of the time of two is spent waiting for browsers.
WORKERS ?= 3
BIN := $(VENV)/bin
ENGINES := $(addprefix $(VENV)/.,chromedriver firefox webkit)

# Nothing but what the lock file names is installed, and no other Python than the one at hand.
export UV_PROJECT_ENVIRONMENT := $(VENV)
export UV_PYTHON_DOWNLOADS := never

# Programs that tests start need half the time where compiled modules are kept, and so does every process of a run.
unexport PYTHONDONTWRITEBYTECODE

NO_PYTHON = Petri needs Python 3.11 or newer: install it, or name it as in: make run PYTHON=python3.12
NO_VENV = Python cannot make environments here: install the package python3-venv (Debian: apt-get install python3-venv).
NO_NGINX = Tests of the server behind a proxy need nginx: install it with your system's package manager (Debian: apt-get install nginx-light).
NO_POSTGRES = Tests of the database need PostgreSQL: install it with your system's package manager (Debian: apt-get install postgresql), or name its folder in the variable POSTGRES_BIN.
NO_CHROMIUM = Browser tests need Chromium: install it with your system's package manager (Debian: apt-get install chromium), or name one in the variable CHROMIUM.
NO_CHROMEDRIVER = Tests of all engines need ChromeDriver: install it with your system's package manager (Debian: apt-get install chromium-driver).
NO_FIREFOX = Tests of all engines need Firefox: install it with your system's package manager (Debian: apt-get install firefox-esr), or name one in the variable FIREFOX.
NO_WEBKIT = Tests of all engines need WebKitGTK's driver and Xvfb: install them with your system's package manager (Debian: apt-get install webkit2gtk-driver xvfb).
NO_ORCA = The test of what a screen reader says needs Orca, D-Bus and Xvfb: install them with your system's package manager (Debian: apt-get install orca dbus xvfb).

.DEFAULT_GOAL := help
.PHONY: help install run test check mutate lint bench torture pack shots words clean

help:  ## show this list
	@grep -hE '^[a-z]+:.*##' Makefile | sed -E 's/^([a-z]+):[^#]*## */  make \1	/' | expand -t 20

install: $(VENV)/.installed  ## make the environment in .venv and install what the lock file names

run: $(VENV)/.app  ## start the app and open it, or print its address
	@$(BIN)/companion serve $(ARGS)

test: install $(VENV)/.chromium $(VENV)/.postgres  ## run what every change must pass, 15 minutes on two cores (ARGS="tests/rules -x" for some)
	@$(BIN)/pytest -n $(WORKERS) --size=test $(ARGS)

check: install $(VENV)/.chromium $(ENGINES) $(VENV)/.orca $(VENV)/.nginx $(VENV)/.postgres  ## run every test there is (ARGS="--part=browser" for some)
	@$(BIN)/pytest -n $(WORKERS) $(ARGS)

mutate: install  ## change rules, table and party a little and list what no test notices (ARGS="companion.table.*")
	@$(BIN)/uv sync --quiet --frozen --extra web --group mutate --python $(BIN)/python
	@$(BIN)/python -m tests.mutate $(ARGS)
	@$(BIN)/python -m tests.mutate rooms

lint: install  ## check style and types
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/pyright

bench: install $(VENV)/.chromium $(ENGINES) $(VENV)/.nginx $(VENV)/.postgres  ## measure the figures that are promised (ARGS="startup taps" for some)
	@$(BIN)/python -m tests.bench $(ARGS)

torture: install $(VENV)/.nginx $(VENV)/.postgres  ## kill it, cut its power, feed it rubbish, for 10 minutes (MINUTES=60 ARGS="kills phones")
	@$(BIN)/python -m tests.torture --minutes $(MINUTES) $(ARGS)

pack: $(VENV)/.app  ## build the installable web app in build/site (ARGS="--out DIR --brotli")
	@$(BIN)/companion pack $(ARGS)

shots: install $(VENV)/.chromium  ## write pictures of every screen
	@$(BIN)/python -m tests.shots $(ARGS)

words: install  ## list what a translation lacks, with comments, pictures and widths (ARGS="pt-BR" for one)
	@$(BIN)/python -m tests.words $(ARGS)

clean:  ## remove the environment and everything that was built
	rm -rf $(VENV) build dist mutants .pytest_cache .ruff_cache .hypothesis .benchmarks

$(VENV)/.made:
	@command -v $(PYTHON) >/dev/null || { echo "$(NO_PYTHON)"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "$(NO_PYTHON)"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || .ci/apt-install python3-venv "$(NO_VENV)"
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r .ci/uv.txt
	@touch $@

$(VENV)/.installed: $(VENV)/.made pyproject.toml uv.lock
	@$(BIN)/uv sync --quiet --frozen --extra web --python $(BIN)/python
	@touch $@

# Who plays needs no tools for developing; who has them keeps them.
$(VENV)/.app: $(VENV)/.made pyproject.toml uv.lock
	@if [ -e $(VENV)/.installed ]; then $(MAKE) --no-print-directory $(VENV)/.installed; \
	else $(BIN)/uv sync --quiet --frozen --extra web --no-dev --python $(BIN)/python; fi
	@touch $@

$(VENV)/.chromium: $(VENV)/.installed
	@$(BIN)/python -m tests.browser.chromium || .ci/apt-install chromium "$(NO_CHROMIUM)"
	@touch $@

$(VENV)/.chromedriver: $(VENV)/.chromium
	@$(BIN)/python -m tests.engines.engines chromium || .ci/apt-install chromium-driver "$(NO_CHROMEDRIVER)"
	@touch $@

$(VENV)/.firefox: $(VENV)/.installed
	@$(BIN)/python -m tests.engines.engines firefox || .ci/apt-install firefox-esr "$(NO_FIREFOX)"
	@touch $@

$(VENV)/.webkit: $(VENV)/.installed
	@$(BIN)/python -m tests.engines.engines webkit || .ci/apt-install "webkit2gtk-driver xvfb" "$(NO_WEBKIT)"
	@touch $@

$(VENV)/.orca: $(VENV)/.installed
	@$(BIN)/python -m tests.engines.orca || .ci/apt-install "orca dbus xvfb" "$(NO_ORCA)"
	@touch $@

$(VENV)/.nginx: $(VENV)/.installed
	@$(BIN)/python -m tests.nginx || .ci/apt-install nginx-light "$(NO_NGINX)"
	@touch $@

$(VENV)/.postgres: $(VENV)/.installed
	@$(BIN)/python -m tests.postgres || .ci/apt-install postgresql "$(NO_POSTGRES)"
	@touch $@
