"""Soft and turned shapes as points and faces, in metres. No Blender here."""

from collections.abc import Sequence

import numpy as np

from ..geometry.noise import fractal_noise

Mesh = tuple[np.ndarray, list[tuple[int, ...]]]
EDGE_STEPS = 4  # cells across a rounded edge


def axis_points(half: float, radius: float, steps: int) -> np.ndarray:
    """Grid lines along one side of a rounded box: close together where it is round."""
    inner = np.linspace(-(half - radius), half - radius, steps)
    outer = half - radius + radius * np.linspace(0, 1, EDGE_STEPS + 1)[1:]
    return np.r_[-outer[::-1], inner, outer]


def rounded_box(
    size: Sequence[float], radius: float, crown: float = 0, wobble: float = 0, seed: int = 0, steps: int = 9
) -> Mesh:
    """Box with round edges; `crown` puffs up its broad faces, `wobble` makes it uneven like stuffing."""
    half = np.array(size) / 2
    radius = min(radius, half.min() * 0.98)
    lines = [axis_points(h, radius, steps) for h in half]
    points, faces = [], []
    for axis in range(3):
        first, second = [(1, 2), (2, 0), (0, 1)][axis]
        for side in (-1, 1):
            u, v = np.meshgrid(lines[first], lines[second], indexing='ij')
            sheet = np.empty((*u.shape, 3))
            sheet[..., first], sheet[..., second], sheet[..., axis] = u, v, side * half[axis]
            faces += grid_faces(*u.shape, sum(len(p) for p in points), flip=side < 0)
            points.append(sheet.reshape(-1, 3))
    points, faces = merged(np.concatenate(points), faces)
    inner = np.clip(points, -(half - radius), half - radius)
    out = points - inner
    length = np.linalg.norm(out, axis=1, keepdims=True)
    points = inner + out / np.maximum(length, 1e-9) * radius
    share = points / half
    thin = int(np.argmin(half))
    across = [axis for axis in range(3) if axis != thin]
    puff = np.prod([np.clip(1 - share[:, axis] ** 2, 0, 1) for axis in across], 0) ** 0.6
    points[:, thin] += crown * puff * share[:, thin]
    if wobble:
        points[:, thin] += (
            wobble
            * fractal_noise(points[:, across[0]] * 5 + seed * 7.1, points[:, across[1]] * 5, 3, seed)
            * np.sign(share[:, thin])
            * np.clip(np.abs(share[:, thin]), 0, 1)
        )
    return points, faces


def pillow(width: float, height: float, thickness: float, seed: int = 0, cells: int = 26) -> Mesh:
    """Scatter cushion: standing in the x-z plane on z = 0, its face along -y, with pinched corners and creases."""
    line = np.sin(np.linspace(-np.pi / 2, np.pi / 2, cells))
    u, v = np.meshgrid(line, line, indexing='ij')
    x = width / 2 * u * (1 - 0.07 * (1 - v**2))
    z = height / 2 * v * (1 - 0.07 * (1 - u**2))
    full = ((1 - u**4) * (1 - v**4)).clip(0) ** 0.62 * (1 - 0.18 * (u**2 + v**2) / 2)
    angle = np.arctan2(v, u)
    crease = 0.10 * (np.sin(angle * 9 + seed) * np.sin(angle * 5 + 2 * seed)) * (u**2 * v**2) ** 0.5
    slump = 0.10 * fractal_noise(u * 1.3 + seed * 3.7, v * 1.3, 3, seed)
    sheets = []
    for side in (-1, 1):
        depth = side * thickness / 2 * full * (1 + crease + slump)
        sheets.append(np.stack([x, depth, z + height / 2], -1).reshape(-1, 3))
    faces = grid_faces(cells, cells, 0) + grid_faces(cells, cells, cells * cells, flip=True)
    return merged(np.concatenate(sheets), faces)


def turned(profile: Sequence[tuple[float, float]], segments: int = 32) -> np.ndarray:
    """Rows of points round the z axis through (radius, height) pairs, [n, segments, 3]."""
    around = np.linspace(0, 2 * np.pi, segments, endpoint=False)
    return np.stack([np.stack([r * np.cos(around), r * np.sin(around), np.full(segments, z)], -1) for r, z in profile])


def curtain(width: float, height: float, folds: float, depth: float, seed: int = 0) -> np.ndarray:
    """Hanging cloth in the x-z plane from z = 0 up, [columns, rows, 3]: folds even at the top, looser at the foot."""
    across, up = np.linspace(0, 1, int(folds * 14)), np.linspace(0, 1, 14)
    u, v = np.meshgrid(across, up, indexing='ij')
    phase = 2 * np.pi * folds * u + 1.2 * fractal_noise(u * 3 + seed, v * 0.7, 2, seed)
    loose = 1.15 - 0.35 * v
    y = depth * loose * (np.sin(phase) + 0.25 * np.sin(2 * phase + seed)) * (0.8 + 0.2 * np.sin(u * 17 + seed))
    x = width * (u - 0.5) + 0.35 * depth * np.cos(phase)
    return np.stack([x, y, v * height], -1)


def duvet(length: float, width: float, thickness: float, drop: float, seed: int = 0) -> np.ndarray:
    """Quilt over a bed whose top is z = 0, [n, m, 3]: x along the bed from 0 to length, hanging over the sides and foot."""
    side = np.linspace(-1, 1, 90)
    along = np.linspace(0, 1, 90)
    a, s = np.meshgrid(along, side, indexing='ij')
    reach = (width / 2 + drop) * s
    hang = drop_curve(np.abs(reach), width / 2, drop)
    y = np.sign(reach) * hang[0]
    x = a * (length + drop)
    foot = drop_curve(x, length, drop)
    z = thickness * (0.75 + 0.25 * np.cos(np.pi * s) ** 2) - hang[1] - foot[1]
    lumps = 0.022 * fractal_noise(x * 2.2 + seed, reach * 2.2, 4, seed)
    folds = 0.030 * np.sin(x * 9 + 3 * fractal_noise(x, reach, 2, seed)) * np.clip(hang[1] / max(drop, 1e-6), 0, 1)
    folds_foot = 0.026 * np.sin(reach * 9 + seed) * np.clip(foot[1] / max(drop, 1e-6), 0, 1)
    return np.stack([foot[0] + folds_foot, y + np.sign(reach) * folds, np.maximum(z, -drop) + lumps], -1)


def drop_curve(distance: np.ndarray, edge: float, drop: float) -> tuple[np.ndarray, np.ndarray]:
    """Where cloth laid out from the middle comes to lie: how far out, and how far below, past a rounded edge."""
    radius = min(0.09, drop * 0.5)
    past = np.maximum(distance - (edge - radius), 0)
    angle = np.minimum(past / radius, np.pi / 2)
    out = np.where(past > 0, edge - radius + radius * np.sin(angle), distance)
    down = radius * (1 - np.cos(angle)) + np.maximum(past - radius * np.pi / 2, 0)
    return out, down


def grid_faces(rows: int, columns: int, first: int, flip: bool = False) -> list[tuple[int, ...]]:
    faces = []
    for row in range(rows - 1):
        for column in range(columns - 1):
            here = first + row * columns + column
            face = (here, here + columns, here + columns + 1, here + 1)
            faces.append(face[::-1] if flip else face)
    return faces


def merged(points: np.ndarray, faces: list[tuple[int, ...]]) -> Mesh:
    """Points at the same place become one, so that the surface is smooth across its seams."""
    _, index, inverse = np.unique(np.round(points, 5), axis=0, return_index=True, return_inverse=True)
    inverse = inverse.reshape(-1)
    kept = []
    for face in faces:
        corners = tuple(dict.fromkeys(int(inverse[i]) for i in face))
        if len(corners) > 2:
            kept.append(corners)
    return points[index], kept
