"""Adds meshes and tubes to the Blender scene. Points are in meters: x forward, y to port, z up."""

import math
from collections.abc import Sequence

import bpy
import numpy as np
from numpy.typing import ArrayLike

from .curves import circle

Faces = Sequence[Sequence[int]]
SMOOTHING_ANGLE = 32  # degrees; sharper edges stay edges
BOX_FACES = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]


class Builder:
    """Builds in the current scene with named materials and keeps a list of what it built."""

    def __init__(self, materials: dict[str, bpy.types.Material]):
        self.materials = materials
        self.objects: list[bpy.types.Object] = []

    def _add(self, name: str, data: bpy.types.ID) -> bpy.types.Object:
        built = bpy.data.objects.new(name, data)
        bpy.context.scene.collection.objects.link(built)
        self.objects.append(built)
        return built

    def mesh(
        self,
        name: str,
        points: ArrayLike,
        faces: Faces,
        materials: str | Sequence[str],
        face_materials: Sequence[int] | None = None,
        smooth: bool = True,
        angle: float = SMOOTHING_ANGLE,
    ) -> bpy.types.Object:
        """Any mesh; with several materials, face_materials holds the index of each face's material."""
        mesh = bpy.data.meshes.new(name)
        points = np.asarray(points, float).reshape(-1, 3)
        mesh.from_pydata(points.tolist(), [], [tuple(int(i) for i in face) for face in faces])
        for key in [materials] if isinstance(materials, str) else materials:
            mesh.materials.append(self.materials[key])
        if face_materials is not None:
            mesh.polygons.foreach_set('material_index', np.asarray(face_materials, np.int32))
        if smooth:
            mesh.polygons.foreach_set('use_smooth', np.ones(len(mesh.polygons), bool))
            mesh.use_auto_smooth = True
            mesh.auto_smooth_angle = math.radians(angle)
        mesh.update()
        return self._add(name, mesh)

    def grid(
        self,
        name: str,
        points: ArrayLike,
        material: str,
        closed: bool = False,
        smooth: bool = True,
        angle: float = SMOOTHING_ANGLE,
    ) -> bpy.types.Object:
        """Surface through rows of points [rows, columns, 3]; closed joins each row's end to its start."""
        points = np.asarray(points)
        rows, columns = points.shape[:2]
        faces = []
        for row in range(rows - 1):
            for column in range(columns if closed else columns - 1):
                here, beside = row * columns + column, row * columns + (column + 1) % columns
                faces.append((here, beside, beside + columns, here + columns))
        return self.mesh(name, points, faces, material, smooth=smooth, angle=angle)

    def loft(
        self,
        name: str,
        loops: Sequence[np.ndarray],
        bands: Sequence[str],
        bottom: str | None = None,
        top: str | None = None,
        angle: float = SMOOTHING_ANGLE,
    ) -> bpy.types.Object:
        """Skin over closed outlines stacked on each other, each [n, 3]; bands names the material between each two."""
        count = len(loops[0])
        faces, keys = [], []
        for row, key in enumerate(bands):
            for i in range(count):
                here, beside = row * count + i, row * count + (i + 1) % count
                faces.append((here, beside, beside + count, here + count))
                keys.append(key)
        for key, first in ((bottom, 0), (top, (len(loops) - 1) * count)):
            if key:
                for i in range(count // 2 - 1):  # outlines pair point i with its mirror image count-1-i
                    faces.append((first + i, first + i + 1, first + count - 2 - i, first + count - 1 - i))
                    keys.append(key)
        materials = list(dict.fromkeys(keys))
        indices = [materials.index(key) for key in keys]
        return self.mesh(name, np.concatenate(loops), faces, materials, indices, angle=angle)

    def box(
        self,
        name: str,
        centre: Sequence[float],
        size: Sequence[float],
        material: str,
        bevel: float = 0.06,
        turn: float = 0,
    ) -> bpy.types.Object:
        """Box with rounded edges, turned about the vertical by `turn` radians."""
        signs = [(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
        corners = [(x * size[0] / 2, y * size[1] / 2, z * size[2] / 2) for x, y, z in signs]
        box = self.mesh(name, corners, BOX_FACES, material)
        box.location = centre
        box.rotation_euler = (0, 0, turn)
        if bevel:
            modifier = box.modifiers.new('bevel', 'BEVEL')
            modifier.width = min(bevel, min(size) * 0.45)
            modifier.segments = 2
        return box

    def tubes(
        self, name: str, lines: Sequence[ArrayLike], radius: float, material: str, roundness: int = 2
    ) -> bpy.types.Object:
        """Round bars along polylines, each [n, 3]; roundness is Blender's bevel resolution."""
        curve = bpy.data.curves.new(name, 'CURVE')
        curve.dimensions = '3D'
        curve.bevel_depth = radius
        curve.bevel_resolution = roundness
        for line in lines:
            line = np.asarray(line, float)
            spline = curve.splines.new('POLY')
            spline.points.add(len(line) - 1)
            spline.points.foreach_set('co', np.c_[line, np.ones(len(line))].ravel())
        curve.materials.append(self.materials[material])
        return self._add(name, curve)

    def tube(self, name: str, line: ArrayLike, radius: float, material: str, roundness: int = 2) -> bpy.types.Object:
        """One round bar along a polyline [n, 3]."""
        return self.tubes(name, [line], radius, material, roundness)

    def sphere(
        self, centre: Sequence[float], radius: float, material: str, stretch: float = 1.0, segments: int = 24
    ) -> bpy.types.Object:
        """Sphere, stretched upwards."""
        x, y, z = centre
        around = circle(segments)
        rings = []
        for polar in np.linspace(0, np.pi, 13):
            ring = [x + radius * np.sin(polar) * np.cos(around), y + radius * np.sin(polar) * np.sin(around)]
            rings.append(np.stack([*ring, z + radius * stretch * np.cos(polar) + 0 * around], -1))
        return self.grid('sphere', np.stack(rings), material, closed=True)

    def disc(
        self, centre: Sequence[float], radius: float, material: str, inner_radius: float = 0.0
    ) -> bpy.types.Object:
        """Flat disc or ring."""
        x, y, z = centre
        around = circle(64)
        rings = [
            np.stack([x + r * np.cos(around), y + r * np.sin(around), z + 0 * around], -1)
            for r in (radius, max(inner_radius, 1e-3))
        ]
        return self.grid('disc', np.stack(rings), material, closed=True, smooth=False)
