"""Distant land in the scene."""

from math import cos, radians, sin

import numpy as np

from ..geometry.surface import surface, vertex_colours
from ..paint.nodes import Material
from .land_kinds import Land
from .land_shape import LandShape, land_colours, land_shape
from .view import View


def build_land(view: View, land: Land, index: int) -> None:
    """Adds one piece of land; index counts the pieces of a picture, so that equal seeds still differ."""
    seed = land.seed * 7 + index * 31
    shape = land_shape(land, seed)
    mesh, _ = surface('land', positions(view, land, shape), first_corner=1)
    vertex_colours(mesh, 'colour', land_colours(land, shape, seed))
    mesh.materials.append(land_material(land, shape.cell).material)


def positions(view: View, land: Land, shape: LandShape) -> np.ndarray:
    """Points of the scene, [columns, rows, 3]: inland leads away from the camera."""
    heading = view.heading + radians(land.az)
    away = land.dist + shape.inland
    x = view.place[0] + away * cos(heading) - shape.along * sin(heading)
    y = view.place[1] + away * sin(heading) + shape.along * cos(heading)
    return np.stack([x, y, shape.height], -1)


def land_material(land: Land, cell: float) -> Material:
    """The colours come from the vertices, since shader noise is the main cost; two octaves add the grain."""
    material = Material('land')
    nodes = material.nodes
    position = nodes.add('ShaderNodeNewGeometry').outputs['Position']
    grain = nodes.noise(position, 1 / max(2.5, cell * 0.55), 2, 0.7).outputs['Fac']
    levels = nodes.grey_ramp(grain, [(0.3, 1 - 0.62 * land.contrast), (0.68, 1 + 0.5 * land.contrast)])
    colour = nodes.mix(1, nodes.vertex_colour('colour'), levels, mode='MULTIPLY')
    material.set(base_color=colour, roughness=1, specular=0)
    return material
