"""The rooms by name: each builds itself with its lamps and returns where the camera stands."""

from ..spec.fields import Spec
from .camera import Stand
from .daylight import Daylight
from .deck_dining import build_deck_dining
from .light import area, fill, window_light
from .palettes import Palette
from .room import Room
from .saloon import build_saloon
from .stateroom import build_stateroom


def saloon(room: Room, spec: Spec, palette: Palette, daylight: Daylight) -> Stand:
    shell = build_saloon(room, spec, palette)
    window_light(room, shell, {1: daylight.sunny, -1: daylight.window}, daylight.tint)
    fill(room, (-shell.fore - 0.1, 0, 1.3), (1, 0, -0.05), (2.0, shell.width * 0.8), daylight.window * 0.7)
    stands = (
        Stand(-shell.fore + 0.65, -0.75, 1.36, 8, 20.5, -0.055, 4.5),
        Stand(-shell.fore + 0.75, -shell.side + 0.9, 1.36, 23, 20.5, -0.055, 4.5),
        Stand(-shell.fore + 0.65, 0.9, 1.36, -8, 20.5, -0.055, 4.5),
    )
    return stands[spec.stand % len(stands)]


def stateroom(room: Room, spec: Spec, palette: Palette, daylight: Daylight) -> Stand:
    shell = build_stateroom(room, spec, palette)
    window_light(room, shell, {1: daylight.sunny, -1: daylight.window}, daylight.tint)
    fill(room, (-shell.fore - 0.1, 0, 1.4), (1, 0, -0.05), (2.0, shell.width * 0.8), daylight.window * 0.8)
    stands = (
        Stand(-shell.fore + 0.25, -0.3, 1.36, 4, 20, -0.06, 4.0),
        Stand(-shell.fore + 0.25, -shell.side + 1.3, 1.36, 17, 20, -0.06, 4.0),
        Stand(-shell.fore + 0.25, shell.side - 1.3, 1.36, -17, 20, -0.06, 4.0),
    )
    return stands[spec.stand % len(stands)]


def deck_dining(room: Room, spec: Spec, palette: Palette, daylight: Daylight) -> Stand:
    shell = build_deck_dining(room, spec, palette)
    for side, radiance in ((1, daylight.sunny), (-1, daylight.window)):
        place = (0, side * (shell.side + 0.6), 1.75)
        area(room, place, (0, -side, -0.1), (shell.length, 1.5), radiance, daylight.tint, 'Z')
    area(room, (-shell.fore - 0.8, 0, 1.9), (1, 0, -0.2), (shell.width, 2.2), daylight.sunny, daylight.tint, 'Z')
    fill(room, (shell.fore + 0.3, 0, 1.4), (-1, 0, -0.05), (2.0, shell.width * 0.8), daylight.window * 0.7)
    stands = (
        Stand(3.3, -0.9, 1.40, 169, 22, -0.05, 2.6),
        Stand(3.0, -shell.side + 0.9, 1.42, 150, 22, -0.05, 2.6),
    )
    return stands[spec.stand % len(stands)]


ROOMS = {'saloon': saloon, 'master-suite': stateroom, 'deck-dining': deck_dining}
