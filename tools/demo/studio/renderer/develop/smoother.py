"""Smooths the light in rooms, where most of it has bounced and is noisy: without the colours of what it falls on, so
that patterns stay. Two renderings of the same light tell noise from shadows. No Blender here."""

import ctypes
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np

from .denoiser import BANDS, load_library
from .grade import LUMINANCE

SOURCE = Path(__file__).with_name('smooth.c')
NOISE_STEPS = (1, 2, 4)  # the measured noise is averaged over these, in pixels
OUTLIER = 1.35  # a pixel brighter than this times its brightest neighbour but one is cut


def smooth_light(
    first: np.ndarray, second: np.ndarray, normal: np.ndarray, place: np.ndarray, steps: tuple[
        int, ...
    ], tolerance: float
) -> np.ndarray:
    """
    first, second: two independent renderings of the light; all [height, width, 3], place in metres from the camera.
    Differences in brightness of less than about `tolerance` standard deviations of the noise are smoothed away.
    """
    normal, place = (np.ascontiguousarray(a, np.float32) for a in (normal, place))
    light = without_sparks((first + second) / 2)
    noise = ((first - second) @ LUMINANCE) ** 2 / 4
    noise = np.minimum(noise, np.percentile(noise, 99.5))
    light = np.concatenate([light, noise[..., None]], -1).astype(np.float32)
    measured = np.repeat(noise[..., None], 4, -1).astype(np.float32)
    for step in NOISE_STEPS:
        measured = passed(measured, normal, place, step, 0)
    light[..., 3] = measured[..., 0]
    for step in steps:
        light = passed(light, normal, place, step, tolerance)
    return light[..., :3]


def passed(light: np.ndarray, normal: np.ndarray, place: np.ndarray, step: int, tolerance: float) -> np.ndarray:
    library = load_library(SOURCE)
    height, width = light.shape[:2]
    light = np.ascontiguousarray(light)
    result = np.empty_like(light)
    pointers = [a.ctypes.data_as(ctypes.POINTER(ctypes.c_float)) for a in (light, normal, place, result)]

    def band(number: int) -> None:
        rows = height * number // BANDS, height * (number + 1) // BANDS
        library.smooth(width, height, *pointers, step, ctypes.c_float(tolerance), *rows)

    with ThreadPoolExecutor(BANDS) as pool:
        list(pool.map(band, range(BANDS)))
    return result


def without_sparks(light: np.ndarray) -> np.ndarray:
    """Pixels far brighter than all but one of their eight neighbours are brought down to those."""
    bright = light @ LUMINANCE
    around = np.stack([np.roll(bright, (y, x), (0, 1)) for y in (-1, 0, 1) for x in (-1, 0, 1) if (y, x) != (0, 0)])
    limit = np.partition(around, -2, axis=0)[-2] * OUTLIER + 1e-4
    return light * np.minimum(1, limit / np.maximum(bright, 1e-6))[..., None]
