"""Aerial haze: distance fades towards the colour of the sky just above the horizon. No Blender here.

Pictures are linear RGB [height, width, 3] with the lowest row first, as Blender stores them; depth is in meters.
"""

import numpy as np

from ..spec.fields import Spec

FAR = 40000  # meters mapped to 1.0 in the mist pass
SKY = 39000  # anything beyond is sky
LAND = 30000
STRIP = 14  # rows above the horizon that give the haze its colour
HAZE_BRIGHTNESS = 0.92  # against the sky
THICKEST = 0.93


def add_haze(rgb: np.ndarray, depth: np.ndarray, spec: Spec) -> np.ndarray:
    if not spec.haze:
        return rgb
    sky = depth > SKY
    tone = horizon_colour(rgb, sky) * np.array(spec.haze_tint, np.float32) * HAZE_BRIGHTNESS
    fog = (1 - np.exp(-np.maximum(depth - spec.loa * 2.5, 0) / spec.haze)) * THICKEST
    fog[sky] = 0
    fog = uncovered_fog(fog, depth, spec.loa)[..., None]
    return rgb * (1 - fog) + tone * fog


def horizon_colour(rgb: np.ndarray, sky: np.ndarray) -> np.ndarray:
    """Median of the lowest strip of sky; without sky, the picture's brighter tones."""
    if not sky.any():
        return np.percentile(rgb.reshape(-1, 3), 80, 0)
    horizon = np.where(sky.any(1))[0].min()
    strip = slice(horizon, horizon + STRIP)
    return np.median(rgb[strip][sky[strip]], 0)


def uncovered_fog(fog: np.ndarray, depth: np.ndarray, loa: float) -> np.ndarray:
    """Pixels half covered by the yacht carry an averaged depth: give them the haze of what lies behind, by coverage."""
    near, far = depth.copy(), depth.copy()
    for dy in range(-2, 3):
        for dx in range(-2, 3):
            shifted = np.roll(depth, (dy, dx), (0, 1))
            far = np.maximum(far, shifted)
            if abs(dy) < 2 and abs(dx) < 2:
                near = np.minimum(near, shifted)
    edge = (near < loa * 9) & (depth > near * 1.15) & (depth < FAR - 10)
    uncovered = np.clip((depth - near) / (far - near + 1), 0, 1)
    return np.where(edge, np.where(far > LAND, 0, fog * uncovered), fog)
