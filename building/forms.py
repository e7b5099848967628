"""Checks the files that GitHub and others read here against their published schemas: python -m building.forms."""

import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from typing import Final

from building.paths import ROOT

# The schemas come with check-jsonschema; nothing is downloaded.
SCHEMAS: Final = {
    "vendor.github-workflows": ".github/workflows/*.yml",
    "custom.github-workflows-require-timeout": ".github/workflows/*.yml",
    "vendor.github-issue-forms": ".github/ISSUE_TEMPLATE/form-*.yml",
    "vendor.github-issue-config": ".github/ISSUE_TEMPLATE/config.yml",
    "vendor.dependabot": ".github/dependabot.yml",
    "vendor.citation-file-format": "CITATION.cff",
}


def commands() -> Iterator[list[str]]:
    for schema, pattern in SCHEMAS.items():
        files = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob(pattern))
        assert files, f"there is no {pattern}"
        yield [sys.executable, "-m", "check_jsonschema", "--quiet", "--builtin-schema", schema, *files]
    zizmor = shutil.which("zizmor", path=sysconfig.get_path("scripts"))
    assert zizmor, "zizmor is not installed; it is in the dependency group lint"
    yield [zizmor, "--offline", "--quiet", "--no-progress", ".github"]


def main() -> int:
    return max(subprocess.run(command, cwd=ROOT, check=False).returncode for command in commands())


if __name__ == "__main__":
    sys.exit(main())
