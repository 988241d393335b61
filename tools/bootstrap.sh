# Sourced by ./play and ./test: find uv or fetch it into .uv, then make .venv as uv.lock says.
# Arguments of `sync` are passed on to `uv sync`.

# The interpreter itself and not a link or a shim to it (pyenv), which uv takes for another one and makes .venv anew.
python=
for candidate in python3.14 python3.13 python3.12 python3.11 python3; do
    if found=$("$candidate" -c 'import os, sys; sys.version_info < (3, 11) and sys.exit(1); print(os.path.realpath(sys.executable))' 2>/dev/null); then
        python=$found
        break
    fi
done
if [ -z "$python" ]; then
    echo "Nine Lives needs Python 3.11 or newer: install it (on Debian: apt-get install python3) and try again." >&2
    exit 1
fi

if ! command -v uv >/dev/null 2>&1; then
    if [ ! -x .uv/bin/uv ]; then
        echo "Fetching uv into .uv, once …" >&2
        rm -rf .uv
        if ! { "$python" -m venv .uv && .uv/bin/pip --quiet install uv; } >&2; then
            rm -rf .uv
            echo "Could not fetch uv. Is the network there? On Debian, venv needs: apt-get install python3-venv" >&2
            exit 1
        fi
    fi
    PATH="$PWD/.uv/bin:$PATH"
    export PATH
fi

# System certificates (two names, for new and old uv): behind a company's proxy no others will do.
# Bytecode at once: where Python may not write it later, every start would take a second longer.
sync() {
    UV_SYSTEM_CERTS=1 UV_NATIVE_TLS=1 UV_PYTHON="$python" UV_PYTHON_DOWNLOADS=never \
        uv sync --quiet --locked --compile-bytecode "$@"
}
