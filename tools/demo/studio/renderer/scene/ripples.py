"""Tiling maps of wind ripples: slopes as numbers (no Blender here).

Two such maps replace procedural noise in the water's material, which was the largest part of the rendering time.
"""

from math import cos, pi, sin, sqrt

import numpy as np

SIZE = 1024  # pixels
ROOT_MEAN_SQUARE = 0.125  # of the stored slopes, so that nearly all fit into 0.5 +- 0.5
CREST_LENGTH = 0.62  # below 1 crests run longer across the wind


def ripple_slopes(tile: float, wave: float, wind: float) -> np.ndarray:
    """dz/dx and dz/dy, [SIZE, SIZE, 2]; the map repeats every `tile` meters, `wave` is the commonest wave length in
    meters, wind a direction in radians."""
    random = np.random.RandomState(int(tile))
    frequencies = np.fft.fftfreq(SIZE, tile / SIZE) * 2 * pi
    x, y = np.meshgrid(frequencies, frequencies, indexing='xy')
    along, across = x * cos(wind) + y * sin(wind), y * cos(wind) - x * sin(wind)
    frequency = np.hypot(along, across / CREST_LENGTH) + 1e-9
    peak = 2 * pi / wave
    no_long_ones, no_tiny_ones = np.exp(-((0.7 * peak / frequency) ** 4)), np.exp(-((frequency / (9 * peak)) ** 2))
    amplitude = np.where(frequency > 1e-6, (frequency / peak) ** -2.2 * no_long_ones * no_tiny_ones, 0)
    waves = amplitude * np.fft.fft2(random.normal(size=(SIZE, SIZE)))
    slopes = np.stack([np.real(np.fft.ifft2(1j * axis * waves)) for axis in (x, y)], -1)
    return slopes * (ROOT_MEAN_SQUARE / sqrt((slopes**2).mean()))
