"""Compiles the modules that [tool.goa] lists with mypyc.

GOA_COMPILE=0 leaves everything interpreted. GOA_COMPILE=1 makes it an error if it cannot be compiled.
"""

import filecmp
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from contextlib import chdir
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from building.locking import exclusive_lock
from building.paths import SOURCE, group, project

# For the C compiler, besides what mypyc asks for. Only tables lead to compiled functions from outside their library, so
# their names are hidden: then they are called directly and can be inlined. The warnings this brings must stop no build.
C_OPTIONS = ["-fvisibility=hidden", "-Wno-error"]


class NoCompilerError(Exception):
    """Nothing is compiled, by request or because there is no compiler; the message says which."""


class CompilationError(Exception):
    """The compiler failed."""


def requirements() -> list[str]:
    """The packages that building a wheel needs for compiling."""
    try:
        require_compiler()
    except NoCompilerError:
        return []
    return group("compile")


def modules_to_compile(source: Path) -> list[Path]:
    """The files below source that [tool.goa] names, relative to it."""
    found: list[Path] = []
    for name in project()["tool"]["goa"]["compiled"]:
        place = source.joinpath(*name.split("."))
        if place.is_dir():
            found += sorted(place.rglob("*.py"))
        elif place.with_suffix(".py").is_file():
            found.append(place.with_suffix(".py"))
        else:
            raise SystemExit(f"pyproject.toml: [tool.goa] compiled names {name}, but there is no {place}")
    return [path.relative_to(source) for path in found]


def require_compiler() -> None:
    """Compile one line as a test, which also finds missing Python headers."""
    if os.environ.get("GOA_COMPILE") == "0":
        raise NoCompilerError("GOA_COMPILE=0 is set")
    if sys.platform == "win32":  # setuptools finds Visual Studio; if it fails, the build reports it
        return
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n", encoding="utf-8")
        include = sysconfig.get_path("include")
        command = [*compiler, f"-I{include}", "-c", str(probe), "-o", str(probe.with_suffix(".o"))]
        try:
            done = subprocess.run(command, capture_output=True, text=True, check=False)
        except OSError:
            raise NoCompilerError(f"there is no C compiler ({compiler[0]} does not run)") from None
        if done.returncode:
            raise NoCompilerError(f"{compiler[0]} cannot compile for Python (is {include}/Python.h there?)")


def compile_modules(scratch: Path) -> list[Path]:
    """Compile a copy of the sources in scratch/tree, without writing into the checkout."""
    try:
        from mypyc.build import mypycify  # noqa: PLC0415 - only installed for compiling
        from setuptools import Distribution  # noqa: PLC0415 - same
        from setuptools.errors import BaseError  # noqa: PLC0415 - same
    except ImportError as error:
        raise NoCompilerError(f"{error.name} is not installed") from error

    tree = scratch / "tree"
    shutil.copytree(SOURCE / "goa", tree / "goa", ignore=shutil.ignore_patterns("__pycache__"))
    names = [str(path) for path in modules_to_compile(tree)]
    # Only errors that stop mypyc matter here; "make check" is strict. No config file, as its paths point to the
    # checkout. Optional dependencies may be missing where a wheel is built.
    flags = [
        "--config-file=",
        "--follow-imports=silent",
        "--ignore-missing-imports",
        f"--cache-dir={scratch / 'cache'}",
    ]
    with chdir(tree):  # tracebacks of compiled code show the paths given here
        try:
            extensions = mypycify(
                [*flags, *names], opt_level="3", debug_level="0", target_dir=str(scratch / "c"), group_name="goa"
            )
            for extension in extensions:
                extension.extra_compile_args = [*extension.extra_compile_args, *c_options()]
            distribution = Distribution({"name": "goa", "ext_modules": extensions})
            command: Any = distribution.get_command_obj("build_ext")
            command.build_lib = str(tree)
            command.build_temp = str(scratch / "objects")
            command.parallel = os.cpu_count()
            command.ensure_finalized()
            command.run()
        except SystemExit as error:
            raise CompilationError("mypyc reported errors, see above") from error
        except BaseError as error:
            raise CompilationError(f"the C compiler failed: {error}") from error
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return sorted(path for path in tree.rglob("*") if path.name.endswith(suffix))


def c_options() -> list[str]:
    """Windows hides functions anyway."""
    return [] if sys.platform == "win32" else C_OPTIONS


def digest() -> str:
    """A hash of everything the compiled modules depend on."""
    hasher = hashlib.sha256(Path(__file__).read_bytes())
    hasher.update(f"{sys.version} {sysconfig.get_config_var('EXT_SUFFIX')} {version('mypy')}".encode())
    for path in modules_to_compile(SOURCE):
        hasher.update(f"\0{path}\0".encode() + (SOURCE / path).read_bytes())
    return hasher.hexdigest()


def is_current(target: Path) -> bool:
    """Whether the compiled modules in target were made from the sources as they are."""
    stamp = target / "digest"
    try:
        return stamp.is_file() and stamp.read_text() == digest()
    except PackageNotFoundError:  # another virtual environment than the one that compiled it, without mypy so far
        return False


def update_compiled_tree(target: Path) -> None:
    """Make target a compiled copy of the sources; compiles only if a compiled module changed."""
    with exclusive_lock(target.with_name(f".{target.name}.lock"), waiting="Waiting for another compilation ..."):
        _update(target)


def _update(target: Path) -> None:
    if not is_current(target):
        require_compiler()
        print(f"Compiling {', '.join(project()['tool']['goa']['compiled'])} with mypyc ...", flush=True)
        target.parent.mkdir(parents=True, exist_ok=True)
        wanted = digest()
        with tempfile.TemporaryDirectory(prefix=".goa-", dir=target.parent) as scratch:
            made = compile_modules(Path(scratch))
            shutil.rmtree(target, ignore_errors=True)
            Path(scratch, "tree").rename(target)
        (target / "digest").write_text(wanted)
        print(f"... {len(made)} extension modules in {target}", flush=True)
    copy_changed_files(SOURCE / "goa", target / "goa")


def copy_changed_files(source: Path, target: Path) -> None:
    """Copy changed files and delete removed ones; extension modules stay."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    here = {p.relative_to(source) for p in source.rglob("*") if p.is_file() and "__pycache__" not in p.parts}
    there = {p.relative_to(target) for p in target.rglob("*") if p.is_file() and "__pycache__" not in p.parts}
    for path in there - here:
        if not path.name.endswith(suffix):
            (target / path).unlink()
    for path in here:
        if path not in there or not filecmp.cmp(source / path, target / path, shallow=False):
            (target / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source / path, target / path)
