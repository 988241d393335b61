# Sourced by ./test: what the checks of the page need.

page_tools() {
    .venv/bin/npm ci --prefix tools/page --silent --no-audit --no-fund
}
