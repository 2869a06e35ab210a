"""The engine: compiles its hot modules with mypyc into src/labrys/_compiled/, where `labrys.build` finds them.

    python tools/engine.py [PACKAGE]   compiles them, unless that has been done for the sources as they are

Where that is not possible it says so in one line and succeeds: the engine then runs as pure Python. The work is done
on a copy of the sources in a temporary folder, is tried out there, and comes into its place in one step. So nothing
half made is ever found, sources may be edited meanwhile, and two may do it at once.
"""

from __future__ import annotations

import ast
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "labrys"
TRANSLATOR = ROOT / "tools" / "translate.py"
sys.path.insert(0, str(ROOT / "src"))

from labrys import build  # noqa: E402

NAMES = "codes compass decisions imagine kit land nodes quick scoring sea state waters"
HOT = (
    "bots/search/*.py",
    "bots/search/*/*.py",
    "core/bitsets.py",
    "core/guesses.py",
    "core/quick.py",
    "games/akrotiri/course.py",
    *(f"games/*/{name}.py" for name in NAMES.split()),
    "games/*/rules/*.py",
)
"""What is compiled: all that random play spends its time in. Modules that define msgspec's structs cannot be."""
REQUIRED = ("mypy~=2.4.0", "setuptools>=77", "msgspec>=0.19")
"""The packages that compile it. Running it needs none of them but msgspec."""
KEPT = 3
"""So many builds of other sources stay: programs that began with them may still load a module, and branches change."""
ABANDONED = 3600.0
"""After so many seconds a build that has not come into its place never will."""


class CannotCompile(Exception):
    """The engine cannot be compiled here; the sentence says why."""


def hot_files(package: Path) -> list[str]:
    """The modules to compile, from the package's folder."""
    found = {path.relative_to(package).as_posix() for pattern in HOT for path in package.glob(pattern)}
    return sorted(name for name in found if not name.endswith("__init__.py"))


def module_name(file: str) -> str:
    """The dotted name of a module's file."""
    return "labrys." + file.removesuffix(".py").replace("/", ".")


def sources(package: Path) -> list[str]:
    """All files that a compiler of the hot modules reads: these, what they import, and what that imports."""
    found: set[str] = set()
    waiting = hot_files(package)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += _imported(package, ast.parse((package / name).read_bytes()))
    return sorted(found)


def _imported(package: Path, tree: ast.AST) -> Iterator[str]:
    """The files of the package that a module takes names from. Packages on the way to them give no names."""
    for node in ast.walk(tree):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
            if all(list(_files(package, name)) for name in names[1:]):
                del names[0]
        for name in names:
            yield from _files(package, name)


def _files(package: Path, name: str) -> Iterator[str]:
    top, _, rest = name.partition(".")
    if top == "labrys" and rest:
        path = rest.replace(".", "/")
        yield from (file for file in (f"{path}.py", f"{path}/__init__.py") if (package / file).is_file())


def recipe(compiler: str) -> str:
    """What besides the sources makes a build: another compiler or another way of compiling makes another."""
    ways = Path(__file__).read_bytes() + TRANSLATOR.read_bytes()
    return sha256(compiler.encode() + ways).hexdigest()[:8]


def compiler_name() -> str:
    """The compiler with its version; CannotCompile if anything that it needs is missing."""
    try:
        version("setuptools")
        name = f"mypyc {version('mypy')}"
        version("msgspec")
    except PackageNotFoundError as missing:
        raise CannotCompile(f"the package {missing.name} is not installed") from None
    return name


def try_c_compiler(folder: Path) -> None:
    """CannotCompile if an empty extension module cannot be made."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    if sys.platform == "win32":
        return
    if shutil.which(command[0]) is None:
        raise CannotCompile(f"there is no C compiler here, {command[0]} is not found")
    (folder / "probe.c").write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
    include = sysconfig.get_path("include")
    words = [*command, "-shared", "-fPIC", f"-I{include}", "probe.c", "-o", "probe.so"]
    done = subprocess.run(words, cwd=folder, capture_output=True, check=False, stdin=subprocess.DEVNULL)
    if done.returncode or not (folder / "probe.so").is_file():
        lacking = "" if (Path(include) / "Python.h").is_file() else ", and Python's headers are not installed"
        raise CannotCompile(f"the C compiler {command[0]} makes no extension modules{lacking}")


def copied(package: Path, names: list[str], into: Path) -> Path:
    """A package of these files alone. Other packages are empty there, so that what they load need not be read."""
    copy = into / "labrys"
    for name in [*names, "__init__.py", "build.py"]:
        target = copy / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(package / name, target)
    for folder in {parent for name in names for parent in (copy / name).parents if copy in parent.parents}:
        (folder / "__init__.py").touch()
    return copy


def translated(package: Path, compiler: str, work: Path) -> Path:
    """The finished folder of a build, in a temporary place."""
    copy = copied(package, sources(package), work)
    # From here on only the copy counts: what is edited meanwhile makes another build.
    names = sources(copy)
    files = hot_files(copy)
    modules = [module_name(file) for file in files]
    name = f"{build.ABI}.{build.digest(copy, names)}.{recipe(compiler)}"
    folder = copy / build.FOLDER / name
    folder.mkdir(parents=True)
    said = _run([str(TRANSLATOR), str(folder), *(f"labrys/{file}" for file in files)], work)
    if said is not None:
        raise CannotCompile(f"mypyc failed: {said}")
    build.Manifest(compiler, tuple(modules), tuple(names)).write(folder)
    trial = "import sys, importlib, labrys.build as b; assert b.running().is_compiled, b.running(); "
    said = _run(["-c", trial + "[importlib.import_module(name) for name in sys.argv[1:]]", *modules], work)
    if said is not None:
        raise CannotCompile(f"what mypyc has made does not load: {said}")
    return folder


def _run(words: list[str], work: Path) -> str | None:
    """Run Python in a folder of packages; the last line of what it complains about if it fails."""
    around = {key: value for key, value in os.environ.items() if key not in {"LABRYS_PURE", "MYPYPATH"}}
    # The packages of the package's build are found by this path too, so that it is only added to.
    paths = [str(work), *filter(None, [os.environ.get("PYTHONPATH")])]
    around |= {"PYTHONPATH": os.pathsep.join(paths), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, *words],
        cwd=work,
        env=around,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    lines = [line.strip() for line in done.stdout.splitlines() if line.strip()]
    complaints = [line for line in lines if "error" in line.lower()] or lines or [f"exit code {done.returncode}"]
    return complaints[-1] if done.returncode else None


def current(package: Path, compiler: str) -> Path | None:
    """The build of the sources as they are now, if this compiler would make the same."""
    found = build.fitting(package)
    if found is None or not found[0].name.endswith(f".{recipe(compiler)}"):
        return None
    folder, manifest = found
    return folder if list(manifest.sources) == sources(package) else None


def put_in_place(made: Path, package: Path) -> Path:
    """Bring a finished build where it is looked for, in one step, and remove older ones."""
    home = package / build.FOLDER
    home.mkdir(exist_ok=True)
    arriving = Path(tempfile.mkdtemp(prefix="arriving-", dir=home))
    arriving.chmod(0o755)
    shutil.copytree(made, arriving, dirs_exist_ok=True)
    try:
        arriving.rename(home / made.name)
    except OSError:
        # Somebody else has made the same meanwhile.
        shutil.rmtree(arriving, ignore_errors=True)
    tidy(package, home / made.name)
    return home / made.name


def tidy(package: Path, newest: Path) -> None:
    """Remove builds that are no longer wanted, and what builds that were killed have left."""
    digest = newest.name.split(".")[1]
    others = [folder for folder in build.compiled_folders(package) if folder != newest]
    others.sort(key=lambda folder: folder.stat().st_mtime, reverse=True)
    unwanted = others[KEPT:] + [folder for folder in others[:KEPT] if folder.name.split(".")[1] == digest]
    for folder in newest.parent.glob("arriving-*"):
        if time.time() - folder.stat().st_mtime > ABANDONED:
            unwanted.append(folder)
    for folder in unwanted:
        shutil.rmtree(folder, ignore_errors=True)


def compile_engine(package: Path = PACKAGE) -> Path:
    """The folder of a compiled build of the package's sources, made if need be; CannotCompile if that fails."""
    compiler = compiler_name()
    if found := current(package, compiler):
        return found
    with tempfile.TemporaryDirectory(prefix="labrys-") as name:
        work = Path(name)
        try_c_compiler(work)
        began = time.monotonic()
        say("==> compiling the engine (once for these sources)")
        folder = put_in_place(translated(package, compiler, work), package)
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    say(f"    {compiler}, {size / 1e6:.1f} MB, {time.monotonic() - began:.0f} s")
    return folder


def compiled_or_warned(package: Path = PACKAGE) -> Path | None:
    """The same, but where it fails one line says so, and there is none; nor is there if pure Python is wanted."""
    if build.is_pure_wanted():
        return None
    try:
        return compile_engine(package)
    except (CannotCompile, OSError, SyntaxError) as why:
        text = " ".join(str(why).split())
        print(f"The engine runs as pure Python, at half the speed or less: {text}.", file=sys.stderr, flush=True)
        return None


def say(text: str) -> None:
    print(text, flush=True)


def main(words: list[str]) -> int:
    # Ended by somebody, it leaves nothing behind.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    if len(words) > 1 or any(word.startswith("-") for word in words):
        print(__doc__, file=sys.stderr)
        return 2
    compiled_or_warned(Path(words[0]) if words else PACKAGE)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
