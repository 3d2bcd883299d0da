"""Makes the picture of a room: scene, render, development."""

from dataclasses import replace
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

FLOORS = {'saloon': 3.1, 'master-suite': 1.5, 'deck-dining': 3.4}
SOCKETS = {
    'albedo': 'Denoising Albedo',
    'normal': 'Denoising Normal',
    'mist': 'Mist',
    'colour': 'DiffCol',
    'direct': 'DiffDir',
    'indirect': 'DiffInd',
    'mirror': 'GlossCol',
    'gloss direct': 'GlossDir',
    'gloss indirect': 'GlossInd',
    'through colour': 'TransCol',
    'through direct': 'TransDir',
    'through indirect': 'TransInd',
    'emitted': 'Emit',
    'outside': 'Env',
}
SETTINGS = {
    'max_bounces': 6, 'diffuse_bounces': 3, 'glossy_bounces': 2, 'transmission_bounces': 2,
    'transparent_max_bounces': 6, 'sample_clamp_indirect': 2.5, 'sample_clamp_direct': 12,
    'blur_glossy': 1.0, 'adaptive_threshold': 0.03, 'adaptive_min_samples': 12,
}  # fmt: skip
STEPS = {'direct': (1, 2, 4, 8, 16), 'indirect': (1, 2, 4, 8, 16, 32), 'gloss': (1, 2, 4, 8)}
TOLERANCE = {'direct': 2.4, 'indirect': 4.5, 'gloss': 2.2}


def room_picture(spec: Spec) -> np.ndarray:
    """The developed picture in linear light, [height, width, 3]."""
    view = build_room_scene(spec)
    configure(spec)
    scene = bpy.context.scene
    for name, value in SETTINGS.items():
        setattr(scene.cycles, name, value)
    scene.view_settings.look = 'High Contrast'
    layer = bpy.context.view_layer
    for part in ('color', 'direct', 'indirect'):
        setattr(layer, f'use_pass_diffuse_{part}', True)
        setattr(layer, f'use_pass_glossy_{part}', True)
        setattr(layer, f'use_pass_transmission_{part}', True)
    layer.use_pass_emit = layer.use_pass_environment = True
    scene.cycles.samples = max(1, spec.spp // 2)
    scene.render.use_persistent_data = True
    halves = []
    for seed in (0, 1):
        scene.cycles.seed = seed
        halves.append(rendered(spec, SOCKETS))
    return develop_room(halves, spec, view)


def build_room_scene(spec: Spec) -> View:
    bpy.ops.wm.read_factory_settings(use_empty=True)
    palette, daylight, floor = PALETTES[spec.palette], DAYLIGHTS[spec.light], FLOORS[spec.room]
    room = Room(room_materials(spec, palette, daylight.cove), floor, spec.seed)
    stand = ROOMS[spec.room](room, spec, palette, daylight)
    view = set_camera(stand, floor)
    light_scene(spec, radians(90) - radians(spec.sun_rel))
    dim_outside(daylight)
    bpy.context.scene.world.cycles_visibility.diffuse = False
    before = set(bpy.data.objects)
    build_sea(spec, view, empty_stage(spec.loa))
    for built in set(bpy.data.objects) - before:
        built.visible_diffuse = False
    return view


def dim_outside(daylight: Daylight) -> None:
    for node in bpy.context.scene.world.node_tree.nodes:
        if node.type == 'BACKGROUND':
            node.inputs[1].default_value *= daylight.outside
    sun = bpy.data.lights.get('sun')
    if sun:
        sun.energy *= daylight.sun
        sun.angle = radians(0.9)


def places_seen(view: View, depth: np.ndarray) -> np.ndarray:
    """Where each pixel's surface is, [height, width, 3], from its distance to the camera."""
    height, width = depth.shape
    x = (np.arange(width) + 0.5) / width - 0.5
    y = ((np.arange(height) + 0.5) / height - 0.5) * height / width + view.shift_y
    across, up = np.meshgrid(x * SENSOR_WIDTH / view.lens, y * SENSOR_WIDTH / view.lens)
    ahead = np.array(view.forward)
    right = np.array([ahead[1], -ahead[0], 0])
    ray = ahead + across[..., None] * right + up[..., None] * np.array([0, 0, 1.0])
    ray /= np.linalg.norm(ray, axis=-1, keepdims=True)
    return (ray * depth[..., None]).astype(np.float32)


def develop_room(halves: list[dict[str, np.ndarray]], spec: Spec, view: View) -> np.ndarray:
    """halves: the passes of two independent renderings."""
    daylight = DAYLIGHTS[spec.light]
    for half in halves:
        half['gloss'] = half['gloss direct'] + half['gloss indirect']
    passes = {name: (halves[0][name] + halves[1][name]) / 2 for name in halves[0]}
    depth, normal = passes['mist'][..., 0] * FAR, passes['normal']
    place = places_seen(view, depth)
    colour, mirror = passes['colour'], passes['mirror']
    light = {
        name: smooth_light(halves[0][name], halves[1][name], normal, place, STEPS[name], TOLERANCE[name])
        for name in STEPS
    }
    through = (passes['through direct'] + passes['through indirect']) * passes['through colour']
    rest = passes['emitted'] + passes['outside'] + through
    rgb = (light['direct'] + light['indirect']) * colour + light['gloss'] * mirror + rest
    luminance = np.clip(rgb @ LUMINANCE, 1e-4, np.percentile(rgb, 96))
    gain = daylight.key / np.exp(np.log(luminance).mean()) * 2**spec.ev
    exposed = denoise(rgb.astype(np.float32) * gain, passes['albedo'], normal, depth)
    return grade(add_bloom(exposed, 0.06), replace(spec, wb=daylight.balance, sat=1.04))
