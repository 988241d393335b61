"""Run the command `ninelives`."""

import argparse
import asyncio
import contextlib
import os
import random
import sys
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import ninelives
from ninelives import GAMES, bots
from ninelives.bots.characters import LONGEST_PACE
from ninelives.games.errors import GameError
from ninelives.games.meta import Meta, whole_number
from ninelives.server import settings
from ninelives.text import LANGUAGES, Catalogue, Message, Say, catalogue

USAGE_ERROR = 2
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code; errors of the user are told in one line.

    >>> main(["--lang", "en", "record", "--game", "chess"])
    2
    """
    words = catalogue(_language(sys.argv[1:] if argv is None else argv))
    args = _parser(words).parse_args(argv)
    try:
        if args.run in (_terminal, _record, _replay, _arena, _serve, _import, _check):
            _tell_lost_cache(words)
        result: int = args.run(args, words)
    except GameError as error:
        print(f"ninelives: {error.text(words)}", file=sys.stderr)
        return USAGE_ERROR
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # somebody piped us into `head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return result


def _tell_lost_cache(words: Catalogue) -> None:
    """Say why everything will take longer, where compiled code cannot be kept."""
    from ninelives.games.compiler import keeps

    if not keeps():
        print("ninelives:", words.say(Message("cli-lost-cache")), file=sys.stderr)


def _language(argv: Sequence[str]) -> str:
    """Return the language asked for, else that of the environment, else English."""
    early = argparse.ArgumentParser(add_help=False, allow_abbrev=False)  # else it would take `--lan` for `--lang`
    early.add_argument("--lang", choices=LANGUAGES)
    found = early.parse_known_args([arg for arg in argv if arg not in ("-h", "--help")])[0].lang
    here = (os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "")[:2]
    return found or (here if here in LANGUAGES else "en")


def _parser(words: Catalogue) -> argparse.ArgumentParser:
    def say(message_id: str, **args: Any) -> str:
        return words.say(Message(message_id, args))

    languages = ", ".join(LANGUAGES)
    parser = argparse.ArgumentParser(prog="ninelives", description=say("cli-about"))
    parser.add_argument("--lang", choices=LANGUAGES, help=say("cli-lang", valid=languages))
    parser.add_argument("--version", action="version", version=ninelives.__version__, help=say("cli-version"))
    shared = argparse.ArgumentParser(add_help=False)
    shared.add_argument("--lang", choices=LANGUAGES, help=say("cli-lang", valid=languages))
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for add in (_add_play_commands, _add_server_commands, _add_database_commands, _add_house_commands):
        add(commands, shared, say)
    return parser


def _add_play_commands(commands: Any, shared: argparse.ArgumentParser, say: Say) -> None:
    """Add what plays games here."""
    games = ", ".join(GAMES)
    deal = argparse.ArgumentParser(add_help=False)  # the options of all commands that deal games
    deal.add_argument("--players", type=int, help=say("cli-players"))
    deal.add_argument("--seed", type=int, help=say("cli-seed"))
    deal.add_argument("--bots", help=say("cli-bots", valid=", ".join(bots.names())))
    deal.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("cli-option"))

    command = commands.add_parser("terminal", parents=[shared, deal], help=say("cli-terminal"))
    command.add_argument("game", nargs="?", help=say("cli-game-optional", valid=games))
    command.add_argument("--pace", type=partial(_pace, say), default=1.0, help=say("cli-pace"))
    command.set_defaults(run=_terminal, usual_bots="thumb")

    command = commands.add_parser("record", parents=[shared, deal], help=say("cli-record"))
    command.add_argument("--game", required=True, help=say("cli-game", valid=games))
    command.add_argument("--output", help=say("cli-output"))
    command.set_defaults(run=_record, usual_bots="random")

    command = commands.add_parser("replay", parents=[shared], help=say("cli-replay"))
    command.add_argument("file", help=say("cli-file"))
    command.add_argument("--seat", help=say("cli-seat"))
    command.set_defaults(run=_replay)

    command = commands.add_parser("arena", parents=[shared, deal], help=say("cli-arena"))
    command.add_argument("game", help=say("cli-game", valid=games))
    command.add_argument("--games", type=int, default=400, help=say("cli-games"))
    command.add_argument("--duel", action="store_true", help=say("cli-duel"))
    command.add_argument("--report", metavar="FILE", help=say("cli-report"))
    command.add_argument("--json", metavar="FILE", help=say("cli-json"))
    command.add_argument("--log", metavar="FILE", help=say("cli-log"))
    command.set_defaults(run=_arena, usual_bots="search,thumb")


def _add_server_commands(commands: Any, shared: argparse.ArgumentParser, say: Say) -> None:
    """Add what serves tables, and keeps their games."""
    config = _config_parser(say)
    command = commands.add_parser("serve", parents=[shared, config], help=say("cli-serve"))
    limits = command.add_argument_group(say("cli-limits"))
    for name in settings.kinds():
        _add_setting(limits if name.startswith("limits.") else command, name, say)
    all_addresses = {"const": "0.0.0.0", "dest": "host", "default": argparse.SUPPRESS}
    command.add_argument("--lan", action="store_const", **all_addresses, help=say("cli-lan"))
    command.add_argument("--no-browser", action="store_true", help=say("cli-no-browser"))
    command.add_argument("--print-config", action="store_true", help=say("cli-print-config"))
    command.set_defaults(run=_serve)

    command = commands.add_parser("export", parents=[shared, config], help=say("cli-export"))
    command.add_argument("folder", nargs="?", default="games", help=say("cli-folder"))
    _add_setting(command, "db", say)
    command.set_defaults(run=_export)

    command = commands.add_parser("import", parents=[shared, config], help=say("cli-import"))
    command.add_argument("files", nargs="+", metavar="file", help=say("cli-file"))
    _add_setting(command, "db", say)
    command.set_defaults(run=_import)


def _config_parser(say: Say) -> argparse.ArgumentParser:
    """Make what all commands share that need the settings of a server."""
    config = argparse.ArgumentParser(add_help=False)
    config.add_argument("--config", default="", metavar="FILE", help=say("cli-config"))
    return config


def _add_setting(command: Any, name: str, say: Say) -> None:
    """Add the flag of a setting. What is not given stays out of the arguments: then others say what it is."""
    kind = settings.kinds()[name]
    more: dict[str, Any] = {"dest": name, "default": argparse.SUPPRESS}
    if kind.type is bool:
        more["action"] = argparse.BooleanOptionalAction
    else:
        more["metavar"] = f"{{{','.join(kind.choices)}}}" if kind.choices else name.rpartition(".")[2].upper()
    told = say(f"setting-{name.replace('.', '-').replace('_', '-')}")
    command.add_argument(settings.flag(name), help=told, **more)


def _settings(args: argparse.Namespace) -> tuple[settings.Settings, dict[str, str]]:
    """Return what flags, environment and file say together, and where each is from."""
    return settings.load(vars(args), os.environ, args.config)


def _add_database_commands(commands: Any, shared: argparse.ArgumentParser, say: Say) -> None:
    """Add what looks after the database of a server."""
    config = _config_parser(say)
    command = commands.add_parser("backup", parents=[shared, config], help=say("cli-backup"))
    command.add_argument("file", help=say("cli-backup-file"))
    _add_setting(command, "db", say)
    command.add_argument("--force", action="store_true", help=say("cli-backup-force"))
    command.set_defaults(run=_backup)

    command = commands.add_parser("restore", parents=[shared, config], help=say("cli-restore"))
    command.add_argument("file", help=say("cli-restore-file"))
    _add_setting(command, "db", say)
    command.add_argument("--force", action="store_true", help=say("cli-restore-force"))
    command.set_defaults(run=_restore)

    command = commands.add_parser("doctor", parents=[shared, config], help=say("cli-doctor"))
    _add_setting(command, "db", say)
    command.add_argument("--url", default="", help=say("cli-url"))
    command.set_defaults(run=_doctor)


def _add_house_commands(commands: Any, shared: argparse.ArgumentParser, say: Say) -> None:
    """Add what looks after the games themselves."""
    command = commands.add_parser("warmup", parents=[shared], help=say("cli-warmup"))
    command.set_defaults(run=_warmup)

    command = commands.add_parser("check", parents=[shared], help=say("cli-check"))
    command.add_argument("game", help=say("cli-game", valid=", ".join(GAMES)))
    command.add_argument("--quick", action="store_true", help=say("cli-quick"))
    command.set_defaults(run=_check)


def _pace(say: Say, text: str) -> float:
    """Read how long bots think, in multiples of a person's time: not negative, not for ever."""
    with contextlib.suppress(ValueError):
        pace = float(text)
        if 0 <= pace <= LONGEST_PACE:
            return pace
    raise argparse.ArgumentTypeError(say("cli-bad-pace", most=LONGEST_PACE))


def _options(args: argparse.Namespace, name: str) -> dict[str, Any]:
    options = {}
    known = {option.name: option for option in ninelives.games.rulebook(name).meta.options}
    for text in args.option:
        key, equals, value = text.partition("=")
        if not equals:
            raise GameError("cli-bad-option", text=text)
        options[key] = known[key].parse(value) if key in known else value
    return options


def _meta(args: argparse.Namespace, name: str) -> Meta:
    """Return the static facts of a game, and let as many play as are asked for, or as usually do."""
    meta = ninelives.games.rulebook(name).meta
    args.players = meta.usual_players if args.players is None else args.players
    meta.check_players(args.players)
    return meta


def _new_game(args: argparse.Namespace, name: str, names: list[str] | None = None) -> Any:
    return ninelives.new(name, args.players, seed=args.seed, names=names, **_options(args, name))


def _bot_names(args: argparse.Namespace, count: int) -> list[str]:
    """Return as many bots as needed; the names given are repeated in order."""
    names = _names(args)
    if len(names) > count:
        raise GameError("cli-too-many-bots", names=names, count=count)
    return [names[n % len(names)] for n in range(count)]


def _names(args: argparse.Namespace) -> list[str]:
    """Return the bots asked for; a level given by its number gets its full name."""
    names = [name.strip() for name in (args.usual_bots if args.bots is None else args.bots).split(",")]
    return [f"level{name}" if name.isdecimal() and bots.level_of(name) else name for name in names]


def _make_bots(args: argparse.Namespace, game: str, count: int) -> list[bots.Bot]:
    luck = random.Random(args.seed)
    return [bots.make(name, game, luck.getrandbits(64)) for name in _bot_names(args, count)]


def _terminal(args: argparse.Namespace, words: Catalogue) -> int:
    from ninelives import terminal
    from ninelives.bots.warmup import steps
    from ninelives.text.patience import patience

    def start(keyboard: terminal.Keyboard) -> terminal.Terminal:
        name = args.game or terminal.choose_game(words, keyboard, GAMES)
        meta = _meta(args, name)
        meta.encode_options(_options(args, name), args.players)
        players = _make_bots(args, name, args.players - 1)
        cast = terminal.introduce(_bot_names(args, args.players - 1), random.Random(args.seed))
        with patience(words, meta.title, sys.stdout):
            game = _new_game(args, name, [terminal.PERSON, *(character.name for character in cast)])
            for step in steps(name, _bot_names(args, args.players - 1)):
                step()
        return terminal.Terminal(game, players, cast, words, keyboard, args.pace)

    return terminal.run(words, start)


def _replay(args: argparse.Namespace, words: Catalogue) -> int:
    game = ninelives.load(_read(args.file))
    seat = _seat(args.seat, game.names)
    for event in game.story() if seat is None else game.events(seat):
        print(words.say(event, game.names))
    if not game.over:
        print(words.say(Message("cli-not-over")))
    return 0


def _read(file: str) -> str:
    try:
        return sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise GameError("cli-no-file", file=file, reason=reason) from error


def _seat(text: str | None, names: list[str]) -> int | None:
    if text is None:
        return None
    if text in names:
        return names.index(text)
    number = whole_number(text)
    if number is not None and number < len(names):
        return number
    raise GameError("cli-bad-seat", name=text, names=names)


def _record(args: argparse.Namespace, words: Catalogue) -> int:
    _meta(args, args.game)
    game = _new_game(args, args.game)
    players = _make_bots(args, args.game, args.players)
    while not game.over:
        seat = game.actors[0]
        game.act(seat, players[seat].act(bots.look(game, seat)))
    if args.output:
        _write(args.output, game.transcript())
    else:
        print(game.transcript(), end="")
    return 0


def _write(file: str, text: str) -> None:
    try:
        Path(file).write_text(text, encoding="utf-8")
    except OSError as error:
        raise GameError("cli-no-output", file=file, reason=error.strerror or str(error)) from error


def _arena(args: argparse.Namespace, words: Catalogue) -> int:
    from ninelives.arena import Match, duel, run

    _meta(args, args.game)
    lineups = duel(_names(args), args.players) if args.duel else [_bot_names(args, args.players)]
    deals = -(-args.games // args.players)
    options = _options(args, args.game)
    matches = [Match(args.game, lineup, deals, args.seed or 0, options) for lineup in lineups]
    return run(matches, args.log, args.json, args.report, words)


def _serve(args: argparse.Namespace, words: Catalogue) -> int:
    from ninelives.server.run import run

    chosen, sources = _settings(args)
    if args.print_config:
        print(settings.print_config(chosen, sources, words), end="")
        return 0
    return run(chosen, words, browse=not args.no_browser)


def _export(args: argparse.Namespace, words: Catalogue) -> int:
    from ninelives.server.archive import finished_games

    found = asyncio.run(finished_games(_settings(args)[0].db))
    folder = Path(args.folder)
    for name, transcript in found.transcripts.items():
        _keep(folder / f"{name}.txt", transcript)
    print(words.say(Message("cli-exported", {"count": len(found.transcripts), "folder": str(folder)})))
    if found.running:
        print(words.say(Message("cli-not-exported", {"count": found.running})))
    for code, error in found.unreadable.items():
        print(f"ninelives: {code}: {error.text(words)}", file=sys.stderr)
    return USAGE_ERROR if found.unreadable else 0


def _keep(path: Path, text: str) -> None:
    """Write a file, but not over another game."""
    if path.exists() and _read(str(path)) != text:
        raise GameError("cli-other-game", file=path.name)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise GameError("cli-no-output", file=str(path), reason=error.strerror or str(error)) from error
    _write(str(path), text)


def _import(args: argparse.Namespace, words: Catalogue) -> int:
    """Import all files or none: each is replayed before anything is written."""
    from ninelives.server.archive import add_games

    games = []
    for file in args.files:
        try:
            games.append(ninelives.load(_read(file)))
            if not games[-1].over:
                raise GameError("cli-not-over")
        except GameError as error:
            print(f"ninelives: {file}: {error.text(words)}", file=sys.stderr)
            return USAGE_ERROR
    for file, code in zip(args.files, asyncio.run(add_games(_settings(args)[0].db, games)), strict=True):
        print(words.say(Message("cli-imported", {"file": file, "code": code})))
    return 0


def _backup(args: argparse.Namespace, words: Catalogue) -> int:
    from ninelives.server.upkeep import write_backup

    return write_backup(_settings(args)[0].db, args.file, args.force, words)


def _restore(args: argparse.Namespace, words: Catalogue) -> int:
    from ninelives.server.upkeep import read_backup

    return read_backup(_settings(args)[0].db, args.file, args.force, words)


def _doctor(args: argparse.Namespace, words: Catalogue) -> int:
    """Tell how a server is."""
    from ninelives.server.doctor import run

    return run(_settings(args)[0].db, args.url, words)


def _warmup(args: argparse.Namespace, words: Catalogue) -> int:
    """Compile everything that tables, bots and environments need."""
    from ninelives.bots.warmup import steps
    from ninelives.envs.role import playable
    from ninelives.envs.warmup import steps as steps_of_environments
    from ninelives.games.compiler import keeps

    if not keeps():
        raise GameError("cli-no-cache")
    began = time.monotonic()
    for name in GAMES:
        todo = [*steps(name), *(steps_of_environments(name) if name in playable() else [])]
        for done, step in enumerate(todo):
            if sys.stdout.isatty():  # the log of a service or of a container's build is for what is done
                line = words.say(Message("cli-warming", {"game": name, "done": done, "total": len(todo)}))
                print(f"\r{line:<60}\r", end="", flush=True)
            step()
    line = words.say(Message("cli-warm", {"seconds": round(time.monotonic() - began)}))
    print(f"{line:<60}" if sys.stdout.isatty() else line)
    return 0


def _check(args: argparse.Namespace, words: Catalogue) -> int:
    """Tell whether a game does all that is asked of every game."""
    from ninelives.check.run import run

    return run(args.game, args.quick, words)


if __name__ == "__main__":
    sys.exit(main())
