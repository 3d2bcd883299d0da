"""Reads one request into a Spec: checks every field, then merges light, camera and the request's own values."""

from dataclasses import fields, replace
from typing import Any

from ..interior.palettes import PALETTES
from ..paint.colours import PAINTS, SAILCLOTH, SPARS, TEAKS
from ..scene.land_kinds import LAND_KINDS, Land
from ..yacht.motor_variant import CHOICES, NUMBERS
from .checks import colour, list_of, number, one_of, record, require, size, text, whole, yes_or_no
from .fields import Camera, Shallow, Spec, WaterColours
from .looks import CAMERAS, LIGHTS, camera_for

STYLES = {
    'motor': ('modern', 'classic', 'explorer', 'fast'),
    'sail': ('modern', 'classic'),
    'cat': ('modern',),
    'none': ('modern',),
}
ROOMS = ('saloon', 'master-suite', 'deck-dining')  # as the deck plans name them
LABELS = ('name', 'scene')  # for the reader of the list; they change nothing
COLOURED_LAND = {'rock': colour, 'veg': colour}

land_entry = record(
    {'kind': one_of(LAND_KINDS)}
    | {field.name: COLOURED_LAND.get(field.name, number(0)) for field in fields(Land)}
    | {
        'fadeL': number(0.001, 1),
        'fadeR': number(0.001, 1),
        'az': number(),
        'dist': number(1),
        'width': number(1),
        'seed': whole(0, 10**6),
    }
)
shallow_fields = record(
    {'kind': one_of(('bank',)), 'scale': number(1), 'near': number(0, 1)}
    | dict.fromkeys(('bias', 'ox', 'oy'), number())
)
camera_fields = record(
    {'az': number(), 'el': number(0, 89.9), 'z': number(0.1), 'lens': number(5, 1000)}
    | {'fill': number(0.01, 2), 'fillh': number(0.01, 2), 'cx': number(), 'cy': number()}
)


def terrain_entry(name: str, value: Any) -> Land:
    given = land_entry(name, value)
    require(name, given, 'kind')
    kind = LAND_KINDS[given.pop('kind')]
    return replace(kind, **given)


def shallow_water(name: str, value: Any) -> Shallow:
    given = shallow_fields(name, value)
    require(name, given, 'scale')
    return Shallow(**given)


def water_colours(name: str, value: Any) -> WaterColours:
    return WaterColours(**record({field.name: colour for field in fields(WaterColours)})(name, value))


def land_pieces(name: str, value: Any) -> tuple[Land, ...]:
    return tuple(list_of(terrain_entry)(name, value))


FIELDS = {
    **dict.fromkeys(LABELS, text),
    'out': text,
    'res': size,
    'spp': whole(1, 10**5),
    'threads': whole(1, 1024),
    'seed': whole(0, 10**9),
    'type': one_of(STYLES),
    'loa': number(5, 250),
    'style': text,  # checked against the type below
    'decks': whole(0, 5),
    'hull': one_of(PAINTS),
    'super': one_of(PAINTS),
    'teak': one_of(TEAKS),
    **dict.fromkeys(('helipad', 'pool', 'tender', 'sails'), yes_or_no),
    'variant': record({name: one_of(options) for name, options in CHOICES.items()} | dict.fromkeys(NUMBERS, number())),
    'masts': one_of((1, 2)),
    'sailc': one_of(SAILCLOTH),
    'mast': one_of(SPARS),
    'room': one_of(ROOMS),
    'palette': one_of(PALETTES),
    'stand': whole(0, 9),
    'heel': number(0, 45),
    'tack': one_of((-1, 1)),
    'light': one_of(LIGHTS),
    'camera': one_of(CAMERAS),
    'cam': camera_fields,
    'sun_el': number(-20, 90),
    **dict.fromkeys(('sun_rel', 'cloud_rot', 'wind', 'ev'), number()),
    **dict.fromkeys(('dust', 'ozone', 'air'), number(0, 10)),
    **dict.fromkeys(('sun_white', 'cloud_op', 'speed', 'whitecaps'), number(0, 1)),
    **dict.fromkeys(('sun_int', 'clouds', 'night', 'Hs', 'ripple', 'haze', 'sat', 'bloom', 'vig'), number(0)),
    **dict.fromkeys(('cloud_tint', 'hor_tint', 'haze_tint', 'wb'), colour),
    **dict.fromkeys(('key', 'exmax'), number(0.001)),
    'seed_sky': whole(0, 10**6),
    'shallow': shallow_water,
    'wcol': water_colours,
    'wgrid': size,
    'terrain': land_pieces,
}


def read_spec(request: Any) -> Spec:
    """Raises checks.SpecError for the first wrong field. The request wins over the camera, that over the light."""
    given = record(FIELDS)('', request)
    require('', given, 'out', 'loa')
    for label in LABELS:
        given.pop(label, None)
    kind, style = given.get('type', 'motor'), given.get('style', 'modern')
    one_of(STYLES[kind])(f'style of type {kind}', style)
    light = LIGHTS[given.get('light', 'noon')]
    camera = camera_for(kind, given.pop('camera', 'bow34'), given.get('sails', True)) | given.pop('cam', {})
    return Spec(**{**light, **given, 'cam': Camera(**camera)})
