"""The denoiser written in C: compiled for this machine at first use, called on numpy arrays. No Blender here."""

import ctypes
import hashlib
import os
import platform
import subprocess
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

import numpy as np

from ..cache import cache_folder

SOURCE = Path(__file__).with_name('denoise.c')
COMPILE = ('gcc', '-O3', '-march=native', '-ffast-math', '-shared', '-fPIC')
BANDS = 2  # parts of the picture denoised at the same time
RADIUS = 5  # of the search, in pixels
COLOUR_WEIGHT = 1.15  # larger smooths more
ALBEDO_WEIGHT, NORMAL_WEIGHT, DEPTH_WEIGHT = 60.0, 8.0, 40.0  # larger keeps more edges
STRENGTH = 0.9  # the rest stays as rendered: a little grain keeps the picture from looking waxy


class DenoiserError(Exception):
    """The denoiser cannot be built or has run out of memory."""


def load_denoiser() -> ctypes.CDLL:
    return load_library(SOURCE)


@cache
def load_library(source: Path) -> ctypes.CDLL:
    """Compile once for each version of the source and each host, then load."""
    host = f'{platform.node()} {platform.machine()}'.encode()
    tag = hashlib.md5(source.read_bytes() + host).hexdigest()[:10]
    library = cache_folder() / f'{source.stem}-{tag}.so'
    if not library.exists():
        fresh = Path(f'{library}.{os.getpid()}')
        compile_to(fresh, source)
        fresh.replace(library)
    return ctypes.CDLL(str(library))


def compile_to(library: Path, source: Path) -> None:
    try:
        subprocess.run([*COMPILE, str(source), '-o', str(library), '-lm'], check=True, capture_output=True, text=True)
    except FileNotFoundError:
        raise DenoiserError('gcc is missing; the denoiser needs it once (Debian: apt-get install gcc)') from None
    except subprocess.CalledProcessError as error:
        raise DenoiserError(f'gcc could not build the denoiser: {error.stderr.strip()}') from None


def denoise(rgb: np.ndarray, albedo: np.ndarray, normal: np.ndarray, depth: np.ndarray) -> np.ndarray:
    """rgb, albedo, normal: [height, width, 3] linear; depth: [height, width] in meters."""
    library = load_denoiser()
    height, width = rgb.shape[:2]
    clean = np.empty_like(rgb, np.float32)
    arrays = [np.ascontiguousarray(array, np.float32) for array in (rgb, albedo, normal, depth + 1)] + [clean]
    pointers = [array.ctypes.data_as(ctypes.POINTER(ctypes.c_float)) for array in arrays]
    weights = [ctypes.c_float(w) for w in (COLOUR_WEIGHT, ALBEDO_WEIGHT, NORMAL_WEIGHT, DEPTH_WEIGHT)]

    def band(index: int) -> int:
        rows = height * index // BANDS, height * (index + 1) // BANDS
        return library.denoise(width, height, *pointers, RADIUS, *weights, *rows)

    with ThreadPoolExecutor(BANDS) as pool:
        if not all(pool.map(band, range(BANDS))):
            raise DenoiserError('out of memory')
    return clean * STRENGTH + rgb * (1 - STRENGTH)
