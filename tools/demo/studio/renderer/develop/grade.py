"""Exposure and colour grade in linear light. No Blender here."""

from math import exp

import numpy as np

from ..spec.fields import Spec

LUMINANCE = np.array([0.2126, 0.7152, 0.0722], np.float32)


def exposure(rgb: np.ndarray, spec: Spec) -> float:
    """Gain that brings the log-average luminance to the light's key, up to its exposure ceiling."""
    luminance = rgb @ LUMINANCE
    clipped = np.clip(luminance, np.percentile(luminance, 2) + 1e-5, np.percentile(luminance, 97))
    return min(spec.key / exp(np.mean(np.log(clipped))), spec.exmax) * 2**spec.ev


def grade(rgb: np.ndarray, spec: Spec) -> np.ndarray:
    """White balance, saturation, vignette."""
    height, width = rgb.shape[:2]
    rgb = rgb * np.array(spec.wb, np.float32)
    grey = (rgb @ LUMINANCE)[..., None]
    rgb = np.maximum(grey + (rgb - grey) * spec.sat, 0)
    y, x = np.mgrid[0:height, 0:width]
    off_centre = (x / width - 0.5) ** 2 + ((y / height - 0.5) * height / width) ** 2
    return rgb * (1 - spec.vig * off_centre)[..., None]
