"""Large curved surfaces from arrays: sea and land. Filled in bulk, since they have hundreds of thousands of faces."""

import bpy
import numpy as np


def surface(name: str, points: np.ndarray, first_corner: int = 0) -> tuple[bpy.types.Mesh, np.ndarray]:
    """Smooth mesh over points [rows, columns, 3] in the current scene, and its faces [n, 4].

    first_corner: the corner each cell starts with, 0 or 1; Cycles splits the cell along the diagonal from there.
    """
    rows, columns = points.shape[:2]
    index = np.arange(rows * columns).reshape(rows, columns)
    corners = [index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]]
    faces = np.roll(np.stack(corners, -1).reshape(-1, 4), -first_corner, axis=1)
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(rows * columns)
    mesh.vertices.foreach_set('co', points.astype(np.float32).ravel())
    mesh.loops.add(faces.size)
    mesh.loops.foreach_set('vertex_index', faces.ravel().astype(np.int32))
    mesh.polygons.add(len(faces))
    mesh.polygons.foreach_set('loop_start', np.arange(0, faces.size, 4, dtype=np.int32))
    mesh.polygons.foreach_set('loop_total', np.full(len(faces), 4, np.int32))
    mesh.polygons.foreach_set('use_smooth', np.ones(len(faces), bool))
    mesh.update(calc_edges=True)
    bpy.context.scene.collection.objects.link(bpy.data.objects.new(name, mesh))
    return mesh, faces


def vertex_values(mesh: bpy.types.Mesh, name: str, values: np.ndarray) -> None:
    """One number a vertex, for the material to read by name."""
    attribute = mesh.attributes.new(name, 'FLOAT', 'POINT')
    attribute.data.foreach_set('value', values.astype(np.float32).ravel())


def vertex_colours(mesh: bpy.types.Mesh, name: str, colours: np.ndarray) -> None:
    """One linear RGB colour a vertex, [rows, columns, 3] clipped to 0..1."""
    opaque = np.ones(colours.shape[:2] + (1,))
    attribute = mesh.attributes.new(name, 'FLOAT_COLOR', 'POINT')
    attribute.data.foreach_set('color', np.concatenate([np.clip(colours, 0, 1), opaque], -1).astype(np.float32).ravel())
