"""Kinds of land. Lengths in meters, colours linear RGB; a spec's `terrain` entry may override every value."""

from dataclasses import dataclass

RGB = tuple[float, float, float]


@dataclass(frozen=True)
class Land:
    """One piece of land, facing the camera."""

    h: float  # height of the highest ground, about
    ramp: float  # distance from the shore over which it rises
    steep: float  # larger rises sooner
    ridge: float  # 0 rounded to 1 sharp crests
    freq: float  # distance between crests
    rock: RGB
    veg: RGB
    vegmax: float  # how much of it is green
    contrast: float  # of the texture; low looks hazy and far
    taper: float  # 1 falls to the sea at both ends, 0 runs on
    beach: float = 0  # width of the sand, 0 for a rocky shore
    snow: float = 0  # height of the snow line, 0 for none
    jag: float = 1  # how much the coast winds
    fadeL: float = 0.12  # where the ends taper, shares of the width
    fadeR: float = 0.12
    dist: float = 8000  # of the shore from the camera
    width: float = 10000
    depth: float = 0  # away from the camera; 0 takes a share of the width
    az: float = 0  # bearing from the middle of the picture, degrees, counterclockwise
    seed: int = 5


LAND_KINDS: dict[str, Land] = {
    'ridge': Land(
        h=620, ramp=1800, steep=1.1, ridge=0.55, freq=2300, rock=(0.085, 0.090, 0.085), veg=(0.050, 0.062, 0.048),
        vegmax=0.8, contrast=0.25, taper=0.0, jag=0.5,
    ),
    'alps': Land(
        h=1500, ramp=1500, steep=1.2, ridge=1.0, freq=2100, rock=(0.085, 0.090, 0.10), veg=(0.034, 0.046, 0.036),
        vegmax=0.75, contrast=0.3, taper=0.3, snow=760,
    ),
    'fjord': Land(
        h=1250, ramp=800, steep=1.5, ridge=1.0, freq=1500, rock=(0.080, 0.083, 0.088), veg=(0.026, 0.040, 0.026),
        vegmax=0.85, contrast=0.35, taper=0.5, snow=820,
    ),
    'island': Land(
        h=150, ramp=420, steep=0.8, ridge=0.45, freq=620, rock=(0.14, 0.125, 0.09), veg=(0.030, 0.052, 0.022),
        vegmax=1.25, contrast=0.5, taper=1.0, beach=9,
    ),
    'low': Land(
        h=34, ramp=260, steep=0.7, ridge=0.3, freq=420, rock=(0.16, 0.14, 0.10), veg=(0.026, 0.050, 0.018),
        vegmax=1.3, contrast=0.5, taper=1.0, beach=16,
    ),
    'cay': Land(
        h=7, ramp=90, steep=0.6, ridge=0.1, freq=200, rock=(0.55, 0.48, 0.36), veg=(0.03, 0.065, 0.02),
        vegmax=1.3, contrast=0.4, taper=1.0, beach=22,
    ),
}  # fmt: skip
