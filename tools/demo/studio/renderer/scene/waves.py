"""Wind waves: a sum of trochoidal waves on the sea's grid. No Blender here."""

from math import cos, log, pi, radians, sin

import numpy as np

from ..geometry.noise import fractal_noise
from .sea_grid import SeaGrid

COUNT = 64
SHORTEST, LONGEST = 0.9, 34  # wave lengths in meters; shorter ones are ripples in the material
PEAK = 13  # wave length that carries most of the height
SPREAD = radians(34)  # standard deviation of the directions
STEEPEST = 0.022  # amplitude against length
SHARPNESS = 0.75  # sideways motion against height: pointed crests, flat troughs
# A wave fades out where the grid has fewer than this many points for it, and is whole at `FADE` more.
LEAST_POINTS, FADE = 2.2, 3.0


def wave_lengths() -> np.ndarray:
    return np.exp(np.linspace(log(SHORTEST), log(LONGEST), COUNT))


def amplitudes(lengths: np.ndarray, significant_height: float) -> np.ndarray:
    """In meters; a fourth of the significant height is the standard deviation of the surface."""
    swell = lengths**1.15 * np.exp(-1.25 * (lengths / PEAK) ** 1.6)
    chop = 0.010 * lengths**0.55 * np.exp(-lengths / 5)
    shape = swell + chop
    scaled = shape / np.sqrt((shape**2 / 2).sum()) * significant_height / 4
    return np.minimum(scaled, STEEPEST * lengths)


def add_waves(sea: SeaGrid, significant_height: float, wind: float, seed: int) -> None:
    """wind: direction in radians; each seed has its own sea."""
    random = np.random.RandomState(seed + 99)
    lengths = wave_lengths()
    finest = sea.spacing.min(1)
    for length, amplitude in zip(lengths, amplitudes(lengths, significant_height)):
        direction = wind + random.normal() * SPREAD
        phase = random.rand() * 2 * pi
        carried = np.where(finest < length / LEAST_POINTS)[0]
        if len(carried):
            add_wave(sea, slice(carried[0], carried[-1] + 1), length, amplitude, direction, phase)
    sea.z *= 0.75 + 0.5 * fractal_noise(sea.rest_x / 60, sea.rest_y / 60, 3, 5)  # higher and lower groups


def add_wave(sea: SeaGrid, rows: slice, length: float, amplitude: float, direction: float, phase: float) -> None:
    local = amplitude * np.clip((length / sea.spacing[rows] - LEAST_POINTS) / FADE, 0, 1)
    along = sea.rest_x[rows] * cos(direction) + sea.rest_y[rows] * sin(direction)
    angle = 2 * pi / length * along + phase
    sideways = SHARPNESS * local * np.sin(angle)
    sea.z[rows] += local * np.cos(angle)
    sea.x[rows] -= cos(direction) * sideways
    sea.y[rows] -= sin(direction) * sideways
