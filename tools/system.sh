# Sourced by ./test: programs of the system's packages that tests run: a browser, proxies, systemd's checker.

system_programs() {
    missing=
    for pair in chromium:chromium haproxy:haproxy nginx:nginx-light caddy:caddy openssl:openssl systemd-analyze:systemd; do
        PATH="$PATH:/usr/sbin" command -v "${pair%:*}" >/dev/null 2>&1 || missing="$missing ${pair#*:}"
    done
    [ -n "$missing" ] || return 0
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        echo "Installing for the tests, once:$missing …" >&2
        # shellcheck disable=SC2086 # several packages
        { apt-get update -qq && apt-get install -y -qq --no-install-recommends $missing; } >/dev/null
    else
        echo "Some tests need more of the system: on Debian, apt-get install$missing" >&2
        [ "${CI:-}" != true ] || exit 1
    fi
}
