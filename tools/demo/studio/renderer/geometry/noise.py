"""Gradient noise on arrays: the same numbers on every machine, since each lattice point is hashed from integers."""

import numpy as np

from .curves import blend

# Offsets and growth between octaves; 2.03 rather than 2 keeps the lattices from coinciding.
LACUNARITY = 2.03
OCTAVE_OFFSET = (13.7, -7.3)
SEED_STEP = 17


def _hash(column: np.ndarray, row: np.ndarray, seed: int) -> np.ndarray:
    """Hash of integer lattice points to 0..1."""
    mixed = (column.astype(np.int64) * 374761393 + row.astype(np.int64) * 668265263 + seed * 974711) & 0x7FFFFFFF
    mixed = ((mixed ^ (mixed >> 13)) * 1274126177) & 0x7FFFFFFF
    return ((mixed ^ (mixed >> 16)) & 0xFFFF) / 65535.0


def gradient_noise(x: np.ndarray, y: np.ndarray, seed: int = 0) -> np.ndarray:
    """One octave, about -1..1, features one unit apart."""
    column, row = np.floor(x), np.floor(y)
    right, up = x - column, y - row

    def corner(dx: int, dy: int) -> np.ndarray:
        angle = _hash(column + dx, row + dy, seed) * 2 * np.pi
        return np.cos(angle) * (right - dx) + np.sin(angle) * (up - dy)

    ease_x = right**3 * (right * (right * 6 - 15) + 10)
    ease_y = up**3 * (up * (up * 6 - 15) + 10)
    bottom = blend(corner(0, 0), corner(1, 0), ease_x)
    top = blend(corner(0, 1), corner(1, 1), ease_x)
    return blend(bottom, top, ease_y) * 1.5


def fractal_noise(
    x: np.ndarray, y: np.ndarray, octaves: int = 6, seed: int = 0, gain: float = 0.5, ridged: bool = False
) -> np.ndarray:
    """Sum of octaves, each finer and weaker by `gain`, about -1..1; ridged folds each octave into crests."""
    total, amplitude, weight = 0, 1, 0
    for octave in range(octaves):
        layer = gradient_noise(x, y, seed + octave * SEED_STEP)
        if ridged:
            layer = (1 - np.abs(layer) * 1.6) * 2 - 1
        total = total + amplitude * layer
        weight += amplitude
        amplitude *= gain
        x = x * LACUNARITY + OCTAVE_OFFSET[0]
        y = y * LACUNARITY + OCTAVE_OFFSET[1]
    return total / weight
