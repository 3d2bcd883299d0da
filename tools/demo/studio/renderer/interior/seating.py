"""Sofas, armchairs, dining chairs and stools; each faces its own -y, about its own origin on the floor."""

from math import pi

import bpy
import numpy as np

from .room import Room

SEAT, DEPTH, ARM = 0.43, 0.98, 0.20  # height of the seat, depth, width of an arm, metres


def sofa(room: Room, width: float, places: int, arms: tuple[bool, bool] = (True, True), pillows: bool = True) -> None:
    """Low sofa with loose seats and backs on a recessed plinth; arms on its own left (-x) and right (+x)."""
    cloth = 'sofa'
    room.slab((0, 0.02, 0.05), (width - 0.10, DEPTH - 0.14, 0.10), 'wood x')
    room.soft((0, 0, 0.20), (width, DEPTH, 0.20), cloth, 0.045, 0)
    room.soft((0, DEPTH / 2 - 0.10, 0.42), (width, 0.20, 0.62), cloth, 0.07, 0.01)
    left = -width / 2 + (ARM if arms[0] else 0.0)
    right = width / 2 - (ARM if arms[1] else 0.0)
    for given, x in zip(arms, (-width / 2 + ARM / 2, width / 2 - ARM / 2)):
        if given:
            room.soft((x, -0.005, 0.36), (ARM, DEPTH - 0.01, 0.50), cloth, 0.075, 0.012)
    each = (right - left) / places
    for i in range(places):
        x = left + (i + 0.5) * each
        room.soft((x, -0.11, 0.375), (each - 0.008, 0.76, 0.17), cloth, 0.06, 0.030, 0.010)
        with room.at(x, DEPTH / 2 - 0.285, 0.445, tilt=-0.20):
            room.soft((0, 0, 0.22), (each - 0.02, 0.19, 0.45), cloth, 0.085, 0.035, 0.014)
    if pillows:
        dress(room, left, right)


def dress(room: Room, left: float, right: float) -> None:
    """Scatter cushions in the corners and one along the way."""
    random = room.random
    for side, x in ((1, left + 0.27), (-1, right - 0.27)):
        turn = side * random.uniform(0.1, 0.35)
        room.pillow((x, 0.10, SEAT + 0.02), (0.52, 0.50, 0.20), 'accent 2', turn, -0.36)
        room.pillow((x + side * 0.16, -0.07, SEAT + 0.02), (0.44, 0.42, 0.18), 'accent 0', turn * 1.6, -0.42)
    if right - left > 2.1:
        room.pillow((random.uniform(-0.2, 0.2), 0.08, SEAT + 0.02), (0.58, 0.36, 0.17), 'accent 1', 0.06, -0.42)


def throw(room: Room, x: float, material: str = 'throw') -> None:
    """Blanket over the back and the seat of a sofa at x: it follows back, seat and front."""
    path = np.array([(0.50, 0.46), (0.50, 0.66), (0.46, 0.755), (0.36, 0.765), (0.26, 0.72), (0.17, 0.56), (0.12, 0.505),
                     (-0.05, 0.502), (-0.30, 0.50), (-0.44, 0.485), (-0.515, 0.43), (-0.525, 0.33), (-0.53, 0.21)])  # fmt: skip
    walked = np.linspace(0, len(path) - 1, 60)
    y, z = (np.interp(walked, range(len(path)), path[:, axis]) for axis in (0, 1))
    smooth = np.ones(5) / 5
    y, z = (np.convolve(np.pad(v, 2, mode='edge'), smooth, 'valid') for v in (y, z))
    across = np.linspace(-0.24, 0.24, 22)
    u, i = np.meshgrid(across, np.arange(len(y)), indexing='ij')
    fold = 0.010 * np.sin(u * 46 + i * 0.05) + 0.006 * np.sin(u * 83 + 1 + i * 0.11)
    points = np.stack([x + u + 0.03 * np.sin(i / 9), y[i] - fold * 0.4, z[i] + 0.012 + fold], -1)
    cloth = room.grid('throw', points, material, angle=80)
    cloth.modifiers.new('thick', 'SOLIDIFY').thickness = 0.012


def armchair(room: Room) -> None:
    """Tub chair: a curved shell on short legs, a seat cushion, a small pillow."""
    angles = np.linspace(-0.62 * pi, 0.62 * pi, 40)
    height = 0.40 + 0.30 * np.cos(angles * 0.80).clip(0) ** 1.3
    shell = []
    for radius, lift in (
        (0.415, 0.0),
        (0.425, 0.5),
        (0.428, 0.93),
        (0.41, 1.0),
        (0.37, 1.0),
        (0.345, 0.94),
        (0.335, 0.5),
        (0.33, 0.1),
    ):
        z = 0.17 + (height - 0.17 + 0.0) * lift
        shell.append(np.stack([radius * np.sin(angles), radius * np.cos(angles), z], -1))
    room.grid('shell', np.stack(shell), 'chair', angle=60)
    for end in (0, -1):
        cap = [row[end] for row in shell]
        room.mesh('cap', cap, [tuple(range(len(cap)))], 'chair')
    room.soft((0, -0.07, 0.25), (0.66, 0.68, 0.18), 'chair', 0.07, 0, 0.004)
    room.soft((0, -0.10, 0.385), (0.63, 0.66, 0.14), 'chair', 0.06, 0.03, 0.008)
    room.pillow((0, 0.20, 0.44), (0.42, 0.34, 0.15), 'accent 1', 0.05, -0.35)
    for x, y in ((-0.27, -0.30), (0.27, -0.30), (-0.24, 0.26), (0.24, 0.26)):
        room.tube('leg', [(x * 1.05, y * 1.05, 0), (x, y, 0.17)], 0.016, 'metal')


def dining_chair(room: Room, cloth: str = 'chair') -> list[bpy.types.Object]:
    """Upholstered chair with a gently curved back; its parts, for copies."""
    first = len(room.objects)
    room.soft((0, 0, 0.44), (0.50, 0.50, 0.11), cloth, 0.045, 0.018)
    u, v = np.meshgrid(np.linspace(-1, 1, 22), np.linspace(0, 1, 14), indexing='ij')
    width = 0.245 * (1 - 0.10 * v**3)
    rim = ((1 - u**8) * (1 - (2 * v - 1) ** 10)).clip(0) ** 0.5
    for side in (-1, 1):
        y = 0.235 + 0.10 * v - 0.055 * u**2 * v + side * 0.032 * rim
        room.grid('back', np.stack([width * u, y, 0.42 + 0.46 * v], -1), cloth, angle=80)
    for x, y, lean in ((-0.21, -0.21, 0.02), (0.21, -0.21, 0.02), (-0.20, 0.20, 0.06), (0.20, 0.20, 0.06)):
        room.tube('leg', [(x * 1.05, y + (lean if y > 0 else -lean), 0), (x, y, 0.40)], 0.019, 'wood up')
    return room.objects[first:]


def deck_chair(room: Room) -> list[bpy.types.Object]:
    """Teak armchair with slats and a seat pad."""
    first = len(room.objects)
    for x in (-0.27, 0.27):
        room.slab((x, -0.235, 0.32), (0.045, 0.05, 0.64), 'deck wood', 0.008)
        with room.at(x, 0.235, 0, tilt=-0.10):
            room.slab((0, 0, 0.45), (0.045, 0.05, 0.90), 'deck wood', 0.008)
        room.slab((x, -0.02, 0.655), (0.065, 0.56, 0.028), 'deck wood', 0.010)
        room.slab((x, 0, 0.395), (0.03, 0.45, 0.06), 'deck wood', 0.006)
    room.slab((0, -0.235, 0.395), (0.52, 0.03, 0.06), 'deck wood', 0.006)
    with room.at(0, 0.235, 0, tilt=-0.10):
        room.slab((0, 0, 0.885), (0.52, 0.032, 0.06), 'deck wood', 0.010)
        room.slab((0, 0, 0.50), (0.52, 0.030, 0.05), 'deck wood', 0.008)
        for i in range(9):
            room.slab((-0.224 + i * 0.056, 0, 0.69), (0.026, 0.014, 0.36), 'deck wood', 0.004)
    room.soft((0, -0.01, 0.455), (0.50, 0.48, 0.07), 'cushion', 0.03, 0.014)
    return room.objects[first:]


def bench(room: Room, width: float) -> None:
    """Upholstered bench for the foot of a bed."""
    room.soft((0, 0, 0.40), (width, 0.46, 0.15), 'chair', 0.055, 0.012)
    room.slab((0, 0, 0.305), (width - 0.06, 0.40, 0.05), 'wood x')
    for x in (-width / 2 + 0.10, width / 2 - 0.10):
        for y in (-0.16, 0.16):
            room.tube('leg', [(x, y, 0), (x, y, 0.29)], 0.016, 'metal')


def pouf(room: Room) -> None:
    """Low round stool."""
    profile = [
        (0.001, 0.03),
        (0.25, 0.03),
        (0.29, 0.07),
        (0.305, 0.20),
        (0.30, 0.34),
        (0.27, 0.40),
        (0.18, 0.425),
        (0.001, 0.43),
    ]
    room.turned((0, 0, 0), profile, 'accent 1', 48)
    room.turned((0, 0, 0), [(0.001, 0), (0.24, 0), (0.24, 0.032), (0.001, 0.032)], 'metal', 40)
    room.turned((0, 0, 0), [(0.302, 0.355), (0.308, 0.362), (0.300, 0.37)], 'leather', 48)
