"""The command: reads the list, renders each picture, prints one line of JSON for each."""

import json
import sys
import time
import traceback
from pathlib import Path
from typing import Any

import bpy

from .develop.denoiser import DenoiserError, load_denoiser
from .picture import make_picture
from .spec.checks import SpecError
from .spec.fields import Spec
from .spec.read import read_spec

OLDEST, TOO_NEW = (3, 4, 0), (4, 0, 0)  # Blender 4 renamed shader inputs and mesh smoothing


def say(**message: Any) -> None:
    print(json.dumps(message), flush=True)


def name_of(request: Any, index: int) -> str:
    """The picture's path, or its place in the list if it names none."""
    path = request.get('out') if isinstance(request, dict) else None
    return path if isinstance(path, str) else f'specs[{index}]'


def read_all(requests: list) -> tuple[list[Spec], int]:
    """The good specs, and how many bad ones were reported."""
    specs, failures = [], 0
    for index, request in enumerate(requests):
        try:
            specs.append(read_spec(request))
        except SpecError as error:
            say(failed=name_of(request, index), error=str(error))
            failures += 1
    return specs, failures


def render_all(specs: list[Spec]) -> int:
    """How many pictures failed; one failure does not stop the others."""
    failures = 0
    for spec in specs:
        started = time.monotonic()
        try:
            make_picture(spec)
        except Exception as error:
            traceback.print_exc()
            say(failed=spec.out, error=' '.join(f'{type(error).__name__}: {error}'.split()))
            failures += 1
        else:
            say(done=spec.out, seconds=round(time.monotonic() - started, 1))
    return failures


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        sys.exit('usage: blender -b -t 1 --python render.py -- specs.json')
    if not OLDEST <= bpy.app.version < TOO_NEW:
        sys.exit(f'Blender 3.4 or a newer 3.x is needed, this is {bpy.app.version_string}')
    try:
        requests = json.loads(Path(arguments[0]).read_text(encoding='utf-8'))
    except (OSError, ValueError) as error:
        sys.exit(f'{arguments[0]}: {error}')
    specs, failures = read_all(requests if isinstance(requests, list) else [requests])
    try:
        load_denoiser()  # a missing compiler shows before any rendering
    except DenoiserError as error:
        for spec in specs:
            say(failed=spec.out, error=str(error))
        return 1
    return min(1, failures + render_all(specs))
