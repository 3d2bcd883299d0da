"""What a yacht does to the water: foam and a smooth line at the hull, and the wake behind it. No Blender here.

Lengths in meters, most of them shares of the yacht's own length or beam. speed runs from 0 to 1.
"""

from math import cos, pi, radians, tan

import numpy as np

from ..geometry.curves import smoothstep
from ..geometry.noise import fractal_noise
from ..yacht.hull_lines import HullLines
from ..yacht.yacht import Yacht
from .sea_grid import SeaGrid

KELVIN_ANGLE = tan(radians(15))  # of the wave arms that spread from bow and stern
# Where each arm starts, share of loa forward of midship, and its strength.
ARMS = ((0.44, 1.0), (-0.47, 0.8))
SAIL_FOAM, SAIL_AERATION = 0.7, 0.15  # a hull under sail leaves little white water


def bell(distance: np.ndarray, width: float | np.ndarray) -> np.ndarray:
    """1 at distance 0, falling to 1/e at the width."""
    return np.exp(-((distance / width) ** 2))


def add_yacht(sea: SeaGrid, yacht: Yacht, speed: float, under_sail: bool) -> None:
    """Foam, bow wave and wake of the yacht in the sea."""
    loa = yacht.loa
    if yacht.lines:
        meet_hull(sea, yacht, yacht.lines, speed)
    if speed > 0:
        astern = -loa / 2 - sea.x + 0.03 * loa
        trail(sea, yacht, speed, astern)
        for start, strength in ARMS:
            kelvin_arm(sea, loa, speed, start * loa, strength)
        rooster_tail(sea, yacht, speed, astern)
    if under_sail:
        sea.foam *= SAIL_FOAM
        sea.aerated *= SAIL_AERATION


def meet_hull(sea: SeaGrid, yacht: Yacht, lines: HullLines, speed: float) -> None:
    """No water inside the hull; a line of foam along it, and a bow wave under way."""
    loa = yacht.loa
    near = (np.abs(sea.x) < loa * 0.62) & (np.abs(sea.y) < yacht.beam * 1.6)
    x, z = sea.x[near], sea.z[near]
    side = lines.half_breadth_at(np.clip(x, -loa / 2 + 0.05 * loa, loa / 2), 0 * x + 0.05)
    outside = np.abs(np.abs(sea.y[near]) - yacht.hull_offset) - side  # distance from the hull's side
    alongside = (x > -loa * 0.47) & (x < lines.stem_x(np.array(0.0)))
    well_inside = alongside & (outside < -1.3 * sea.spacing[near])  # only there: the waterline stays smooth
    z = np.where(well_inside, np.minimum(z, -0.25), z)
    if speed > 0:
        bow = smoothstep(loa * 0.5, loa * 0.1, x)
        width = 0.25 + 0.035 * loa * speed * (0.25 + bow * 0.9)
        foam = np.where(alongside, np.exp(-np.maximum(outside, 0) / (width * 0.55)), 0)
        foam = foam * (0.55 + 0.35 * smoothstep(0.2 * loa, 0.48 * loa, x))
        foam = np.minimum(1, foam * (0.55 + 0.6 * speed))
        bow_wave = (0.3 + speed) * 0.012 * loa * bell(x - loa * 0.42, 0.06 * loa)
        bow_wave = bow_wave * np.exp(-np.maximum(outside, 0) / (0.03 * loa))
        z = z + np.where(outside > -0.2, bow_wave, 0)
    else:
        foam = np.where(alongside, np.exp(-np.maximum(outside, 0) / 0.16) * 0.35, 0)
    sea.foam[near] = np.maximum(sea.foam[near], foam)
    sea.z[near] = z


def trail(sea: SeaGrid, yacht: Yacht, speed: float, astern: np.ndarray) -> None:
    """White water straight astern, with an edge of foam on both sides; it flattens the waves."""
    loa, off_centre, behind = yacht.loa, np.abs(sea.y), astern > 0
    past = np.maximum(astern, 0)
    width = yacht.beam * 0.40 + 0.028 * past + 0.02 * loa
    core = np.where(behind, np.exp(-((off_centre / width) ** 4)), 0)
    edge = np.where(behind, bell(off_centre - width, 0.18 * width + 0.3), 0)
    slow, quick = np.exp(-past / (loa * 2.6)), np.exp(-past / (loa * 1.1))
    torn = 0.75 + 0.45 * fractal_noise(sea.rest_x / 7, sea.rest_y / 4, 3, 61)
    foam = np.sqrt(speed) * (core * (0.20 * slow + 0.42 * quick) * torn + edge * 0.42 * slow)
    sea.foam = np.maximum(sea.foam, foam)
    sea.aerated = np.maximum(sea.aerated, core * np.exp(-past / (loa * 2.2)))
    sea.z *= 1 - 0.75 * core * np.exp(-past / (loa * 6))


def kelvin_arm(sea: SeaGrid, loa: float, speed: float, start: float, strength: float) -> None:
    """The pair of wave arms that spreads from x = start, with foam on its crests."""
    behind = start - sea.x
    past = np.maximum(behind, 0)
    off_arm = np.abs(sea.y) - (past * KELVIN_ANGLE + 0.02 * loa)
    width = 0.35 + 0.018 * past + 0.008 * loa
    envelope = np.where(behind > 0, bell(off_arm, width * 2.2) * np.exp(-past / (loa * 3.2)), 0)
    envelope = envelope * smoothstep(0, 0.1 * loa, behind)
    length = max(3, 0.10 * loa)
    angle = 2 * pi * (off_arm * cos(radians(35)) + behind * 0.25) / length * 1.1
    carried = np.clip((length / sea.spacing - 2) / 3, 0, 1)
    sea.z += carried * strength * 0.0030 * loa * speed * envelope * np.cos(angle)
    crest = np.where(behind > 0, bell(off_arm, width * 0.55), 0) * np.exp(-past / (loa * 0.9))
    torn = 0.6 + 0.8 * fractal_noise(sea.rest_x / 9, sea.rest_y / 9, 3, 77)
    sea.foam = np.maximum(sea.foam, speed * crest * 0.50 * strength * torn)


def rooster_tail(sea: SeaGrid, yacht: Yacht, speed: float, astern: np.ndarray) -> None:
    """The hump of water just behind the transom."""
    loa = yacht.loa
    hump = bell(astern - 0.10 * loa, 0.06 * loa) * bell(sea.y, yacht.beam * 0.3)
    sea.z += speed * 0.010 * loa * hump


def add_whitecaps(sea: SeaGrid, strength: float, significant_height: float) -> None:
    """Foam on the highest crests; strength runs from 0 to 1."""
    crests = smoothstep(0.55, 0.95, sea.z / (significant_height * 0.62 + 1e-6))
    sea.foam = np.maximum(sea.foam, strength * crests)
