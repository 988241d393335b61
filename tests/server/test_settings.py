"""Settings: from flags, the environment and a file, in this order; printed, documented, and refused in one line."""

import json
import re
import subprocess
import sys
import tomllib
import urllib.request
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest

from ninelives.games.errors import GameError
from ninelives.server import settings
from ninelives.server.settings import Settings, flag, kinds, load, print_config, value_of, variable
from ninelives.server.workers import of_worker
from ninelives.store.place import without_secrets
from ninelives.text import LANGUAGES, Message, catalogue
from tests.server.test_run import HEADLESS, ROOT, serving

SERVE = (sys.executable, "-m", "ninelives.cli", "serve")


def serve(*args: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [*SERVE, *args], env=HEADLESS | environment, capture_output=True, text=True, timeout=60, check=False
    )


def test_without_anything_the_defaults_hold_and_say_so() -> None:
    found, sources = load({}, {})
    assert found == Settings()
    assert set(sources.values()) == {"default"}


def test_a_flag_counts_before_a_variable_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "cats.toml"
    file.write_text('port = 1\nhost = "file"\npace = 2\n[limits]\ntables = 3\n', encoding="utf-8")
    environ = {"NINELIVES_PORT": "2", "NINELIVES_HOST": "variable", "NINELIVES_CONFIG": str(file)}
    found, sources = load({"port": "3"}, environ)
    assert (found.port, found.host, found.pace, found.limits.tables) == (3, "variable", 2.0, 3)
    assert (sources["port"], sources["host"]) == ("--port", "NINELIVES_HOST")
    assert sources["pace"] == sources["limits.tables"] == str(file)
    other = tmp_path / "other.toml"
    other.write_text("port = 9\n", encoding="utf-8")
    assert load({}, {"NINELIVES_CONFIG": str(file)}, str(other))[0].port == 9


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("limits.tables", " 12 ", 12),
        ("limits.grace_seconds", "0.5", 0.5),
        ("plain_wire", "yes", True),
        ("plain_wire", "FALSE", False),
        ("proxies", "127.0.0.1, 10.0.0.0/8,", ("127.0.0.1/32", "10.0.0.0/8")),
        ("proxies", "", ()),
        ("public_url", "https://example.org/cats/", "https://example.org/cats"),
        ("root_path", "/", ""),
        ("metrics", "[::1]:9100", "[::1]:9100"),
        ("log_format", "json", "json"),
    ],
)
def test_text_of_the_environment_becomes_what_the_setting_is(name: str, text: str, value: Any) -> None:
    assert value_of(load({}, {variable(name): text})[0], name) == value


@pytest.mark.parametrize(
    ("name", "text", "hint"),
    [
        ("port", "65536", "whole number from 0 to 65535"),
        ("port", "", "whole number"),
        ("port", "1.5", "whole number"),
        ("pace", "nan", "number from 0 to 60"),
        ("pace", "inf", "number from 0 to 60"),
        ("limits.tables", "-1", "whole number from 0"),
        ("workers", "0", "whole number from 1"),
        ("plain_wire", "maybe", "true or false"),
        ("log_level", "loud", "debug, info, warning, error"),
        ("proxies", "10.0.0.1/8", "networks"),
        ("public_url", "cats.example", "https://"),
        ("public_url", "https://cats.example/?a", "https://"),
        ("root_path", "cats", "/cats"),
        ("metrics", "127.0.0.1:70000", "127.0.0.1:9100"),
    ],
)
def test_what_a_setting_cannot_be_is_refused_with_its_name_its_source_and_what_it_can_be(
    name: str, text: str, hint: str
) -> None:
    with pytest.raises(GameError) as raised:
        load({}, {variable(name): text})
    for language in LANGUAGES:
        told = raised.value.text(catalogue(language))
        assert name in told
        assert variable(name) in told
        assert f"{text}”" in told or f"{text}“" in told or f"{text} »" in told
    assert hint in str(raised.value)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ('port = "80"', "port"),
        ("port = true", "port"),
        ("plain_wire = 1", "plain_wire"),
        ("host = 3", "host"),
        ('proxies = "127.0.0.1"', "proxies"),
        ("workers = 1.5", "workers"),
        ("proxies = [1]", "proxies"),
        ("[limits]\ntables = 1.5", "limits.tables"),
        ("prot = 1", "prot"),
        ("limits = 3", "limits"),
        ("[limits]\ntable = 1", "limits.table"),
        ("[cats]\nport = 1", "cats"),
        ("port = 1\nport = \n", "line 2"),
    ],
)
def test_a_file_with_wrong_types_unknown_names_or_no_sense_is_refused(tmp_path: Path, text: str, name: str) -> None:
    file = tmp_path / "cats.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(GameError, match=re.escape(name)) as raised:
        load({}, {}, str(file))
    assert "cats.toml" in str(raised.value.message.args)


def test_a_variable_that_is_no_setting_is_refused_with_the_one_that_may_be_meant() -> None:
    with pytest.raises(GameError, match=r"NINELIVES_PROT.*NINELIVES_PORT"):
        load({}, {"NINELIVES_PROT": "1"})
    load({}, {"NINELIVES_PLAIN_COMPILER": "1", "PORT": "x"})


def test_secrets_are_not_repeated() -> None:
    environ = {
        "NINELIVES_DB": "postgresql://me:geheim@db/cats?sslmode=require&password=pst",
        "NINELIVES_TOKEN": "x" * 20,
    }
    printed = print_config(*load({}, environ), catalogue("en"))
    assert '# token = "…"  # NINELIVES_TOKEN; a secret is set, but not shown here' in printed.splitlines()
    assert "geheim" not in printed
    assert "pst" not in printed
    assert "xxxx" not in printed
    assert 'db = "postgresql://me@db/cats?sslmode=require"  # NINELIVES_DB' in printed
    with pytest.raises(GameError) as raised:
        load({"token": "geheim"}, {})
    assert "geheim" not in str(raised.value)


@pytest.mark.parametrize(
    "db",
    [
        "postgresql://me:geheim@db/cats",
        "postgresql://me:geheim?geheim@db/cats",
        "postgresql://me:geheim/geheim#@db/cats?sslmode=require",
        "postgresql://me:x@geheim@db/cats",
        "postgresql://me:x@geheim?y@db/cats",
        "postgresql://db/cats?user=me&Password=geheim",
        "postgresql://me@db/cats?password=x@geheim",
    ],
)
def test_no_part_of_a_password_is_shown(db: str) -> None:
    """Whichever signs it is made of."""
    assert "geheim" not in print_config(*load({"db": db}, {}), catalogue("en"))
    assert "geheim" not in without_secrets(db)
    assert "db/cats" in without_secrets(db) or "…" in without_secrets(db)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_secret_that_is_not_set_says_what_that_means(language: str) -> None:
    words = catalogue(language)
    (line,) = [line for line in print_config(*load({}, {}), words).splitlines() if "token" in line]
    assert line == f'token = ""  # {words.say(Message("config-default"))}; {words.say(Message("config-unset"))}'


def test_what_is_printed_is_a_file_that_gives_the_same_settings(tmp_path: Path) -> None:
    flags = {"proxies": "10.0.0.0/8", "plain_wire": True, "db": 'a "b" \\ ü\x7f.db', "limits.tables": "5"}
    before, sources = load(flags, {})
    file = tmp_path / "printed.toml"
    file.write_text(print_config(before, sources, catalogue("en")), encoding="utf-8")
    assert load({}, {}, str(file))[0] == before
    assert "tables = 5  # --limits-tables" in file.read_text(encoding="utf-8")


def test_the_command_prints_and_refuses(tmp_path: Path) -> None:
    printed = serve("--print-config", "--lan", NINELIVES_PACE="0.5")
    assert (printed.returncode, printed.stderr) == (0, "")
    found = tomllib.loads(printed.stdout)
    assert (found["host"], found["pace"]) == ("0.0.0.0", 0.5)
    for args, environment in (
        (["--port", "x"], {}),
        (["--config", "no.toml"], {}),
        ([], {"NINELIVES_LIMITS_TABLES": "x"}),
    ):
        refused = serve("--no-browser", *args, **environment)
        assert (refused.returncode, refused.stdout) == (2, "")
        assert len(refused.stderr.splitlines()) == 1


def test_a_server_keeps_to_what_file_and_environment_say(tmp_path: Path) -> None:
    file = tmp_path / "cats.toml"
    file.write_text("[limits]\ntables = 1\n", encoding="utf-8")
    with serving(tmp_path / "a.db", NINELIVES_CONFIG=str(file), NINELIVES_HOST="127.0.0.2") as (_, url):
        assert url.startswith("http://127.0.0.2:")
        wish = json.dumps(
            {"game": json.load(urllib.request.urlopen(f"{url}api/games", timeout=20))[0]["name"]}
        ).encode()
        with urllib.request.urlopen(f"{url}api/tables", wish, timeout=60) as answer:
            assert answer.status == 201
        with pytest.raises(HTTPError, match="503") as refused:
            urllib.request.urlopen(f"{url}api/tables", wish, timeout=60)
        refused.value.close()


def test_export_looks_where_the_environment_says(tmp_path: Path) -> None:
    missing = str(tmp_path / "missing.db")
    command = [sys.executable, "-m", "ninelives.cli", "export", str(tmp_path / "games")]
    run = subprocess.run(
        command, env=HEADLESS | {"NINELIVES_DB": missing}, capture_output=True, text=True, timeout=60, check=False
    )
    assert run.returncode == 2
    assert missing in run.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_says_what_it_is_for(language: str) -> None:
    words = catalogue(language)
    assert [name for name in kinds() if not words.has(message(name))] == []


def message(name: str) -> str:
    return f"setting-{name.replace('.', '-').replace('_', '-')}"


def row(name: str) -> str:
    """One setting as docs/configuration.md has it."""
    about = catalogue("en").say(Message(message(name)))
    default = settings.toml(value_of(Settings(), name))
    return f"| `{name}` | `{flag(name)}` | `{variable(name)}` | `{default}` | {about} |"


def test_the_documentation_lists_all_settings_as_they_are() -> None:
    lines = (ROOT / "docs" / "configuration.md").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if line.startswith("| `")] == [row(name) for name in kinds()]


@pytest.mark.parametrize("text", ["0.0.0.0", "10.0.0.1:port", "10.0.0.1:99999", "a b", "::1", "http://10.0.0.1"])
def test_a_private_address_that_others_cannot_use_is_refused(text: str) -> None:
    with pytest.raises(GameError) as caught:
        load({"private": text}, {}, "")
    assert caught.value.message.id == "bad-setting"


@pytest.mark.parametrize("text", ["", "10.0.0.1", "10.0.0.1:7000", "host.internal"])
def test_a_private_address_is_a_host_with_or_without_a_port(text: str) -> None:
    assert load({"private": text}, {}, "")[0].private == text


def test_several_processes_do_not_ask_for_the_same_ports() -> None:
    chosen = Settings(workers=2, metrics="127.0.0.1:9100", private="10.0.0.1:7000")
    found = [of_worker(chosen, n) for n in range(2)]
    assert [one.metrics for one in found] == ["127.0.0.1:9100", "127.0.0.1:9101"]
    assert [one.private for one in found] == ["10.0.0.1", "10.0.0.1"]
