"""The modules of the rules form a ladder: none imports itself, not even by way of others."""

import ast
from graphlib import TopologicalSorter
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src"
MODULES = {
    ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__"): path
    for path in sorted((SOURCE / "goa" / "rules").rglob("*.py"))
}


def imported(path: Path) -> set[str]:
    """The modules of the rules that this one imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module is not None and not node.level:
            names = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= names & set(MODULES) or {node.module}
    return found & set(MODULES)


def test_the_imports_of_the_rules_form_no_circle() -> None:
    order = list(TopologicalSorter({name: imported(path) for name, path in MODULES.items()}).static_order())
    assert order.index("goa.rules.fields") < order.index("goa.rules.interruptions") < order.index("goa.rules.game")
