"""Puts the camera into the Blender scene."""

from math import radians

import bpy
import numpy as np
from mathutils import Matrix, Vector

from ..spec.fields import Spec
from .camera import SENSOR_WIDTH, frame_yacht
from .view import View

CLIP_NEAR, CLIP_FAR = 0.3, 60000  # meters


def place_camera(spec: Spec, points: np.ndarray) -> View:
    """Frames points [n, 3] as the spec asks and returns what the camera sees."""
    shot = frame_yacht(spec.cam, points, spec.loa, spec.res[0] / spec.res[1])
    camera = bpy.data.cameras.new('camera')
    camera.lens, camera.sensor_width = spec.cam.lens, SENSOR_WIDTH
    camera.clip_start, camera.clip_end = CLIP_NEAR, CLIP_FAR
    camera.shift_x, camera.shift_y = shot.shift_x, shot.shift_y
    holder = bpy.data.objects.new('camera', camera)
    bpy.context.scene.collection.objects.link(holder)
    bpy.context.scene.camera = holder
    pose = shot.pose
    columns = zip(pose.right, pose.up, -pose.forward, pose.place)  # Blender's cameras look along their own -z
    holder.matrix_world = Matrix((*columns, (0, 0, 0, 1)))
    bpy.context.view_layer.update()
    return View(
        place=tuple(holder.matrix_world.translation),
        forward=tuple(holder.matrix_world.to_quaternion() @ Vector((0, 0, -1))),
        half_width=camera.angle_x / 2,
        half_height=camera.angle_y / 2,
        lens=camera.lens,
        shift_x=camera.shift_x,
        shift_y=camera.shift_y,
    )


def sun_rotation(spec: Spec) -> float:
    """Rotation of the sky, in radians, that puts the sun where `sun_rel` asks: 0 behind the camera, 180 ahead."""
    return radians(90) - (radians(spec.cam.az) + radians(spec.sun_rel))
