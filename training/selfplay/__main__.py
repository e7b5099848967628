"""Commands: train, evaluate, calibrate, compare, plot, keep, ship."""

from __future__ import annotations

import argparse
import os
from importlib.util import find_spec
from pathlib import Path

import training.selfplay as package
from training.selfplay.config import Config, read_config

from goa.editions.load import BUILT_IN

SEATS = (2, 3, 4)


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


def calibrate(network: Path, config: Config, games: int, jobs: int, out: Path) -> None:
    from training.selfplay import calibration, calibration_games  # noqa: PLC0415 - same

    seeds = range(calibration_games.FIRST_SEED, calibration_games.FIRST_SEED + games)
    for edition in config.editions:
        for seats in SEATS:
            found = calibration.compared(calibration_games.play(network, edition, seats, seeds, jobs, out))
            low, high = found.network.interval
            print(
                f"{edition} {seats} seats: calibration error {100 * found.network.error:.1f} % "
                f"({100 * low:.1f} to {100 * high:.1f}), Brier {found.network.brier:.4f} "
                f"(even chances {found.network.brier_of_even:.4f}), "
                f"{100 * found.network.error_at_temperature:.1f} % at temperature {found.network.temperature:.2f}; "
                f"where both were asked: Brier {found.network_there.brier:.4f}, heuristic {found.heuristic.brier:.4f} "
                f"with an error of {100 * found.heuristic.error:.1f} %; {found.network.games} games",
                flush=True,
            )


def compare(network: Path, other: Path, games: int) -> None:
    from training.selfplay import agreement  # noqa: PLC0415 - same

    found = agreement.compare(network, other, BUILT_IN, SEATS, games)
    print(
        f"{found.positions} positions: same choice {100 * found.same:.2f} %, divergence {found.divergence:.5f}, "
        f"win chance {100 * found.win_chance:.2f} % and {found.points:.2f} points apart"
    )


def plot(folder: Path) -> None:
    from training.selfplay import plots  # noqa: PLC0415 - matplotlib is not everywhere

    for path in plots.draw(folder):
        print(f"drew {path}")


def keep(run: Path, config: Config, name: str, commit: str) -> None:
    from training.selfplay import provenance  # noqa: PLC0415 - only needed here

    print(f"kept {provenance.keep(run, config, name, commit)}")


def ship(network: Path) -> None:
    from training.selfplay import ship as shipping  # noqa: PLC0415 - only needed here

    print(f"wrote {shipping.ship(network)}")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=package.__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    training = commands.add_parser("train")
    evaluating = commands.add_parser("evaluate")
    calibrating = commands.add_parser("calibrate")
    plotting = commands.add_parser("plot")
    keeping = commands.add_parser("keep")
    shipping = commands.add_parser("ship")
    comparing = commands.add_parser("compare")
    comparing.add_argument("--games", type=int, default=3, help="at each table")
    for command in (evaluating, calibrating, comparing, shipping):
        command.add_argument("network", type=Path)
    comparing.add_argument("other", type=Path)
    for command in (plotting, keeping):
        command.add_argument("folder", type=Path)
    for command in (training, evaluating, calibrating, keeping):
        command.add_argument("configuration", type=Path)
    for command in (training, evaluating, calibrating):
        command.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="games at once")
    training.add_argument("--out", type=Path, required=True)
    evaluating.add_argument("--out", type=Path)
    calibrating.add_argument("--games", type=int, default=100, help="at each table")
    calibrating.add_argument("--out", type=Path, default=Path("build/calibration"), help="where games are kept")
    keeping.add_argument("--name", required=True)
    keeping.add_argument("--commit", required=True, help="that the run was made with")
    return parser.parse_args()


def main() -> None:
    told = arguments()
    if told.command == "plot":
        plot(told.folder)
        return
    if told.command == "compare":
        compare(told.network, told.other, told.games)
        return
    if told.command == "ship":
        ship(told.network)
        return
    config = read_config(told.configuration)
    if told.command == "train":
        train(config, told.out, told.jobs)
    elif told.command == "evaluate":
        evaluate(told.network, config, told.jobs, told.out)
    elif told.command == "calibrate":
        calibrate(told.network, config, told.games, told.jobs, told.out)
    else:
        keep(told.folder, config, told.name, told.commit)


if __name__ == "__main__":
    main()
