"""No module needs itself to be imported. A few modules name each other's types, and those are listed."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src"
MODULES = sorted((SOURCE / "goa").rglob("*.py"))

# Modules that name each other's types under TYPE_CHECKING. Each group is one subject in several files.
NAME_EACH_OTHER: list[set[str]] = [
    {"bots.network.model", "bots.network.weight_file"},  # a network, and the file that it is read from
    {"cli.join.join_commands", "cli.join.join_session"},  # a session, and what can be typed in it
    {"cli.play.game_commands", "cli.play.play_session"},
    {"core.frames", "core.state"},  # a state has an agenda of frames, and frames change a state
    {"env.openspiel", "env.openspiel_observer"},
    {  # a table, who is connected to it, and the registry that they are found in
        "server.live.live_table",
        "server.live.moderation",
        "server.live.presence",
        "server.live.sockets.subscriber",
        "server.live.table_registry",
    },
    {  # the store, and the queries that it runs within its transactions
        "server.store.queries.contacts",
        "server.store.queries.game_rows",
        "server.store.queries.outbox",
        "server.store.store",
    },
    {"tables.entry_limits", "tables.table", "tables.timing.clocks"},  # a table, and what is counted of its journal
]

Graph = dict[str, set[str]]


def dotted(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


def imports_at_the_top(body: list[ast.stmt], *, with_types: bool) -> Iterator[ast.Import | ast.ImportFrom]:
    """The imports that run when a module is imported, and if wanted those that only the type checker reads."""
    for node in body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node
        elif isinstance(node, ast.If):
            is_for_types = isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
            inner = node.orelse if is_for_types and not with_types else [*node.body, *node.orelse]
            yield from imports_at_the_top(inner, with_types=with_types)
        elif isinstance(node, ast.Try):
            yield from imports_at_the_top(node.body, with_types=with_types)


@cache
def graph(*, with_types: bool) -> Graph:
    """The modules of the package that each module imports."""
    names = {dotted(path) for path in MODULES}
    found: Graph = {}
    for path in MODULES:
        imported = found[dotted(path)] = set()
        for node in imports_at_the_top(ast.parse(path.read_text(encoding="utf-8")).body, with_types=with_types):
            if isinstance(node, ast.Import):
                imported |= {alias.name for alias in node.names} & names
            else:
                inside = {f"{node.module}.{alias.name}" for alias in node.names}
                imported |= inside & names or {node.module or ""} & names
    return found


def reachable(modules: Graph, start: str) -> set[str]:
    """All that is imported by a module, directly or not."""
    seen: set[str] = set()
    open_modules = [start]
    while open_modules:
        for name in modules[open_modules.pop()] - seen:
            seen.add(name)
            open_modules.append(name)
    return seen


def cycles(modules: Graph) -> list[set[str]]:
    """Groups of modules each of which imports all the others, directly or not."""
    reached = {module: reachable(modules, module) for module in modules}
    groups: list[set[str]] = []
    for module in sorted(modules):
        if module in reached[module] and not any(module in group for group in groups):
            groups.append({other for other in reached[module] if module in reached[other]})
    return groups


def test_no_module_needs_itself() -> None:
    assert cycles(graph(with_types=False)) == []


def test_the_modules_that_name_each_other() -> None:
    found = [{name.removeprefix("goa.") for name in group} for group in cycles(graph(with_types=True))]
    assert found == NAME_EACH_OTHER


def test_a_cycle_is_found() -> None:
    assert cycles({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"d"}}) == [{"b", "c"}, {"d"}]
