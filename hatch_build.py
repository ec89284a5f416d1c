"""The build hook: compiles the rules and the kernel with mypyc when this machine can.

The compiled modules are made in a temporary directory and go straight into the wheel, so the source
tree never holds a file that shadows a later edit. KEELBOAT_PURE=1 asks for a wheel without them, and
MYPYC_OPT_LEVEL (0 to 3) sets how hard the C compiler tries.
"""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LOST = "the game plays the same, simulation and bots are several times slower"


def why_pure() -> str | None:
    """Say what stands against compiling here; None: nothing does."""
    if os.environ.get("KEELBOAT_PURE") == "1":
        return "KEELBOAT_PURE=1 is set"
    if sys.implementation.name != "cpython":
        return f"mypyc needs CPython, this is {sys.implementation.name}"
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    if not any(shutil.which(name) for name in (shlex.split(command)[0], "cc", "gcc", "clang")):
        return "no C compiler was found"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's headers (Python.h) were not found"
    return None


class KeelboatBuildHook(BuildHookInterface):
    """Called by hatchling for every wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if why_pure() else ["mypy[mypyc]>=2,<3", "setuptools>=70"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        reason = why_pure()
        if reason is not None:
            self.app.display_warning(f"Keelboat is installed as plain Python: {reason}; {LOST}.")
            return
        modules = self.modules()
        if not modules:
            return
        self.app.display_info(f"Keelboat: compiling {len(modules)} modules with mypyc.")
        self.scratch = tempfile.TemporaryDirectory(prefix="keelboat-")
        for path, inside in self.compiled(modules, Path(self.scratch.name)):
            build_data["force_include"][str(path)] = inside
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            self.scratch.cleanup()

    def modules(self) -> list[str]:
        """The files to compile, relative to the root, in a fixed order."""
        source = Path(self.root, "src")
        kept = {source / name for name in self.config.get("exclude", [])}
        found = [path for name in self.config["compile"] for path in sorted((source / name).rglob("*.py"))]
        return [str(path.relative_to(self.root)) for path in found if path not in kept]

    def compiled(self, modules: list[str], scratch: Path) -> list[tuple[Path, str]]:
        """Compile into `scratch`; give each library with its place in the wheel."""
        from mypyc.build import mypycify
        from setuptools import Distribution

        # Not the project's own strict settings: a stricter mypy of tomorrow must not stop an install.
        options = ["--config-file=", "--ignore-missing-imports", f"--cache-dir={scratch / 'cache'}"]
        before = Path.cwd()
        os.chdir(self.root)
        try:
            extensions = mypycify(
                [*options, *modules],
                opt_level=os.environ.get("MYPYC_OPT_LEVEL", "3"),
                debug_level="0",
                target_dir=str(scratch / "c"),
                group_name="keelboat",
            )
            distribution = Distribution({"name": "keelboat", "ext_modules": extensions})
            command = distribution.get_command_obj("build_ext")
            command.build_lib = str(scratch / "lib")
            command.build_temp = str(scratch / "o")
            command.ensure_finalized()
            command.run()
        except (Exception, SystemExit) as error:
            raise RuntimeError(
                "mypyc could not compile Keelboat; KEELBOAT_PURE=1 installs it as plain Python"
            ) from error
        finally:
            os.chdir(before)
        library = scratch / "lib"
        suffixes = (".so", ".pyd")
        found = sorted(path for path in library.rglob("*") if path.suffix in suffixes)
        return [(path, path.relative_to(library).as_posix()) for path in found]
