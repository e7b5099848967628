"""What the page imports is compiled when the site is built, not at each visit."""

import io
import zipfile

import pytest
from building import bytecode
from building.client import NoClientError, packages_in_place
from building.node import Node
from building.site import LIBRARY, PYODIDE, SiteError, download_wheels, pack_sources
from tests.building.tools import leave_out


def node() -> Node:
    try:
        return packages_in_place()
    except NoClientError as problem:
        leave_out(str(problem))


def names(archive: bytes) -> set[str]:
    return set(zipfile.ZipFile(io.BytesIO(archive)).namelist())


@pytest.mark.slow
def test_modules_of_the_page_are_bytecode() -> None:
    program = node()
    try:
        wheels = download_wheels()
    except SiteError as problem:
        leave_out(str(problem))
    original, sources = (PYODIDE / LIBRARY).read_bytes(), pack_sources()
    library, own = bytecode.compile_archives(program, PYODIDE, wheels, original, sources)
    compiled = {name + "c" if name.endswith(".py") else name for name in names(sources)}
    assert names(own) == compiled | {"preloaded.txt"}
    assert {"typing.pyc", "enum.pyc", "collections/__init__.pyc", "encodings/utf_8.pyc"} <= names(library)
    assert {"smtpd.py", "typing.py", "unittest/__init__.py", "pdb.py"} & names(library) == set()
    assert {"csv.py", "http/server.py"} <= names(library), "what the page does not import stays source, but stays"


@pytest.mark.slow
def test_what_goes_wrong_in_node_is_said() -> None:
    program = node()
    with pytest.raises(bytecode.BytecodeError, match="could not be compiled"):
        bytecode.compile_archives(program, PYODIDE, [], (PYODIDE / LIBRARY).read_bytes(), b"not an archive")
