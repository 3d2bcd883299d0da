"""Bakes a sky to a panorama in the cache, and measures the sun in it. Rendering with the panorama and a sun lamp is ten
times as fast as with the physical sky itself."""

import hashlib
import json
import os
import time
from dataclasses import dataclass
from math import cos, pi, radians
from pathlib import Path

import bpy
import numpy as np

from ..cache import cache_folder
from ..spec.fields import Spec
from .sky_nodes import SUN_SIZE, sky_nodes

VERSION = 1  # raise when the sky's nodes change
FIELDS = (
    'sun_el', 'sun_int', 'air', 'dust', 'ozone', 'hor_tint',
    'clouds', 'seed_sky', 'cloud_rot', 'cloud_op', 'cloud_tint',
)  # fmt: skip
WIDTH, HEIGHT = 2048, 1024
STALE_LOCK = 400  # seconds
SUN_GONE = -0.6  # elevation in degrees below which there is no sunlight


@dataclass(frozen=True)
class BakedSky:
    panorama: Path  # EXR, linear RGB, the sun over +y
    sun: tuple[float, float, float]  # irradiance by colour, 0 after sunset


def baked_sky(spec: Spec) -> BakedSky:
    """The sky of a spec from the cache. One process bakes it, others that want it wait."""
    values = json.dumps([VERSION, SUN_SIZE, *(getattr(spec, name) for name in FIELDS)])
    base = cache_folder() / f'sky-{hashlib.md5(values.encode()).hexdigest()[:10]}'
    result, lock = base.with_suffix('.json'), base.with_suffix('.lock')
    while not result.exists():
        if take(lock):
            try:
                bake(spec, base)
            finally:
                lock.unlink()
        else:
            time.sleep(1)
    return BakedSky(base.with_suffix('.exr'), tuple(json.loads(result.read_text())['sun']))


def take(lock: Path) -> bool:
    """True if this process now holds the lock; a lock left behind is removed after some minutes."""
    try:
        os.close(os.open(lock, os.O_CREAT | os.O_EXCL))
        return True
    except FileExistsError:
        try:
            if time.time() - lock.stat().st_mtime > STALE_LOCK:
                lock.unlink()
        except FileNotFoundError:
            pass  # its holder has just finished
        return False


def bake(spec: Spec, base: Path) -> None:
    """Writes <base>.exr and, last, <base>.json."""
    scene = bpy.data.scenes.new('sky bake')
    camera = bpy.data.cameras.new('sky camera')
    holder = bpy.data.objects.new('sky camera', camera)
    scene.collection.objects.link(holder)
    scene.camera = holder
    scene.render.engine = 'CYCLES'
    scene.cycles.use_adaptive_sampling = False
    scene.cycles.use_denoising = False
    scene.render.threads_mode, scene.render.threads = 'FIXED', spec.threads
    scene.render.image_settings.file_format = 'OPEN_EXR'
    scene.render.image_settings.color_depth = '32'
    try:
        bake_panorama(spec, scene, base.with_suffix('.exr'))
        sun = measure_sun(spec, scene, Path(f'{base}-sun.exr')) if spec.sun_el > SUN_GONE else (0, 0, 0)
    finally:
        bpy.data.scenes.remove(scene)
    unfinished = base.with_suffix('.tmp')
    unfinished.write_text(json.dumps({'sun': sun}))
    unfinished.replace(base.with_suffix('.json'))


def bake_panorama(spec: Spec, scene: bpy.types.Scene, path: Path) -> None:
    scene.world = bpy.data.worlds.new('sky')
    sky_nodes(scene.world, spec, sun_disc=False, clouds=True)
    camera = scene.camera
    camera.data.type = 'PANO'
    camera.data.cycles.panorama_type = 'EQUIRECTANGULAR'
    camera.rotation_euler = (pi / 2, 0, -pi / 2)
    shoot(scene, path, WIDTH, HEIGHT, samples=2)


def measure_sun(spec: Spec, scene: bpy.types.Scene, path: Path) -> tuple[float, ...]:
    """Mean radiance of the sun's disc times the solid angle it fills."""
    scene.world = bpy.data.worlds.new('sun')
    sky_nodes(scene.world, spec, sun_disc=True, clouds=False)
    camera = scene.camera
    camera.data.type = 'PERSP'
    camera.data.angle = radians(SUN_SIZE * 0.4)
    camera.rotation_euler = (pi / 2 + radians(max(spec.sun_el, 0.35)), 0, 0)
    shoot(scene, path, 8, 8, samples=8)
    image = bpy.data.images.load(str(path))
    image.colorspace_settings.name = 'Raw'
    radiance = np.array(image.pixels[:]).reshape(-1, 4)[:, :3].mean(0)
    bpy.data.images.remove(image)
    path.unlink()
    return tuple((radiance * 2 * pi * (1 - cos(radians(SUN_SIZE) / 2))).tolist())


def shoot(scene: bpy.types.Scene, path: Path, width: int, height: int, samples: int) -> None:
    scene.cycles.samples = samples
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.filepath = str(path)
    bpy.ops.render.render(write_still=True, scene=scene.name)
