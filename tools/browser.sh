# Sourced by ./test: what the checks of the page need. Chromium comes from the system's packages.

page_tools() {
    .venv/bin/npm ci --prefix tools/page --silent --no-audit --no-fund
    if ! command -v chromium >/dev/null 2>&1; then
        if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
            echo "Installing Chromium for the browser tests, once …" >&2
            { apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium; } >/dev/null
        else
            echo "The browser tests need Chromium: on Debian, apt-get install chromium" >&2
            [ "${CI:-}" != true ] || exit 1
        fi
    fi
}
