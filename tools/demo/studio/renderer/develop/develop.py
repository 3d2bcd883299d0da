"""From the raw render passes to the finished picture: exposure, denoising, haze, bloom, grade. No Blender here."""

from dataclasses import dataclass

import numpy as np

from ..spec.fields import Spec
from .bloom import add_bloom
from .denoiser import denoise
from .grade import exposure, grade
from .haze import FAR, add_haze


@dataclass(frozen=True)
class Passes:
    """Single floats, the lowest row first: rgb, albedo and normal [height, width, 3], mist and covered [height, width]."""

    rgb: np.ndarray
    albedo: np.ndarray
    normal: np.ndarray
    mist: np.ndarray  # distance, 1.0 is haze.FAR
    covered: np.ndarray  # share of the pixel that the yacht covers


def develop(passes: Passes, spec: Spec) -> np.ndarray:
    """The picture in linear light, [height, width, 3]."""
    depth = np.ascontiguousarray(passes.mist) * FAR
    rgb = np.ascontiguousarray(passes.rgb * exposure(passes.rgb, spec))
    rgb = denoise(rgb, passes.albedo, passes.normal, depth)
    rgb = add_haze(rgb, depth, passes.covered, spec)
    return grade(add_bloom(rgb, spec.bloom), spec)
