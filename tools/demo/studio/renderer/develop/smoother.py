"""Smooths the light in rooms, where most of it has bounced and is noisy: without the colours of what it falls on, so that
patterns stay. No Blender here."""

import ctypes
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np

from .denoiser import BANDS, load_library

SOURCE = Path(__file__).with_name('smooth.c')
THICKNESS = 0.02  # metres off a surface at which its light counts less


def smooth_light(
    light: np.ndarray, normal: np.ndarray, place: np.ndarray, steps: tuple[int, ...], contrast: float = 0
) -> np.ndarray:
    """
    light, normal, place: [height, width, 3], place in metres. `contrast` is the relative difference in brightness that
    counts as an edge, 0 for none; it is halved from step to step.
    """
    library = load_library(SOURCE)
    height, width = light.shape[:2]
    normal, place, light = (np.ascontiguousarray(a, np.float32) for a in (normal, place, light))
    for index, step in enumerate(steps):
        result = np.empty_like(light)
        pointers = [a.ctypes.data_as(ctypes.POINTER(ctypes.c_float)) for a in (light, normal, place, result)]
        edge = ctypes.c_float(contrast / 2 ** (index / 2))

        def band(number: int) -> None:
            rows = height * number // BANDS, height * (number + 1) // BANDS
            library.smooth(width, height, *pointers, step, ctypes.c_float(THICKNESS), edge, *rows)

        with ThreadPoolExecutor(BANDS) as pool:
            list(pool.map(band, range(BANDS)))
        light = result
    return light
