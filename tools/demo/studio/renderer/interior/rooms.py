"""The rooms by name: each builds itself with its lamps and returns where the camera stands."""

from math import radians, sin

from ..geometry.curves import BOTH_SIDES
from ..spec.fields import Spec
from .aft_deck import LENGTH, build_aft_deck, half_width
from .camera import Stand
from .daylight import Daylight
from .light import area, ceiling_light, fill, spot, window_light
from .palettes import Palette
from .room import Room
from .saloon import build_saloon
from .stateroom import build_stateroom


def saloon(room: Room, spec: Spec, palette: Palette, daylight: Daylight) -> Stand:
    shell = build_saloon(room, spec, palette)
    sunny = 1 if sin(radians(spec.sun_rel)) > 0 else -1
    window_light(room, shell, {sunny: daylight.sunny, -sunny: daylight.window}, daylight.tint)
    ceiling_light(room, shell, daylight.cove)
    fill(room, (-shell.fore - 0.1, 0, 1.3), (1, 0, -0.05), (2.0, shell.width * 0.8), daylight.window * 0.7)
    spot(room, (shell.fore - 0.75, 0, shell.height), (0.55, 0, -1), 60)
    for side in BOTH_SIDES:
        spot(room, (shell.fore - 0.7, side * shell.width * 0.24, shell.height), (0.4, 0, -1), 40)
    stands = (
        Stand(-shell.fore + 0.35, -0.9, 1.34, 7, 21, -0.035, 4.0),
        Stand(-shell.fore + 0.6, -shell.side + 0.9, 1.34, 22, 21.5, -0.035, 4.5),
        Stand(0.6, -shell.side + 0.55, 1.36, 150, 20, -0.045, 3.5),
    )
    return stands[spec.stand % len(stands)]


def master_suite(room: Room, spec: Spec, palette: Palette, daylight: Daylight) -> Stand:
    shell = build_stateroom(room, spec, palette)
    sunny = 1 if sin(radians(spec.sun_rel)) > 0 else -1
    window_light(room, shell, {sunny: daylight.sunny, -sunny: daylight.window}, daylight.tint)
    ceiling_light(room, shell, daylight.cove)
    fill(room, (-shell.fore - 0.1, 0, 1.4), (1, 0, -0.05), (1.8, shell.width * 0.7), daylight.window * 0.6)
    for side in BOTH_SIDES:
        spot(room, (shell.fore - 0.6, side * 1.0, shell.height), (0.35, 0, -1), 30)
    stands = (
        Stand(-shell.fore + 0.12, -1.25, 1.32, 13, 21.5, -0.055, 3.6),
        Stand(-shell.fore + 0.12, 1.25, 1.32, -13, 21.5, -0.055, 3.6),
    )
    return stands[spec.stand % len(stands)]


def deck_dining(room: Room, spec: Spec, palette: Palette, daylight: Daylight) -> Stand:
    build_aft_deck(room, spec)
    side = half_width(spec)
    sky = daylight.window * 0.55
    for port in BOTH_SIDES:
        area(room, (0, port * (side + 0.9), 1.5), (0, -port, 0.12), (LENGTH, 1.6), sky, daylight.tint)
    fill(room, (LENGTH / 2 + 0.2, 0, 1.4), (-1, 0, -0.1), (2.0, side * 1.4), sky, (1.0, 0.86, 0.70))
    fill(room, (-LENGTH / 2 - 0.5, 0, 0.9), (0.8, 0, 0.6), (1.2, side * 1.8), sky, (1.0, 0.90, 0.78))
    stands = (
        Stand(3.55, -1.15, 1.46, 167, 22, -0.06, 2.9),
        Stand(3.45, 1.35, 1.46, 195, 22, -0.06, 2.9),
    )
    return stands[spec.stand % len(stands)]


ROOMS = {'saloon': saloon, 'master-suite': master_suite, 'deck-dining': deck_dining}
