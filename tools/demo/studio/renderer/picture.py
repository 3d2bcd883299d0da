"""Makes one picture: scene, render, development, PNG. Rooms have a scene and a development of their own."""

import bpy

from .develop.cycles import configure
from .develop.develop import develop
from .develop.passes import render_passes, save_png
from .interior.picture import room_picture
from .scene.land import build_land
from .scene.place_camera import place_camera, sun_rotation
from .scene.sea import build_sea
from .scene.sky import light_scene
from .spec.fields import Spec
from .yacht.build import build_yacht


def build_scene(spec: Spec) -> None:
    """Empties Blender and builds everything that the camera sees."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    yacht = build_yacht(spec)
    view = place_camera(spec, yacht.frame)
    light_scene(spec, sun_rotation(spec))
    build_sea(spec, view, yacht)
    for index, land in enumerate(spec.terrain):
        build_land(view, land, index)


def make_picture(spec: Spec) -> None:
    """Writes spec.out."""
    if spec.room:
        save_png(room_picture(spec), spec.out)
        return
    build_scene(spec)
    configure(spec)
    save_png(develop(render_passes(spec), spec), spec.out)
