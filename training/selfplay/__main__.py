"""Commands: train, evaluate, plot."""

from __future__ import annotations

import argparse
import os
from importlib.util import find_spec
from pathlib import Path

import training.selfplay as package
from training.selfplay.config import Config, read_config


def train(config: Config, out: Path, jobs: int) -> None:
    """The run, then its plots and its gauntlet."""
    from training.selfplay.train import NETWORK, Run  # noqa: PLC0415 - the other commands need no PyTorch

    Run(config, out).go_on()
    if find_spec("matplotlib"):
        plot(out)
    if config.gauntlet:
        evaluate(out / NETWORK, config, jobs, out / "gauntlet.json")


def evaluate(network: Path, config: Config, jobs: int, out: Path | None) -> None:
    from training.selfplay import gauntlet  # noqa: PLC0415 - training loads numpy with its own number of threads

    gauntlet.evaluate(network, config, jobs, out)


def plot(folder: Path) -> None:
    from training.selfplay import plots  # noqa: PLC0415 - matplotlib is not everywhere

    for path in plots.draw(folder):
        print(f"drew {path}")


def main() -> None:
    parser = argparse.ArgumentParser(description=package.__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    training = commands.add_parser("train")
    training.add_argument("configuration", type=Path)
    training.add_argument("--out", type=Path, required=True)
    evaluating = commands.add_parser("evaluate")
    evaluating.add_argument("network", type=Path)
    evaluating.add_argument("configuration", type=Path)
    evaluating.add_argument("--out", type=Path)
    plotting = commands.add_parser("plot")
    plotting.add_argument("folder", type=Path)
    for command in (training, evaluating):
        command.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="games of the gauntlet at once")
    arguments = parser.parse_args()
    if arguments.command == "train":
        train(read_config(arguments.configuration), arguments.out, arguments.jobs)
    elif arguments.command == "evaluate":
        evaluate(arguments.network, read_config(arguments.configuration), arguments.jobs, arguments.out)
    else:
        plot(arguments.folder)


if __name__ == "__main__":
    main()
