"""Bloom: bright spots spill over into their surroundings. No Blender here."""

import numpy as np

GLARE = 1.6  # linear light above this spills over
NARROW, WIDE = 0.006, 0.03  # radii, shares of the picture's width
WIDE_STRENGTH = 0.8  # against the narrow spill


def add_bloom(rgb: np.ndarray, strength: float) -> np.ndarray:
    width = rgb.shape[1]
    glare = np.clip(rgb - GLARE, 0, 8)
    return rgb + strength * (blur(glare, width * NARROW) + WIDE_STRENGTH * blur(glare, width * WIDE))


def blur(image: np.ndarray, radius: float) -> np.ndarray:
    """Wide Gaussian blur, radius in pixels, on a reduced copy that is enlarged again."""
    step = max(1, int(radius // 3))
    height, width = image.shape[0] // step * step, image.shape[1] // step * step
    blocks = image[:height, :width].reshape(height // step, step, width // step, step, 3)
    return enlarge(gaussian(blocks.mean((1, 3)), max(1, int(radius / step))), image.shape[:2], step)


def gaussian(image: np.ndarray, radius: int) -> np.ndarray:
    """Gaussian blur by columns, then by rows."""
    reach = 3 * radius
    kernel = np.exp(-0.5 * (np.arange(-reach, reach + 1) / radius) ** 2)
    kernel /= kernel.sum()
    for axis in (0, 1):
        count = image.shape[axis]
        margin = [(reach, reach) if a == axis else (0, 0) for a in range(3)]
        padded = np.pad(image, margin, mode='edge')
        image = sum(np.take(padded, range(i, i + count), axis) * weight for i, weight in enumerate(kernel))
    return image


def enlarge(image: np.ndarray, shape: tuple[int, int], step: int) -> np.ndarray:
    """Bilinear, each pixel of the image becoming `step` pixels."""
    y = np.clip(np.arange(shape[0]) / step - 0.5, 0, image.shape[0] - 1.001)
    x = np.clip(np.arange(shape[1]) / step - 0.5, 0, image.shape[1] - 1.001)
    row, column = y.astype(int), x.astype(int)
    up, right = (y - row)[:, None, None], (x - column)[None, :, None]
    lower = image[row][:, column] * (1 - right) + image[row][:, column + 1] * right
    upper = image[row + 1][:, column] * (1 - right) + image[row + 1][:, column + 1] * right
    return lower * (1 - up) + upper * up
