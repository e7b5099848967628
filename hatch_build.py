"""Builds the compiled modules and the browser client: a build hook for hatchling, and a command for development.

python hatch_build.py build/compiled
    makes a copy of src/goa there, with the extension modules beside the sources.
python hatch_build.py --client
    builds the browser client into src/goa/server/static, if its sources changed, as python -m building.client does.

Exit status 3: not built, by request or because there is no C compiler or no Node. Exit status 1: the build failed.
GOA_COMPILE=0 leaves everything interpreted, GOA_COMPILE=1 makes it an error not to compile. GOA_CLIENT=0 and 1 do the
same for the client. If they are unset, a wheel contains what can be built here, and a warning names what is missing.
An editable install is always interpreted; build its client with the command above.
"""

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))  # hatchling runs this file without its folder on sys.path

from building import client, compiling
from building.client import FAILED, NOT_MADE


class GoaBuildHook(BuildHookInterface[Any]):
    """Adds the extension modules and the built client to the wheel."""

    def dependencies(self) -> list[str]:
        return compiling.requirements() + client.requirements()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.scratch = Path(tempfile.mkdtemp(prefix="goa-build-"))
        try:
            self.add_client(build_data)
            self.add_compiled(build_data)
        except BaseException:
            shutil.rmtree(self.scratch, ignore_errors=True)
            raise

    def add_client(self, build_data: dict[str, Any]) -> None:
        self.app.display_info("goa: building the browser client ...")
        try:
            folder = client.build_for_wheel(self.scratch / "client")
        except client.NoClientError as problem:
            if os.environ.get("GOA_CLIENT") == "1":
                raise
            if not isinstance(problem, client.ClientUnwantedError):
                self.app.display_warning(f"goa is installed without the browser client: {problem}.")
            return
        build_data["force_include"][str(folder)] = "goa/server/static"
        self.app.display_info("goa: the client is built.")

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        self.app.display_info("goa: compiling ...")
        try:
            compiling.require_compiler()
            made = compiling.compile_modules(self.scratch)
        except (compiling.NoCompilerError, compiling.CompilationError) as problem:
            if os.environ.get("GOA_COMPILE") == "1":
                raise
            self.app.display_warning(f"goa is not compiled: {problem}. It works the same, only slower.")
            return
        for module in made:
            build_data["force_include"][str(module)] = str(module.relative_to(self.scratch / "tree"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        self.app.display_info(f"goa is compiled: {len(made)} extension modules.")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            shutil.rmtree(self.scratch, ignore_errors=True)


def make_compiled(target: Path) -> int:
    try:
        compiling.update_compiled_tree(target)
    except compiling.NoCompilerError as problem:
        print(f"*** goa is NOT compiled: {problem}.", flush=True)
        return FAILED if os.environ.get("GOA_COMPILE") == "1" else NOT_MADE
    except compiling.CompilationError as failure:
        print(f"*** goa is NOT compiled: {failure}.", flush=True)
        return FAILED
    return 0


def main() -> int:
    match sys.argv[1:]:
        case ["--client"]:
            return client.main()
        case [target] if not target.startswith("-"):
            return make_compiled(Path(target).resolve())
        case _:
            print(__doc__)
            return FAILED


if __name__ == "__main__":
    sys.exit(main())
