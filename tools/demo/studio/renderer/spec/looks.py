"""Named lights and camera set-ups. A spec may override every value; fields.py gives the units."""

LIGHTS: dict[str, dict] = {
    'noon': {
        'sun_el': 38, 'dust': 0.5, 'ozone': 2.4, 'air': 1.0, 'clouds': 0.6, 'cloud_rot': 25,
        'hor_tint': (0.92, 1.0, 1.12),
        'haze': 7500, 'haze_tint': (0.82, 0.93, 1.05),
        'key': 0.34, 'exmax': 0.70,
    },
    'morning': {
        'sun_el': 20, 'dust': 0.45, 'ozone': 2.6, 'clouds': 0.6, 'cloud_rot': 60,
        'hor_tint': (1.06, 1.02, 1.10),
        'haze': 6500, 'haze_tint': (0.93, 0.98, 1.04),
        'key': 0.31, 'exmax': 0.78, 'wb': (1.02, 0.99, 1.0),
    },
    'golden': {
        'sun_el': 9.5, 'sun_int': 0.8, 'sun_white': 0.25, 'dust': 0.30, 'ozone': 3.0,
        'clouds': 0.46, 'cloud_tint': (1.42, 1.08, 0.92), 'hor_tint': (1.75, 1.36, 1.40),
        'haze': 7000, 'haze_tint': (1.03, 0.98, 0.98),
        'key': 0.305, 'exmax': 1.25, 'wb': (1.03, 0.98, 1.0), 'sat': 1.15,
    },
    'sunset': {
        'sun_el': 3.2, 'sun_int': 1.0, 'dust': 0.55, 'ozone': 3.6,
        'clouds': 0.85, 'cloud_tint': (1.35, 0.80, 0.66), 'hor_tint': (1.62, 1.04, 1.22),
        'haze': 6000, 'haze_tint': (1.06, 0.94, 0.94),
        'key': 0.22, 'exmax': 1.9, 'wb': (1.08, 0.95, 1.02), 'sat': 1.05, 'night': 0.45,
    },
    'dusk': {
        'sun_el': -0.8, 'dust': 0.8, 'ozone': 3.6,
        'clouds': 0.75, 'cloud_tint': (1.20, 0.86, 0.84), 'hor_tint': (1.30, 0.92, 0.95),
        'haze': 6500, 'haze_tint': (1.0, 0.93, 1.05),
        'key': 0.17, 'exmax': 7, 'wb': (1.05, 0.98, 1.0), 'sat': 0.92, 'night': 0.20,
    },
    'overcast': {
        'sun_el': 30, 'sun_int': 0.12, 'dust': 3.5, 'ozone': 1.5, 'clouds': 1.0, 'cloud_op': 0.8,
        'haze': 3600,
        'key': 0.30,
    },
}  # fmt: skip

CAMERAS: dict[str, dict] = {
    'bow34': {'az': 32, 'z': 3.2, 'lens': 70, 'fill': 0.70, 'fillh': 0.50, 'cy': -0.13},
    'bow34low': {'az': 22, 'z': 1.9, 'lens': 55, 'fill': 0.62, 'fillh': 0.58, 'cy': -0.12},
    'profile': {'az': 88, 'z': 4.0, 'lens': 85, 'fill': 0.80, 'fillh': 0.52, 'cy': -0.12},
    'stern34': {'az': 146, 'z': 6.5, 'lens': 60, 'fill': 0.70, 'fillh': 0.52, 'cy': -0.12},
    'aerial': {'az': 38, 'el': 24, 'lens': 55, 'fill': 0.66, 'fillh': 0.55, 'cy': -0.05},
    'aerialstern': {'az': 142, 'el': 26, 'lens': 50, 'fill': 0.62, 'fillh': 0.55, 'cy': -0.05},
    'top': {'az': 60, 'el': 80, 'lens': 50, 'fill': 0.55, 'fillh': 0.60, 'cy': 0},
    'high': {'az': 62, 'el': 46, 'lens': 50, 'fill': 0.58, 'fillh': 0.55, 'cy': 0},
}

SAILS_SET = {'fill': 0.6, 'fillh': 0.80, 'cy': 0.02}
SAILS_FURLED = {'fill': 0.62, 'fillh': 0.92, 'cy': 0.03}
BROADER_BEARING = {32: 52, 146: 128}  # three-quarter views of sails, seen from further abeam


def camera_for(kind: str, name: str, sails: bool) -> dict:
    """The named camera; tall rigs take more of the frame's height and, with sails set, a broader angle."""
    camera = dict(CAMERAS[name])
    if kind in ('sail', 'cat'):
        camera.update(SAILS_SET if sails else SAILS_FURLED)
        if sails:
            camera['az'] = BROADER_BEARING.get(camera['az'], camera['az'])
    return camera
