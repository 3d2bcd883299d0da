"""Heights and colours of land as arrays: no Blender here. Land lies 5 to 17 km off: nearer cliffs look like clay."""

from dataclasses import dataclass

import numpy as np

from ..geometry.curves import smoothstep
from ..geometry.noise import fractal_noise
from .land_kinds import Land

COLUMNS, ROWS = 620, 200  # along the coast, inland
DEPTH_SHARE = 0.35  # of the width, when the spec names no depth
NEAREST_COAST = 0.02  # of the depth; a coast before the first row would leave the land hanging above the water
SEA_FLOOR = -3.0
SNOW = np.array([0.72, 0.76, 0.82])
SAND = np.array([0.66, 0.57, 0.43])
WEATHERED = np.array([0.9, 0.25, 0])  # shift of the vegetation's colour towards dry grass


@dataclass(frozen=True)
class LandShape:
    """Arrays [columns, rows] in meters: along the coast to the left, inland from the shore, and height."""

    along: np.ndarray
    inland: np.ndarray
    height: np.ndarray
    cell: float  # distance between two points along the coast


def land_shape(land: Land, seed: int, columns: int = COLUMNS, rows: int = ROWS) -> LandShape:
    depth = land.depth or land.width * DEPTH_SHARE
    coast_line = np.linspace(-land.width / 2, land.width / 2, columns)
    inland_line = np.linspace(0, 1, rows) ** 1.3 * depth  # closer rows near the shore
    along, inland = np.meshgrid(coast_line, inland_line, indexing='ij')
    from_shore = distance_from_shore(land, along, inland, depth, seed)
    height = ground(land, along, inland, from_shore, seed)
    return LandShape(along, inland, height, max(4, land.width / columns))


def distance_from_shore(land: Land, along: np.ndarray, inland: np.ndarray, depth: float, seed: int) -> np.ndarray:
    """Below zero in the sea: the coast winds, and the ends may fall back into the sea."""
    bays = fractal_noise(along / (land.freq * 1.6), along * 0 + 3.3, 5, seed) * depth * 0.28 * land.jag
    coast = np.maximum(bays + depth * 0.06, depth * NEAREST_COAST)
    place = (along + land.width / 2) / land.width
    ends = (1 - smoothstep(0, land.fadeL, place)) + smoothstep(1 - land.fadeR, 1, place)
    return inland - coast - depth * 0.5 * ends * land.taper


def ground(land: Land, along: np.ndarray, inland: np.ndarray, from_shore: np.ndarray, seed: int) -> np.ndarray:
    """Height above the water."""
    x, y = along / land.freq, inland / land.freq
    rise = 1 - np.exp(-np.maximum(from_shore, 0) / land.ramp * land.steep)
    bend = fractal_noise(x * 0.7, y * 0.7, 3, seed + 5) * 0.6
    crests = fractal_noise(x + bend, y + bend, 7, seed + 1, gain=0.48, ridged=True) * 0.5 + 0.5
    massif = fractal_noise(x * 0.45 + 9, y * 0.45, 4, seed + 2) * 0.5 + 0.5
    skyline = fractal_noise(along / (land.freq * 2.5), inland * 0 + 1.1, 3, seed + 3)
    profile = 0.25 + 0.75 * np.clip(massif * 0.9 + 0.35 * skyline + 0.1, 0, 1.3)
    height = land.h * rise * profile * (1 - land.ridge * 0.45 + land.ridge * 0.75 * crests)
    dry = from_shore > 0
    height = np.where(dry, height + 0.4, SEA_FLOOR + np.maximum(from_shore, -60) * 0.05)
    if land.beach:
        behind = np.maximum(from_shore - land.beach, 0) * 1.2 * land.steep
        height = np.where(dry, np.minimum(height, 0.2 + from_shore * 0.06 + behind), height)
    detail = fractal_noise(along / 14, inland / 14, 3, seed + 9)
    return height + np.where(from_shore > 2, detail * min(3.5, land.h * 0.06) * rise, 0)


def steepness(shape: LandShape) -> np.ndarray:
    """Vertical part of the surface normal: 1 on flat ground, 0 on a wall."""
    along, inland = shape.along[:, 0], shape.inland[0]
    slope_along = np.gradient(shape.height, along, axis=0)
    slope_inland = np.gradient(shape.height, axis=1) / np.maximum(np.gradient(inland)[None, :], 0.1)
    return 1 / np.sqrt(1 + slope_along**2 + slope_inland**2)


def over(lower: np.ndarray, upper: np.ndarray, share: np.ndarray) -> np.ndarray:
    """Colours of `upper` laid over `lower` by a share for each point."""
    share = share[..., None]
    return lower * (1 - share) + upper * share


def land_colours(land: Land, shape: LandShape, seed: int) -> np.ndarray:
    """Rock, vegetation, snow and shore, [columns, rows, 3] linear RGB."""
    x, y, z, cell = shape.along, shape.inland, shape.height, shape.cell
    flat = steepness(shape)
    fine = 0.5 + 0.8 * fractal_noise(x / (cell * 2.2), y / (cell * 2.2) + z / (cell * 3), 4, seed + 40)
    patches = 0.5 + 0.8 * fractal_noise(x / (cell * 14), y / (cell * 14), 4, seed + 41)
    bands = 0.5 + 0.9 * fractal_noise(x / (cell * 20) + fine * 0.3, z / max(5, land.h * 0.035), 4, seed + 42)

    banded = 1 + land.contrast * (0.95 * np.clip(bands, 0, 1) - 0.5)
    grain = 1 + land.contrast * (0.5 * np.clip(fine, 0, 1) - 0.28)
    colours = np.array(land.rock) * banded[..., None] * grain[..., None]

    least = 1.08 - land.vegmax * 0.75
    green = 0.88 * smoothstep(least, least + 0.2, flat + (patches - 0.5) * 0.8 + (fine - 0.5) * 0.35)
    lush = 0.55 + 0.9 * np.clip(fine * 0.6 + patches * 0.4, 0, 1) ** 1.3
    dry = np.clip(patches - 0.5, -0.3, 0.5)[..., None] * WEATHERED
    colours = over(colours, np.array(land.veg) * lush[..., None] * (1 + dry), green)
    if land.snow:
        lies = smoothstep(land.snow, land.snow + 160, z + (patches - 0.5) * 420) * smoothstep(0.30, 0.62, flat)
        colours = over(colours, SNOW, lies)
    if land.beach:
        return over(colours, SAND, smoothstep(3.0, 1.4, z + fine))
    return over(colours, np.array(land.rock) * 0.35, smoothstep(4.2, 1.0, z + fine * 2))
