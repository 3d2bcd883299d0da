"""Small things that tell the scale: lamps, books, bowls, vases with branches, orchids, trays, pictures."""

from math import cos, pi, sin

import bpy
import numpy as np

from .room import Room

SHADE_LIGHT = (1.0, 0.62, 0.32)


def point_lamp(room: Room, place: tuple[float, float, float], watts: float, radius: float = 0.09) -> None:
    """Light without a body, for inside a shade or over a surface."""
    lamp = bpy.data.lights.new('lamp', 'POINT')
    lamp.energy, lamp.color, lamp.shadow_soft_size = watts, SHADE_LIGHT, radius
    holder = room.hang('lamp', lamp)
    holder.location = place
    holder.visible_glossy = False


def table_lamp(room: Room, x: float, y: float, z: float, scale: float = 1.0, watts: float = 5.0) -> None:
    """Turned ceramic foot, cloth shade."""
    s = scale
    foot = [
        (0.001, 0),
        (0.075, 0),
        (0.08, 0.012),
        (0.055, 0.03),
        (0.10, 0.10),
        (0.115, 0.17),
        (0.085, 0.25),
        (0.03, 0.30),
        (0.018, 0.34),
        (0.012, 0.42),
    ]
    room.turned((x, y, z), [(r * s, h * s) for r, h in foot], 'glaze')
    shade = room.turned((x, y, z), [(0.19 * s, 0.36 * s), (0.165 * s, 0.62 * s)], 'shade', 40)
    shade.visible_shadow = False
    room.turned((x, y, z), [(0.192 * s, 0.358 * s), (0.192 * s, 0.366 * s)], 'metal', 40)
    point_lamp(room, (x, y, z + 0.50 * s), watts)


def standard_lamp(room: Room, x: float, y: float, watts: float = 9.0) -> None:
    """Slim metal stem with a drum shade."""
    room.turned((x, y, 0), [(0.001, 0), (0.15, 0), (0.15, 0.018), (0.02, 0.026), (0.011, 0.05), (0.011, 1.32)], 'metal')
    shade = room.turned((x, y, 0), [(0.225, 1.22), (0.205, 1.52)], 'shade', 44)
    shade.visible_shadow = False
    point_lamp(room, (x, y, 1.38), watts, 0.12)


def books(room: Room, x: float, y: float, z: float, count: int = 3, turn: float = 0.0) -> float:
    """Stack of large books lying; returns the height of its top."""
    for i in range(count):
        length, depth, thick = 0.33 - 0.025 * i, 0.25 - 0.02 * i, 0.024 + 0.008 * ((i * 7) % 3)
        with room.at(x, y, z, turn=turn + 0.18 * (i % 2) - 0.07 * i):
            cover = ('paper', 'accent 0', 'accent 1', 'black')[(i + room.made) % 4]
            room.slab((0, 0, thick / 2), (length - 0.012, depth - 0.010, thick - 0.007), 'paper', 0.001)
            for h in (0.002, thick - 0.002):
                room.slab((0, 0, h), (length, depth, 0.0035), cover, 0.001)
            room.slab((0, -depth / 2 + 0.002, thick / 2), (length, 0.004, thick), cover, 0.001)
        z += thick
    return z


def bowl(
    room: Room, x: float, y: float, z: float, radius: float = 0.17, fruit: bool = False, material: str = 'china'
) -> None:
    r = radius
    outer = [(0.001, 0), (0.35 * r, 0), (0.38 * r, 0.04 * r), (0.75 * r, 0.22 * r), (0.97 * r, 0.52 * r), (r, 0.60 * r)]
    inner = [(0.97 * r, 0.60 * r), (0.92 * r, 0.50 * r), (0.70 * r, 0.26 * r), (0.3 * r, 0.10 * r), (0.001, 0.08 * r)]
    room.turned((x, y, z), outer + inner, material, 44)
    if fruit:
        for i in range(7):
            angle, away = i * 2.4, 0.0 if i == 0 else 0.55 * r * (0.8 + 0.2 * sin(i))
            size = 0.036 + 0.004 * sin(i * 3)
            lift = 0.46 * r + (0.24 * r if i == 0 else 0)
            room.sphere((x + away * cos(angle), y + away * sin(angle), z + lift), size, 'fruit', 0.93)


def vase(room: Room, x: float, y: float, z: float, height: float = 0.30, material: str = 'glaze') -> None:
    h = height
    profile = [
        (0.001, 0),
        (0.26, 0),
        (0.30, 0.04),
        (0.38, 0.30),
        (0.36, 0.58),
        (0.20, 0.84),
        (0.15, 0.93),
        (0.19, 1.0),
        (0.16, 0.98),
        (0.12, 0.9),
    ]
    room.turned((x, y, z), [(r * h, up * h) for r, up in profile], material, 36)


def leaf(
    room: Room, place: np.ndarray, heading: float, rise: float, length: float, width: float, material: str = 'leaf'
) -> None:
    """Curved blade pointing outwards and drooping."""
    u, v = np.meshgrid(np.linspace(0, 1, 9), np.linspace(-1, 1, 5), indexing='ij')
    breadth = width / 2 * np.sin(pi * u.clip(0.02, 0.99) ** 0.75)
    out = length * u * cos(rise)
    side = breadth * v
    up = length * (u * sin(rise) - 0.45 * u**2) + 0.15 * breadth * v**2
    x = place[0] + out * cos(heading) - side * sin(heading)
    y = place[1] + out * sin(heading) + side * cos(heading)
    room.grid('leaf', np.stack([x, y, place[2] + up], -1), material, angle=60)


def branches(
    room: Room, x: float, y: float, z: float, height: float = 0.75, count: int = 6, blossom: bool = False
) -> None:
    """Loose branches with leaves, from the neck of a vase."""
    random = room.random
    for i in range(count):
        heading = 2 * pi * i / count + random.uniform(-0.4, 0.4)
        spread = random.uniform(0.25, 0.55)
        share = np.linspace(0, 1, 12)
        reach = height * spread * share**1.5
        bend = 0.05 * np.sin(share * 5 + i)
        line = np.stack([
            x + reach * cos(heading) - bend * sin(heading),
            y + reach * sin(heading) + bend * cos(heading),
            z - 0.08 + (height * random.uniform(0.75, 1.0) + 0.08) * share,
        ], -1)  # fmt: skip
        room.tube('branch', line, 0.0045, 'branch', 1)
        for at in np.linspace(0.35, 1.0, 10):
            place = np.array([np.interp(at, share, line[:, axis]) for axis in range(3)])
            turn = random.uniform(0, 2 * pi)
            if blossom:
                petals(room, place, random.uniform(0.020, 0.034), turn)
            else:
                leaf(
                    room, place, turn, random.uniform(0.1, 0.8), random.uniform(0.08, 0.13), random.uniform(0.032, 0.05)
                )


def petals(room: Room, place: np.ndarray, size: float, turn: float) -> None:
    for i in range(5):
        leaf(room, place, turn + i * 2 * pi / 5, 0.5, size * 1.3, size * 1.2, 'petal')


def orchid(room: Room, x: float, y: float, z: float, turn: float = 0.0) -> None:
    """Potted orchid with two arching stems."""
    room.turned(
        (x, y, z),
        [(0.001, 0), (0.055, 0), (0.075, 0.11), (0.078, 0.13), (0.066, 0.13), (0.06, 0.11), (0.001, 0.11)],
        'china',
    )
    for i in range(6):
        leaf(room, np.array([x, y, z + 0.12]), turn + i * 1.05, 0.75, 0.21, 0.062)
    for k, lean in enumerate((0.30, -0.22)):
        share = np.linspace(0, 1, 16)
        height = 0.50 - 0.08 * k
        out = lean * share**2.2
        line = np.stack(
            [
                x + out * cos(turn),
                y + out * sin(turn) + 0.03 * share * (k - 0.5),
                z + 0.11 + height * (share - 0.28 * share**3),
            ],
            -1,
        )
        room.tube('stem', line, 0.003, 'leaf', 1)
        for at in (9, 10, 11, 12, 13, 14, 15):
            petals(room, line[at] + (0, 0.012 * (-1) ** at, 0), 0.030 - 0.001 * at, at * 1.3)


def tray(room: Room, x: float, y: float, z: float, length: float = 0.5, width: float = 0.34, turn: float = 0.0) -> None:
    """Tray with a rim, a carafe and two glasses."""
    with room.at(x, y, z, turn=turn):
        room.slab((0, 0, 0.008), (length, width, 0.016), 'wood x', 0.004)
        for side in (-1, 1):
            room.slab((0, side * width / 2, 0.02), (length + 0.012, 0.012, 0.04), 'metal', 0.003)
            room.slab((side * length / 2, 0, 0.02), (0.012, width, 0.04), 'metal', 0.003)
        room.turned(
            (-0.1, 0.02, 0.016),
            [(0.001, 0), (0.055, 0), (0.062, 0.03), (0.055, 0.11), (0.024, 0.17), (0.022, 0.20), (0.032, 0.22)],
            'glass',
        )
        for dx, dy in ((0.06, 0.07), (0.10, -0.06)):
            tumbler(room, dx, dy, 0.016)


def tumbler(room: Room, x: float, y: float, z: float) -> bpy.types.Object:
    return room.turned(
        (x, y, z), [(0.001, 0), (0.032, 0), (0.037, 0.09), (0.035, 0.09), (0.030, 0.012), (0.001, 0.010)], 'glass'
    )


def candle(room: Room, x: float, y: float, z: float, height: float = 0.14) -> None:
    """Storm lantern: candle in a glass."""
    room.turned(
        (x, y, z), [(0.001, 0.004), (0.035, 0.004), (0.035, 0.55 * height), (0.001, 0.55 * height)], 'paper', 20
    )
    room.turned((x, y, z), [(0.055, 0), (0.06, 0.3 * height), (0.06, height)], 'glass', 28)
    flame = room.turned((x, y, z + 0.57 * height), [(0.001, 0), (0.006, 0.012), (0.001, 0.035)], 'flame', 12)
    flame.visible_shadow = False


def picture(room: Room, width: float, height: float) -> None:
    """Framed painting in the x-z plane, its face to -y, centred on the origin."""
    room.slab((0, 0, 0), (width, 0.03, height), 'art', 0.002)
    for side in (-1, 1):
        room.slab((0, -0.01, side * (height / 2 + 0.02)), (width + 0.08, 0.05, 0.04), 'metal', 0.004)
        room.slab((side * (width / 2 + 0.02), -0.01, 0), (0.04, 0.05, height + 0.08), 'metal', 0.004)
