"""The examples for researchers: a network learns to beat random play; the notebook runs from top to bottom;
the citation names this version."""

import importlib.util
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ninelives

EXAMPLES = Path(__file__).parents[3] / "examples"


@pytest.fixture(scope="module")
def learn() -> Any:
    spec = importlib.util.spec_from_file_location("learn", EXAMPLES / "learn.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["learn"] = module  # dataclasses look themselves up there
    spec.loader.exec_module(module)
    return module


def run(learn: Any, monkeypatch: pytest.MonkeyPatch, path: Path, *arguments: str) -> dict[str, Any]:
    monkeypatch.setattr(sys, "argv", ["learn.py", *arguments, "--json", str(path), "--picture", f"{path}.svg"])
    learn.main()
    figures: dict[str, Any] = json.loads(path.read_text())
    return figures


def test_after_a_few_updates_the_learner_beats_random_players(
    learn: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    options = ["--game", "catbox", "--updates", "10", "--games", "120"]
    figures = run(learn, monkeypatch, tmp_path / "curve.json", *options)
    before, after = (figures["curve"][k]["results"]["random"] for k in (0, -1))
    assert after["reward"] - after["interval"] > 0
    assert after["reward"] - before["reward"] > after["interval"] + before["interval"]
    assert figures["thumb against random"]["reward"] > before["reward"]
    assert "<svg" in (tmp_path / "curve.json.svg").read_text()
    assert capsys.readouterr().out.count("against thumb") == len(figures["curve"])


@pytest.mark.parametrize("game", ninelives.GAMES)
def test_a_seed_and_a_number_of_updates_are_a_run(
    learn: Any, game: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(learn, "LANES", 4)
    runs = []
    for seed in (3, 3, 4):
        options = ["--game", game, "--players", "3", "--updates", "3", "--games", "9", "--seed", str(seed)]
        figures = run(learn, monkeypatch, tmp_path / "curve.json", *options)
        runs.append([(point["updates"], point["games"], point["results"]) for point in figures["curve"]])
    assert runs[0] == runs[1] != runs[2]


def test_the_gradient_is_that_of_the_loss(learn: Any) -> None:
    """What is written by hand in `error` agrees with differences of the loss that PPO's authors give."""
    luck = np.random.default_rng(5)
    rows, actions = 6, 4
    outputs = luck.normal(size=(rows, actions + 1))
    mask = luck.random((rows, actions)) < 0.7
    mask[:, 0] = True
    action = np.zeros(rows, np.int64)
    log = learn.logs(outputs, mask)[:, 0] + luck.normal(0, 0.3, rows)
    some = learn.Samples(outputs, mask, action, log, luck.normal(size=rows), luck.normal(size=rows), action)

    def loss(outputs: Any) -> float:
        logs = learn.logs(outputs, mask)
        ratio = np.exp(logs[:, 0] - some.log)
        clipped = np.clip(ratio, 1 - learn.TRUST, 1 + learn.TRUST)
        policy = np.minimum(ratio * some.advantage, clipped * some.advantage)
        entropy = -np.where(mask, np.exp(logs) * logs, 0).sum(1)
        value = (outputs[:, -1] - some.target) ** 2 / 2
        return float((value - policy - learn.CURIOSITY * entropy).mean())

    found = learn.error(outputs, some)
    for place in np.ndindex(outputs.shape):
        step = np.zeros_like(outputs)
        step[place] = 1e-6
        assert found[place] == pytest.approx((loss(outputs + step) - loss(outputs - step)) / 2e-6, abs=1e-6)


def test_the_version_to_cite_is_this_one() -> None:
    assert f"\nversion: {ninelives.__version__}\n" in (EXAMPLES.parent / "CITATION.cff").read_text()


def test_the_notebook_runs() -> None:
    notebook = json.loads((EXAMPLES / "tour.ipynb").read_text())
    names: dict[str, Any] = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            assert cell["outputs"] == [] and cell["execution_count"] is None
            exec("".join(cell["source"]), names)
    assert names["share"] > 0
