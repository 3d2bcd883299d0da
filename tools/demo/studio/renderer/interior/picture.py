"""Makes the picture of a room: scene, render, development."""

from math import radians

import bpy
import numpy as np

from ..develop.bloom import add_bloom
from ..develop.cycles import configure
from ..develop.denoiser import denoise
from ..develop.grade import LUMINANCE, grade
from ..develop.haze import FAR
from ..develop.passes import rendered
from ..develop.smoother import smooth_light
from ..scene.camera import SENSOR_WIDTH
from ..scene.sea import build_sea
from ..scene.sky import light_scene
from ..scene.view import View
from ..spec.fields import Spec
from ..yacht.yacht import empty_stage
from .camera import set_camera
from .daylight import DAYLIGHTS, Daylight
from .materials import room_materials
from .palettes import PALETTES
from .room import Room
from .rooms import ROOMS

FLOOR = 3.1  # of every room above the water, metres
SOCKETS = {
    'rgb': 'Image',
    'albedo': 'Denoising Albedo',
    'normal': 'Denoising Normal',
    'mist': 'Mist',
    'colour': 'DiffCol',
    'direct': 'DiffDir',
    'indirect': 'DiffInd',
}
SETTINGS = {
    'max_bounces': 4, 'diffuse_bounces': 2, 'glossy_bounces': 1, 'transmission_bounces': 2, 'transparent_max_bounces': 6,
    'sample_clamp_indirect': 2.5, 'sample_clamp_direct': 12, 'blur_glossy': 1.0, 'adaptive_threshold': 0.03,
    'adaptive_min_samples': 12,
}  # fmt: skip
DIRECT_STEPS, INDIRECT_STEPS = (1, 2, 4), (1, 2, 4, 8, 16)
DIRECT_CONTRAST = 0.8
DARKEST, BRIGHTEST = 1e-4, 96  # luminance, percentile: windows and shadows do not sway the exposure
BLOOM = 0.06


def room_picture(spec: Spec) -> np.ndarray:
    """The developed picture in linear light, [height, width, 3]."""
    view = build_room_scene(spec)
    configure(spec)
    scene = bpy.context.scene
    for name, value in SETTINGS.items():
        setattr(scene.cycles, name, value)
    scene.view_settings.look = 'Medium High Contrast'
    layer = bpy.context.view_layer
    layer.use_pass_diffuse_color = layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = True
    return develop_room(rendered(spec, SOCKETS), spec, view)


def build_room_scene(spec: Spec) -> View:
    """Empties Blender and builds the room, the light and the sea outside."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    palette, daylight, floor = PALETTES[spec.palette], DAYLIGHTS[spec.light], FLOOR
    room = Room(room_materials(spec, palette), floor, spec.seed)
    stand = ROOMS[spec.room](room, spec, palette, daylight)
    view = set_camera(stand, floor)
    light_scene(spec, radians(90) - radians(spec.sun_rel))
    dim_outside(daylight)
    before = set(bpy.data.objects)
    build_sea(spec, view, empty_stage(spec.loa))
    for built in set(bpy.data.objects) - before:
        built.visible_diffuse = False
    return view


def dim_outside(daylight: Daylight) -> None:
    """Sky, sea and sun against the light in the room."""
    for node in bpy.context.scene.world.node_tree.nodes:
        if node.type == 'BACKGROUND':
            node.inputs[1].default_value *= daylight.outside
    sun = bpy.data.lights.get('sun')
    if sun:
        sun.energy *= daylight.sun
        sun.angle = radians(0.9)


def places_seen(view: View, depth: np.ndarray) -> np.ndarray:
    """Where each pixel's surface is, [height, width, 3] in the camera's axes, from its distance."""
    height, width = depth.shape
    x = (np.arange(width) + 0.5) / width - 0.5
    y = ((np.arange(height) + 0.5) / height - 0.5) * height / width + view.shift_y
    across, up = np.meshgrid(x * SENSOR_WIDTH / view.lens, y * SENSOR_WIDTH / view.lens)
    ray = np.stack([across, up, np.full_like(up, -1)], -1)
    ray /= np.linalg.norm(ray, axis=-1, keepdims=True)
    return (ray * depth[..., None]).astype(np.float32)


def develop_room(passes: dict[str, np.ndarray], spec: Spec, view: View) -> np.ndarray:
    """Light smoothed without colours, the rest denoised, exposure and grade."""
    daylight = DAYLIGHTS[spec.light]
    depth = passes['mist'][..., 0] * FAR
    place = places_seen(view, depth)
    direct, indirect, colour = passes['direct'], passes['indirect'], passes['colour']
    rest = np.maximum(passes['rgb'] - (direct + indirect) * colour, 0)
    normal = passes['normal']
    direct = denoise(direct, passes['albedo'], normal, depth)
    direct = smooth_light(direct, normal, place, DIRECT_STEPS, DIRECT_CONTRAST)
    indirect = smooth_light(indirect, normal, place, INDIRECT_STEPS)
    rest = denoise(rest, passes['albedo'], normal, depth)
    rgb = (direct + indirect) * colour + rest
    luminance = np.clip(rgb @ LUMINANCE, DARKEST, np.percentile(rgb, BRIGHTEST))
    gain = daylight.key / np.exp(np.log(luminance).mean()) * 2**spec.ev
    return grade(add_bloom(rgb.astype(np.float32) * gain, BLOOM), spec)
