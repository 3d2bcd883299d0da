"""Aerial haze: distance fades towards the colour of the sky just above the horizon. No Blender here.

Pictures are linear RGB [height, width, 3] with the lowest row first, as Blender stores them; depth is in meters.
"""

import numpy as np

from ..spec.fields import Spec

FAR = 40000  # meters mapped to 1.0 in the mist pass
SKY = 39000  # anything beyond is sky
LAND = 30000
STRIP = 14  # rows of sky above land or sea that give the haze its colour
LOCAL = 0.22  # width over which that colour is averaged, as a share of the picture's
COVERED = 0.004  # a pixel of which the yacht covers more is an edge or the yacht
HAZE_BRIGHTNESS = 0.92  # against the sky
THICKEST = 0.93


def add_haze(rgb: np.ndarray, depth: np.ndarray, covered: np.ndarray, spec: Spec) -> np.ndarray:
    """covered: the share of each pixel that the yacht covers, [height, width]."""
    if not spec.haze:
        return rgb
    sky = depth > SKY
    tone = horizon_colour(rgb, sky) * np.array(spec.haze_tint, np.float32) * HAZE_BRIGHTNESS
    fog = (1 - np.exp(-np.maximum(depth_behind(depth, covered) - spec.loa * 2.5, 0) / spec.haze)) * THICKEST
    fog[sky] = 0
    fog = (fog * np.clip(1 - covered, 0, 1))[..., None]
    return rgb * (1 - fog) + tone * fog


def horizon_colour(rgb: np.ndarray, sky: np.ndarray) -> np.ndarray:
    """
    Mean of the lowest sky of each column and its neighbours, [width, 3], so that haze is as bright as the sky beside it;
    without sky, the picture's brighter tones.
    """
    if not sky.any():
        return np.percentile(rgb.reshape(-1, 3), 80, 0)
    seen = (sky & (np.cumsum(sky, 0) <= STRIP))[..., None]
    sums, counts = (rgb * seen).sum(0), seen.sum(0).astype(np.float32)
    reach = np.hanning(max(3, int(rgb.shape[1] * LOCAL) | 1))
    spread = np.stack([np.convolve(sums[:, channel], reach, 'same') for channel in range(3)], -1)
    weight = np.convolve(counts[:, 0], reach, 'same')[:, None]
    everywhere = sums.sum(0) / counts.sum()
    return np.where(weight > 0, spread / np.maximum(weight, 1e-6), everywhere).astype(np.float32)


def depth_behind(depth: np.ndarray, covered: np.ndarray) -> np.ndarray:
    """
    The distance of what lies behind the yacht's edges, whose pixels carry an average of near and far; where that is sky,
    0: it has no haze.
    """
    open_depth = np.where(covered > COVERED, 0, depth)
    behind = open_depth
    for dy in range(-2, 3):
        for dx in range(-2, 3):
            behind = np.maximum(behind, np.roll(open_depth, (dy, dx), (0, 1)))
    behind = np.where(behind > LAND, 0, behind)
    return np.where(covered > COVERED, behind, depth)
