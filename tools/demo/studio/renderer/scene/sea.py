"""The sea in the scene: grid, waves, wake and shallows, as a mesh with its material."""

from math import radians

import numpy as np

from ..geometry.noise import fractal_noise
from ..geometry.surface import surface, vertex_values
from ..spec.fields import Spec
from ..yacht.yacht import Yacht
from .sea_grid import SeaGrid, sea_grid
from .sea_paint import water_material
from .shallows import shallowness, weed
from .view import View
from .wake import add_whitecaps, add_yacht
from .waves import add_waves

FOAM_SEEN = 0.02  # a face with less foam at all corners takes the cheaper material
BACKSTOP_REACH, BACKSTOP_Z = 40000, -1.6  # plain water below and beyond the grid, meters


def build_sea(spec: Spec, view: View, yacht: Yacht) -> None:
    rows, columns = spec.wgrid
    sea = sea_grid(view, rows, columns)
    add_waves(sea, spec.Hs, radians(spec.wind), spec.seed)
    add_yacht(sea, yacht, spec.speed, under_sail=spec.type in ('sail', 'cat'))
    add_whitecaps(sea, spec.whitecaps, spec.Hs)
    mesh, faces = surface('sea', np.stack([sea.x, sea.y, sea.z], -1))
    for name, values in painted_values(spec, sea).items():
        vertex_values(mesh, name, values)
    plain, foamy = water_material(spec, with_foam=False), water_material(spec, with_foam=True)
    mesh.materials.append(plain)
    mesh.materials.append(foamy)
    has_foam = sea.foam.ravel()[faces].max(1) > FOAM_SEEN
    mesh.polygons.foreach_set('material_index', has_foam.astype(np.int32))
    backstop, _ = surface('sea backstop', backstop_points())
    backstop.materials.append(plain)


def painted_values(spec: Spec, sea: SeaGrid) -> dict[str, np.ndarray]:
    """Vertex values that the material reads by name."""
    values = {
        'foam': sea.foam,
        'aerated': sea.aerated,
        'shallow': np.zeros_like(sea.x),
        'distance': sea.distance,
        'gusts': 0.5 + 0.5 * fractal_noise(sea.rest_x / 90, sea.rest_y / 90, 3, 23),
    }
    if spec.shallow:
        values['shallow'] = shallowness(sea, spec.shallow, spec.loa)
        values['weed'] = weed(sea, values['shallow'])
    return values


def backstop_points() -> np.ndarray:
    corners = np.array([-BACKSTOP_REACH, BACKSTOP_REACH])
    x, y = np.meshgrid(corners, corners, indexing='ij')
    return np.stack([x, y, np.full((2, 2), BACKSTOP_Z)], -1)
