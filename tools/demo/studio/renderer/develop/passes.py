"""Renders the scene and reads the passes back; writes the developed picture."""

import os
from collections.abc import Mapping
from pathlib import Path

import bpy
import numpy as np

from ..cache import cache_folder
from ..paint.materials import COVERAGE
from ..spec.fields import Spec
from .develop import Passes

SOCKETS = {
    'rgb': 'Image',
    'albedo': 'Denoising Albedo',
    'normal': 'Denoising Normal',
    'mist': 'Mist',
    'covered': COVERAGE,
}


def render_passes(spec: Spec) -> Passes:
    """Render once and read back what the development of a yacht's picture needs."""
    passes = rendered(spec, SOCKETS)
    for single in ('mist', 'covered'):
        passes[single] = passes[single][..., 0]
    return Passes(**passes)


def rendered(spec: Spec, sockets: Mapping[str, str]) -> dict[str, np.ndarray]:
    """Render once; the compositor writes each pass to a file of floats that is read back and removed."""
    name_start = f'{os.getpid()}-'
    write_passes_to(cache_folder(), name_start, sockets)
    bpy.ops.render.render(write_still=False)
    frame = f'{bpy.context.scene.frame_current:04d}'
    files = {name: cache_folder() / f'{name_start}{name}-{frame}.exr' for name in sockets}
    return {name: read_pixels(path, *spec.res) for name, path in files.items()}


def write_passes_to(folder: Path, name_start: str, sockets: Mapping[str, str]) -> None:
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    output = tree.nodes.new('CompositorNodeOutputFile')
    output.base_path = str(folder)
    output.format.file_format = 'OPEN_EXR'
    output.format.color_depth = '32'
    output.format.exr_codec = 'NONE'
    output.file_slots.clear()
    for name, socket in sockets.items():
        output.file_slots.new(f'{name_start}{name}-')
        tree.links.new(layers.outputs[socket], output.inputs[-1])
    tree.nodes.new('CompositorNodeComposite')


def read_pixels(path: Path, width: int, height: int) -> np.ndarray:
    """Colours of an EXR file, [height, width, 3], lowest row first; removes the file."""
    image = bpy.data.images.load(str(path))
    image.colorspace_settings.name = 'Raw'
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    path.unlink()
    return np.ascontiguousarray(pixels.reshape(height, width, 4)[..., :3])


def save_png(rgb: np.ndarray, path: str) -> None:
    """Filmic view transform and dither to 8 bits; rgb is linear, lowest row first."""
    scene = bpy.context.scene
    height, width = rgb.shape[:2]
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = rgb
    image = bpy.data.images.new('picture', width, height, float_buffer=True, alpha=False)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    target = scene.render.image_settings
    target.file_format, target.color_depth, target.color_mode = 'PNG', '8', 'RGB'
    scene.render.dither_intensity = 1
    image.save_render(path, scene=scene)
