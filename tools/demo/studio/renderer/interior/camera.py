"""Architectural camera: level, so that verticals stay upright, with a shifted lens and a mild depth of field."""

from dataclasses import dataclass
from math import cos, radians, sin

import bpy
from mathutils import Matrix

from ..scene.camera import SENSOR_WIDTH
from ..scene.view import View


@dataclass(frozen=True)
class Stand:
    """Metres from the room's origin and floor; bearing from forward to port in degrees."""

    x: float
    y: float
    z: float
    bearing: float
    lens: float = 22
    shift: float = -0.05  # share of the sensor's width; below zero looks down
    focus: float = 4.0
    stop: float = 5.6


def set_camera(stand: Stand, floor: float) -> View:
    camera = bpy.data.cameras.new('camera')
    camera.lens, camera.sensor_width = stand.lens, SENSOR_WIDTH
    camera.clip_start, camera.clip_end = 0.05, 60000
    camera.shift_y = stand.shift
    camera.dof.use_dof, camera.dof.focus_distance, camera.dof.aperture_fstop = True, stand.focus, stand.stop
    holder = bpy.data.objects.new('camera', camera)
    bpy.context.scene.collection.objects.link(holder)
    bpy.context.scene.camera = holder
    bearing = radians(stand.bearing)
    forward, right = (cos(bearing), sin(bearing), 0), (sin(bearing), -cos(bearing), 0)
    back = tuple(-c for c in forward)
    place = (stand.x, stand.y, stand.z + floor)
    holder.matrix_world = Matrix((*zip(right, (0, 0, 1), back, place), (0, 0, 0, 1)))
    bpy.context.view_layer.update()
    return View(place, forward, camera.angle_x / 2, camera.angle_y / 2, camera.lens, 0, stand.shift)
