"""The package as strangers get it: what is in it, and that it works where nothing else is installed."""

from __future__ import annotations

import email
import os
import re
import subprocess
import sys
import tarfile
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from venv import EnvBuilder
from zipfile import ZipFile

import pytest
from building.client import PACKAGE_FILES
from building.compiling import NoCompilerError, modules_to_compile, require_compiler
from building.locking import exclusive_lock
from building.locks import CONSTRAINTS
from building.paths import ROOT, SOURCE, STATIC, project
from tests.building.tools import node

import goa

pytestmark = pytest.mark.slow

CLIENT_FOLDER = STATIC.relative_to(SOURCE).as_posix()
LINK = re.compile(r"(!?)\[[^]]*\]\(([^)]+)\)")
HOME = project()["project"]["urls"]["Repository"]

CONSUMER = """
import goa

def total(seed: int) -> int:
    state: goa.State = goa.new_game("2012", players=3, seed=seed)
    while not state.is_over:
        goa.apply(state, state.offered[0])
    return sum(line.total for line in goa.score(state).seats)

print(total(7), goa.__version__)
"""
MISTAKEN_CONSUMER = """
import goa

goa.new_game("2012", players="three")
number: int = goa.__version__
"""


@dataclass(frozen=True)
class Distributions:
    source: Path
    wheel: Path

    def source_names(self) -> set[str]:
        with tarfile.open(self.source) as packed:
            return {name.split("/", 1)[1] for name in packed.getnames() if "/" in name}

    def wheel_names(self) -> set[str]:
        with ZipFile(self.wheel) as packed:
            return set(packed.namelist())


@pytest.fixture(scope="module")
def distributions(tmp_path_factory: pytest.TempPathFactory, testrun_uid: str) -> Distributions:
    """Built once, also where several processes share these tests."""
    node()
    folder = tmp_path_factory.getbasetemp().parent / f"distributions-{testrun_uid}"
    with exclusive_lock(folder.with_suffix(".lock"), waiting="Waiting for the package ..."):
        if not folder.exists():
            run(sys.executable, "-m", "build", "--outdir", str(folder), str(ROOT), GOA_CLIENT="1")
    (source,) = folder.glob("*.tar.gz")
    (wheel,) = folder.glob("*.whl")
    return Distributions(source, wheel)


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory, distributions: Distributions) -> Path:
    """Where the programs are of an environment with the wheel, what it needs, and nothing else."""
    environment = tmp_path_factory.mktemp("environment")
    EnvBuilder(with_pip=True).create(environment)
    programs = environment / ("Scripts" if os.name == "nt" else "bin")
    run(str(programs / "python"), "-m", "pip", "install", "-q", str(distributions.wheel))
    return programs


def run(*command: str, folder: Path | None = None, **more: str) -> str:
    """What a command prints, warnings included; it must succeed, and it sees nothing of the source tree."""
    environment = {**os.environ, "PIP_CONSTRAINT": str(CONSTRAINTS), "PYTHONPATH": "", **more}
    done = subprocess.run(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-6000:]
    return done.stdout


def test_the_index_would_take_it(distributions: Distributions) -> None:
    said = run(sys.executable, "-m", "twine", "check", "--strict", str(distributions.source), str(distributions.wheel))
    assert said.count("PASSED") == 2


def test_the_source_distribution_has_all_that_a_build_needs(distributions: Distributions) -> None:
    names = distributions.source_names()
    wanted = {"LICENSE", "README.md", "hatch_build.py", "building/client.py", "src/goa/py.typed", "constraints.txt"}
    assert wanted | {f"client/{name}" for name in PACKAGE_FILES} <= names
    made_here = re.compile(r"(^|/)(node_modules|\.venv|build|__pycache__)/|\.(so|pyd)$")
    assert sorted(name for name in names if made_here.search(name) or CLIENT_FOLDER in name) == []


def test_the_wheel_has_all_that_goa_reads(distributions: Distributions) -> None:
    names = distributions.wheel_names()
    data = {path for path in (SOURCE / "goa").rglob("*") if path.suffix in {".json", ".py", ".toml", ".typed"}}
    assert {path.relative_to(SOURCE).as_posix() for path in data if STATIC not in path.parents} <= names
    rules = {f"goa/docs/rules/{path.name}" for path in (ROOT / "docs" / "rules").glob("*.md")}
    assert rules
    assert rules <= names
    assert f"{CLIENT_FOLDER}/index.html" in names
    assert [name for name in names if name.startswith(f"{CLIENT_FOLDER}/assets/") and name.endswith(".js")]
    assert [name for name in names if name.endswith(".dist-info/licenses/LICENSE")]
    with ZipFile(distributions.wheel) as packed:
        assert "## svelte" in packed.read(f"{CLIENT_FOLDER}/licences.md").decode()  # part of the built client


def test_the_wheel_has_nothing_else(distributions: Distributions) -> None:
    names = distributions.wheel_names()
    information = f"goa-{goa.__version__}.dist-info"
    tops = {PurePosixPath(name).parts[0] for name in names}
    assert {top for top in tops if not top.startswith("goa__mypyc.")} == {"goa", information}
    assert not [name for name in names if "node_modules" in name or "tests" in PurePosixPath(name).parts]


def test_the_wheel_is_compiled_where_there_is_a_compiler(distributions: Distributions) -> None:
    try:
        require_compiler()
    except NoCompilerError as missing:
        assert distributions.wheel.name.endswith("-py3-none-any.whl")
        pytest.skip(f"only interpreted: {missing}")
    extensions = {name.split(".")[0] for name in distributions.wheel_names() if name.endswith((".so", ".pyd"))}
    sources = {path.with_suffix("").as_posix() for path in modules_to_compile(SOURCE)}
    assert extensions == sources | {"goa__mypyc"}
    assert not distributions.wheel.name.endswith("-any.whl")


def test_what_the_readme_shows_and_links_to_is_there(distributions: Distributions) -> None:
    """The index has no files beside the README: every link names the file in the tag of this version."""
    with ZipFile(distributions.wheel) as packed:
        (name,) = [name for name in packed.namelist() if name.endswith(".dist-info/METADATA")]
        readme = email.message_from_bytes(packed.read(name)).get_payload()
    assert isinstance(readme, str)
    pictures = HOME.replace("github.com", "raw.githubusercontent.com") + f"/v{goa.__version__}/"
    pages = f"{HOME}/blob/v{goa.__version__}/"
    links = LINK.findall(readme)
    assert {"!", ""} == {sign for sign, _ in links}
    for sign, target in links:
        own = pictures if sign else pages
        assert target.startswith((own, "https://")), target
        if target.startswith(own):
            assert ROOT.joinpath(target.removeprefix(own).partition("#")[0]).exists(), target


def test_it_plays_where_nothing_else_is_installed(programs: Path, tmp_path: Path) -> None:
    assert run(str(programs / "goa"), "--version").startswith(f"goa {goa.__version__}, ")
    assert re.search(r"^games +3 *$", run(str(programs / "goa"), "simulate", "--games", "3"), re.MULTILINE)
    points, version = run(str(programs / "python"), "-c", CONSUMER, folder=tmp_path).split()
    assert (int(points) > 0, version) == (True, goa.__version__)


def test_a_strict_type_checker_sees_its_types(programs: Path, tmp_path: Path) -> None:
    mypy = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--python-executable", str(programs / "python")]
    (tmp_path / "consumer.py").write_text(CONSUMER, encoding="utf-8")
    assert run(*mypy, "consumer.py", folder=tmp_path).startswith("Success")
    (tmp_path / "mistaken.py").write_text(MISTAKEN_CONSUMER, encoding="utf-8")
    done = subprocess.run([*mypy, "mistaken.py"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert [line.rsplit("[", 1)[-1] for line in done.stdout.splitlines()[:-1]] == ["arg-type]", "assignment]"]
