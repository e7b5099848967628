"""What a run is made of, read from a TOML file; a word that is unknown is refused."""

from __future__ import annotations

import tomllib
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, Final, TypeVar

from training.selfplay.lanes import ROLES

LEARNER: Final = "learner"


@dataclass(frozen=True)
class GameKind:
    """Games of one line-up; the players take their seats in another order in each game."""

    share: float  # of all rows, relative to the shares of the other kinds
    players: tuple[str, ...]  # "learner", "earlier" (an earlier network) or the name of a level

    @property
    def name(self) -> str:
        counted = {role: self.players.count(role) for role in ROLES if role in self.players}
        return "+".join(f"{number}_{role}" for role, number in counted.items())


@dataclass(frozen=True)
class Variants:
    """How likely a game has each variant."""

    quick_start: float = 0.0
    bonanza: float = 0.0  # where the edition has it
    open_money: float = 0.0


@dataclass(frozen=True)
class Size:
    """Of the network."""

    width: int = 1024
    blocks: int = 2


@dataclass(frozen=True)
class Collecting:
    """Worker processes and the games they play: workers x groups x lanes at once."""

    workers: int = 14
    groups: int = 4  # while the network answers for one, the workers are busy with the others
    lanes: int = 96
    steps: int = 80  # rows of each lane in a rollout


@dataclass(frozen=True)
class Learning:
    """PPO. Pairs are the values at the beginning and at the end of a run."""

    learning_rate: tuple[float, float] = (3e-4, 3e-5)
    entropy: tuple[float, float] = (0.008, 0.001)
    points: tuple[float, float] = (0.01, 0.0)  # what a point ahead of the mean counts, beside 1 for the victory
    trace: float = 0.96  # lambda, from one decision of a seat to its next
    clip: float = 0.2
    epochs: int = 2
    minibatch: int = 16384
    win_loss: float = 0.5
    points_loss: float = 0.1
    gradient_norm: float = 0.6
    weight_decay: float = 1e-3
    kl_limit: float = 0.05  # a minibatch above it ends the learning from a rollout
    warm_up: int = 60  # updates in which the learning rate rises
    heads_alone: int = 0  # updates before them in which only win chances and points are learned


@dataclass(frozen=True)
class Earlier:
    """The networks that "earlier" players play by: some given, some kept from this run."""

    networks: tuple[str, ...] = ()
    snapshots: int = 1
    every_seconds: float = 240.0


@dataclass(frozen=True)
class Match:
    """One seat of the network against bots in all others, in every edition."""

    opponent: str  # a name that goa.bots knows, or the path of a network
    seats: int
    games: int
    search: str = ""  # so many seconds for a choice, as the level governor; without it the network alone


@dataclass(frozen=True)
class Config:
    """A run."""

    seed: int
    seconds: float
    games: tuple[GameKind, ...]
    start: str = ""  # a network to begin with; paths are relative to the configuration
    editions: tuple[str, ...] = ("2004", "2012")
    report_seconds: float = 20.0
    checkpoint_seconds: float = 60.0
    keep_seconds: float = 300.0  # of these checkpoints a copy stays
    network: Size = Size()
    collect: Collecting = Collecting()
    learn: Learning = Learning()
    earlier: Earlier = Earlier()
    variants: Variants = Variants()
    gauntlet: tuple[Match, ...] = ()
    folder: str = "."

    def path(self, name: str) -> Path:
        return Path(self.folder, name)

    def as_plain(self) -> dict[str, Any]:
        """For provenance, without the folder, which says nothing elsewhere."""
        return {name: value for name, value in asdict(self).items() if name != "folder"}


Made = TypeVar("Made")
_SECTIONS: Final[dict[str, type[Any]]] = {
    "network": Size,
    "collect": Collecting,
    "learn": Learning,
    "earlier": Earlier,
    "variants": Variants,
}


def read_config(path: Path) -> Config:
    """The configuration in a file, or a ValueError that says what is wrong with it."""
    content = tomllib.loads(path.read_text("utf-8"))
    for name, section in _SECTIONS.items():
        if name in content:
            content[name] = _made(section, content[name], f"{path}: [{name}]")
    content["games"] = tuple(_made(GameKind, entry, f"{path}: [[games]]") for entry in content.get("games", ()))
    content["gauntlet"] = tuple(_made(Match, entry, f"{path}: [[gauntlet]]") for entry in content.get("gauntlet", ()))
    config = _made(Config, {**content, "folder": str(path.parent)}, str(path))
    for kind in config.games:
        _check(kind, str(path))
    if not config.games:
        raise ValueError(f"{path}: expected at least one kind of [[games]]")
    return config


def _made(kind: type[Made], words: dict[str, Any], where: str) -> Made:
    known = {field.name for field in fields(kind)}  # type: ignore[arg-type]  # only called with dataclasses
    unknown = sorted(set(words) - known)
    if unknown:
        raise ValueError(f"{where}: expected only {', '.join(sorted(known))}; found {', '.join(unknown)}")
    plain = {name: tuple(value) if isinstance(value, list) else value for name, value in words.items()}
    try:
        return kind(**plain)
    except TypeError as problem:
        raise ValueError(f"{where}: {problem}") from None


def _check(kind: GameKind, where: str) -> None:
    for role in kind.players:
        if role not in ROLES:
            raise ValueError(f"{where}: expected players of {', '.join(ROLES)}; found {role}")
    if LEARNER not in kind.players:
        raise ValueError(f"{where}: expected a learner in every game; found {', '.join(kind.players)}")
    if kind.share <= 0:
        raise ValueError(f"{where}: expected shares above 0; found {kind.share}")
