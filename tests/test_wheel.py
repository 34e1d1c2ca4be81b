"""The wheels that `make wheel` has built: installed where nothing else is, they serve the page and play."""

import re
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

import imperia
from imperia.build import NATIVE, builds
from tests.server.process import ServerProcess

pytestmark = pytest.mark.wheel

CLONE = Path(__file__).parents[1]
WHEELS = sorted((CLONE / "dist").glob("*.whl"))


def build_of(wheel: Path) -> str:
    """Which build a wheel should be, by its name."""
    return "interpreted" if wheel.name.endswith("-py3-none-any.whl") else "compiled"


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with nothing in it, not even pip."""
    folder = tmp_path_factory.mktemp("environment")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    return folder


def pip(environment: Path, *arguments: str) -> None:
    """Let the pip of the tools work on another environment."""
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    subprocess.run([*command, "--python", str(environment / "bin" / "python"), *arguments], check=True)


@pytest.fixture(scope="module", params=WHEELS, ids=build_of)
def wheel(request: pytest.FixtureRequest) -> Path:
    found: Path = request.param
    return found


@pytest.fixture(scope="module")
def installed(environment: Path, wheel: Path) -> Path:
    """The environment with one wheel and what its server depends on, in the versions that are tested."""
    pip(environment, "uninstall", "--yes", "imperia")
    install(environment, f"{wheel}[server]")
    return environment


def install(environment: Path, what: str) -> None:
    """Install something in the versions that are tested."""
    pip(environment, "install", "--constraint", str(CLONE / "requirements-dev.txt"), what)


def said(installed: Path, *arguments: str) -> str:
    """What the command `imperia` prints."""
    command = [str(installed / "bin" / "imperia"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True, cwd=installed, timeout=120).stdout


def test_there_is_a_wheel_of_every_build() -> None:
    assert sorted(map(build_of, WHEELS)) == sorted(builds())


def test_a_wheel_holds_every_file_of_the_package(wheel: Path) -> None:
    source = CLONE / "src"
    files = [path for path in (source / "imperia").rglob("*") if path.is_file() and path.suffix != ".pyc"]
    expected = {path.relative_to(source).as_posix() for path in files}
    assert expected >= {f"imperia/server/page/index.html{packed}" for packed in ("", ".gz", ".br")}
    with ZipFile(wheel) as held:
        packed = {name for name in held.namelist() if name.startswith("imperia/")}
    assert {name for name in packed if not name.endswith(NATIVE)} == expected


def test_the_command_says_which_build_it_is(installed: Path, wheel: Path) -> None:
    assert said(installed, "--version").endswith(f"({build_of(wheel)})\n")


@pytest.mark.parametrize("game", imperia.game_names())
def test_every_game_is_played(installed: Path, game: str) -> None:
    assert "1 of 1 games finished" in said(installed, "simulate", game, "--games", "1")


def test_the_page_is_served_and_a_move_is_played(installed: Path, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "tables.sqlite", python=installed / "bin" / "python")
    try:
        http = server.service.http
        front = http.get("/")
        assert front.headers["Content-Type"].startswith("text/html")
        script = re.search(r'src="(/assets/[^"]+\.js)"', front.text)
        assert script is not None
        assert http.get(script[1]).headers["Content-Type"].startswith("text/javascript")
        player = server.service.join(server.service.open(None, "random"))
        before = player.moment.seq
        player.play()
        assert player.moment.seq > before
        assert server.stop() == 0
    finally:
        server.kill()


def test_engines_bots_and_commands_alone_are_small(wheel: Path, tmp_path: Path) -> None:
    alone = tmp_path / "alone"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(alone)], check=True)
    install(alone, str(wheel))
    (packages,) = alone.glob("lib/python*/site-packages")
    # Itself, five that it asks for, and what typer and rich bring.
    assert len(list(packages.glob("*.dist-info"))) <= 16
    assert sum(file.stat().st_size for file in packages.rglob("*") if file.is_file()) <= 60 << 20
    assert "1 of 1 games finished" in said(alone, "simulate", "founders", "--games", "1")
    served = subprocess.run([alone / "bin" / "imperia", "serve"], capture_output=True, text=True, env={}, check=False)
    assert (served.returncode, served.stderr.count("\n")) == (1, 1)
    assert "pip install imperia[server]" in served.stderr
