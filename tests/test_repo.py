"""The repository as others get it: no registry hosts, no paths of one machine, one version."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import keelboat

ROOT = Path(__file__).resolve().parent.parent

# Put together from pieces, so that this file does not name them either.
HOSTS = [
    ".".join(labels)
    for labels in (
        ("pypi", "org"),
        ("pypi", "python", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("jsdelivr", "net"),
        ("unpkg", "com"),
        ("anaconda", "org"),
        ("deb", "debian", "org"),
        ("archive", "ubuntu", "com"),
        ("docker", "io"),
        ("ghcr", "io"),
    )
]
REGISTRIES = [
    re.compile(r"(?<![\w-])" + "|".join(map(re.escape, HOSTS)), re.IGNORECASE),
    re.compile(r"(https?|file)://[^\s\"'<>)]+/simple\b"),
    re.compile(r'"resol' + r'ved":\s*"'),
    re.compile(r"--(extra-)?ind" + r"ex-url|--find-" + r"links"),
]
ONE_MACHINE = [
    re.compile(r"(?<![\w.*-])/(ro" + r"ot|wo" + r"rk)/"),
    re.compile(r"(?<![\w.*-])/(ho" + r"me|Us" + r"ers)/\w"),
    re.compile(r"\.pye" + r"nv\b"),
    re.compile(r"\.\./sha" + r"red\b"),
]
BUILT = re.compile(r"(^|/)(\.git|\.venv[^/]*|build|dist|__pycache__|\.\w+_cache|node_modules)/")


def files() -> list[Path]:
    """The committed files, and those that could be committed: neither ignored nor built."""
    if (ROOT / ".git").exists():
        command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
        listed = done.stdout.split("\0")
    else:  # an unpacked source distribution
        listed = [path.relative_to(ROOT).as_posix() for path in ROOT.rglob("*")]
    return [ROOT / name for name in listed if name and not BUILT.search(name) and (ROOT / name).is_file()]


def matches(patterns: list[re.Pattern[str]], text: str) -> Iterator[str]:
    for number, line in enumerate(text.splitlines(), 1):
        if any(pattern.search(line) for pattern in patterns):
            yield f"line {number}: {line.strip()[:100]}"


def found_in_files(patterns: list[re.Pattern[str]]) -> list[str]:
    return [
        f"{path.relative_to(ROOT)}, {match}"
        for path in files()
        for match in matches(patterns, path.read_bytes().decode("utf-8", errors="replace"))
    ]


def test_no_file_names_a_registry_host() -> None:
    assert found_in_files(REGISTRIES) == []


def test_no_file_names_a_path_of_one_machine() -> None:
    """Nor a folder beside the repository: a clone is all that anybody needs."""
    assert found_in_files(ONE_MACHINE) == []


def test_the_patterns_find_what_they_are_for() -> None:
    for host in HOSTS:
        assert list(matches(REGISTRIES, f"see https://files.{host}/packages/x.whl"))
    for line in (
        "http://10.0.0.7:3141/sim" + "ple/",
        "--ind" + "ex-url x",
        '"resol' + 'ved": "https://x/y.tgz"',
    ):
        assert list(matches(REGISTRIES, line))
    for line in ("cd /ro" + "ot/x", "'/wo" + "rk/main'", "/ho" + "me/ada/x", "open('../sha" + "red/rules')"):
        assert list(matches(ONE_MACHINE, line))
    for line in ("pip install keelboat", "docs/work/x", "a pypi package", "https://example.org/keelboat"):
        assert not list(matches([*REGISTRIES, *ONE_MACHINE], line))


def test_the_lock_pins_every_package_with_a_hash() -> None:
    entries = re.split(r"\n(?=\S)", (ROOT / "requirements.lock").read_text(encoding="utf-8").strip())
    assert len(entries) > 10
    for entry in entries:
        assert re.match(r"[\w.-]+==\S+", entry), entry
        assert "--hash=sha256:" in entry, entry
        assert "://" not in entry, entry


def test_the_version_is_the_same_everywhere() -> None:
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert re.search(r"^version: (\S+)$", citation, re.MULTILINE)[1] == keelboat.__version__
