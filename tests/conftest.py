"""What every test run shares: Hypothesis profiles, golden files, the count by kind, no skips in CI."""

from __future__ import annotations

import importlib.machinery
import importlib.util
import os
import pkgutil
import tomllib
from collections import Counter
from pathlib import Path

import hypothesis
import pytest

ROOT = Path(__file__).resolve().parent.parent
CI = os.environ.get("CI", "").lower() in ("1", "true", "yes")

# A test plays whole games, on machines that are busy with other things: time is no failure.
PATIENT = hypothesis.settings(deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow])
hypothesis.settings.register_profile("default", PATIENT, max_examples=100)
hypothesis.settings.register_profile("ci", PATIENT, max_examples=100, derandomize=True, print_blob=True)
hypothesis.settings.register_profile("short", PATIENT, max_examples=10)
hypothesis.settings.load_profile(os.environ.get("KEELBOAT_HYPOTHESIS") or ("ci" if CI else "default"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--golden-rewrite", action="store_true", help="write the golden files and perft counts anew")


def pytest_configure(config: pytest.Config) -> None:
    if os.environ.get("KEELBOAT_EXPECT_COMPILED") == "1":
        expect_compiled()
    config.pluginmanager.register(Census(config), "keelboat-census")


@pytest.fixture(scope="session")
def golden_rewrite(request: pytest.FixtureRequest) -> bool:
    """Whether this run writes golden files (`make golden`) instead of comparing with them."""
    return bool(request.config.getoption("--golden-rewrite"))


def kind_of(item: pytest.Item) -> str:
    """The first folder below tests/; `repo` for the files directly in it."""
    if isinstance(item, pytest.DoctestItem):
        return "doctest"
    try:
        inside = item.path.relative_to(ROOT / "tests").parts
    except ValueError:
        return "other"
    return inside[0] if len(inside) > 1 else "repo"


class Census:
    """Counts the tests by kind; with CI=true it makes a skipped or excused test a failure.

    A plugin of its own, because the hooks of a conftest.py are not called for the doctests outside its
    folder. A worker puts the kind into its reports, the controller counts them.
    """

    def __init__(self, config: pytest.Config) -> None:
        self.is_worker = hasattr(config, "workerinput")
        self.ran: Counter[str] = Counter()
        self.left_out: dict[str, str] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item):
        report = yield
        report.keelboat_kind = kind_of(item)
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.skipped or hasattr(report, "wasxfail"):
            self.left_out[report.nodeid] = reason_of(report)
        if (report.when == "call" and not report.skipped) or (report.when == "setup" and report.failed):
            self.ran[report.keelboat_kind] += 1

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.skipped:
            self.left_out[report.nodeid] = reason_of(report)

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if CI and self.left_out and not self.is_worker and exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    @pytest.hookimpl(trylast=True)
    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        kinds = ", ".join(f"{kind} {count}" for kind, count in sorted(self.ran.items()))
        terminalreporter.write_line(f"Tests that ran: {self.ran.total()} ({kinds})")
        if CI:
            for nodeid, reason in sorted(self.left_out.items()):
                terminalreporter.write_line(f"FAILED, as CI skips nothing: {nodeid} ({reason})", red=True)


def reason_of(report: pytest.TestReport | pytest.CollectReport) -> str:
    if hasattr(report, "wasxfail"):
        return f"xfail: {report.wasxfail}"
    return report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)


def expect_compiled() -> None:
    """Stop unless the keelboat that is imported is the installed one, with every listed module compiled."""
    import keelboat

    home = Path(keelboat.__path__[0])
    if home.is_relative_to(ROOT / "src"):
        raise pytest.UsageError(f"the compiled form is wanted, but keelboat comes from {home}")
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    hook = settings["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    plain = {name.removesuffix(".py").replace("/", ".") for name in hook["exclude"]}
    packages = [name.replace("/", ".") for name in hook["compile"] if (home.parent / name).is_dir()]
    modules = [*packages]
    for package in packages:
        spec = importlib.util.find_spec(package)
        assert spec is not None
        found = pkgutil.walk_packages(spec.submodule_search_locations, f"{package}.")
        modules += [module.name for module in found]
    suffixes = tuple(importlib.machinery.EXTENSION_SUFFIXES)
    for name in modules:
        spec = importlib.util.find_spec(name)
        if name not in plain and not (spec and spec.origin and spec.origin.endswith(suffixes)):
            raise pytest.UsageError(f"the compiled form is wanted, but {name} is not compiled")
    if "keelboat.parts" not in modules:
        raise pytest.UsageError("the compiled form is wanted, but keelboat.parts is not there")
