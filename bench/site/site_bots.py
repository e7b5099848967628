"""How long the bots of each level think in the page: PYTHONPATH=. python bench/site/site_bots.py.

Asks the site's own worker for bots the questions that the page would ask it, in Chromium: positions with a choice, from
games of captains with two to four seats in both editions. Loading Python and the network is not counted.
"""

import argparse
import json
import os
import statistics
from itertools import product
from typing import Any

from building.site import SITE, build_site
from tests.client.browser.chromium import DESKTOP, Chromium, new_screen
from tests.site.file_server import FileServer

import goa
from goa.bots.players.levels import LEVELS
from goa.bots.players.registry import follows_network, make_bot
from goa.editions.load import edition_text
from goa.record.wire import to_wire
from goa.views.observation import observe

EVERY = 17  # choices with an alternative between two questions: a prime, so that no kind of question is left out
NOT_OFFERED = ("governor",)

ASK = """async ([worker, network, questions]) => {
  const bots = new Worker(worker, { type: 'module' })
  const asked = (id, question) => new Promise((resolve, reject) => {
    bots.onerror = (event) => reject(new Error(event.message))
    bots.onmessage = ({ data }) => resolve(data.answer)
    bots.postMessage({ id, question })
  })
  if (network) {
    const file = await (await fetch(network)).arrayBuffer()
    bots.postMessage({ network: file }, [file])
  }
  const times = []
  for (const [id, question] of questions.entries()) {
    const began = performance.now()
    const answer = JSON.parse(await asked(id, question))
    times.push(performance.now() - began)
    if (!('choice' in answer)) throw new Error(JSON.stringify(answer))
  }
  bots.terminate()
  return times.slice(1) // Python starts with the first
}"""


def questions(level: str, count: int) -> list[str]:
    """What the page would ask, as JSON."""
    found: list[str] = []
    for number, (edition, players) in enumerate(product(("2004", "2012"), (2, 3, 4))):
        state, captain, seen = goa.new_game(edition, players=players, seed=number), make_bot("captain", 1), 0
        while not state.is_over:
            observation = observe(state, state.seat)
            if len(state.offered) > 1:
                seen += 1
                if seen % EVERY == 0:
                    plain = {
                        "level": level,
                        "seed": 1,
                        "edition": edition_text(edition),
                        "observation": to_wire(observation),
                    }
                    found.append(json.dumps(plain))
            goa.apply(state, captain.choose(observation, observation.offered))
    step = max(1, len(found) // count)
    return [found[0], *found[::step][:count]]


def measure(level: str, count: int, chromium: Chromium) -> dict[str, Any]:
    files = FileServer(SITE)
    screen = new_screen(chromium.started(), files.url, DESKTOP, settings={"language": "en"})
    page = screen.context.new_page()
    page.goto(f"{files.url}/favicon.svg")  # of the same origin, and starts no Python of its own
    (worker,) = SITE.glob("assets/bot-worker-*.js")
    (network,) = SITE.glob("runtime/network-*.npz")
    addresses = [f"{files.url}/{path.relative_to(SITE).as_posix()}" for path in (worker, network)]
    times = page.evaluate(
        ASK, [addresses[0], addresses[1] if follows_network(level) else None, questions(level, count)]
    )
    screen.close()
    files.stop()
    cut = statistics.quantiles(times, n=20)
    return {
        "level": level,
        "median_ms": round(statistics.median(times)),
        "p95_ms": round(cut[-1]),
        "questions": len(times),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--questions", type=int, default=40)
    parser.add_argument(
        "--levels", nargs="*", default=[level.name for level in LEVELS if level.name not in NOT_OFFERED]
    )
    arguments = parser.parse_args()
    build_site()
    chromium = Chromium()
    for level in arguments.levels:
        print(json.dumps(measure(level, arguments.questions, chromium)), flush=True)
    chromium.end()
    print(f"load {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
