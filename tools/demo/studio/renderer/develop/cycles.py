"""Cycles settings: few samples and few bounces on the CPU; the denoiser and the grade do the rest."""

import bpy

from ..paint.materials import COVERAGE
from ..spec.fields import Spec
from .haze import FAR

SETTINGS = {
    'device': 'CPU',
    'use_adaptive_sampling': True,
    'adaptive_threshold': 0.02,
    'adaptive_min_samples': 6,
    'use_denoising': False,
    'max_bounces': 3,
    'diffuse_bounces': 1,
    'glossy_bounces': 2,
    'transmission_bounces': 1,
    'caustics_reflective': False,
    'caustics_refractive': False,
    'sample_clamp_indirect': 4,
    'sample_clamp_direct': 0,
    'blur_glossy': 0.6,
    'use_auto_tile': False,
    'use_fast_gi': False,
}
PIXEL_FILTER = 1.4  # width in pixels


def configure(spec: Spec) -> None:
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    for name, value in {**SETTINGS, 'samples': spec.spp}.items():
        setattr(scene.cycles, name, value)
    if hasattr(scene.cycles, 'use_light_tree'):  # Blender 3.5 and later
        scene.cycles.use_light_tree = False
    render = scene.render
    render.threads_mode, render.threads = 'FIXED', spec.threads
    render.resolution_x, render.resolution_y = spec.res
    render.resolution_percentage = 100
    render.filter_size = PIXEL_FILTER
    layer = bpy.context.view_layer
    layer.use_pass_mist = True
    coverage = layer.aovs.add()
    coverage.name, coverage.type = COVERAGE, 'VALUE'
    layer.cycles.denoising_store_passes = True  # albedo and normal
    mist = scene.world.mist_settings
    mist.start, mist.depth, mist.falloff = 0, FAR, 'LINEAR'
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'High Contrast'
