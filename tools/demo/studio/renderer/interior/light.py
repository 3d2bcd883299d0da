"""Daylight through the windows and fill from behind the camera, as few large lamps."""

from math import pi

import bpy
from mathutils import Vector

from ..geometry.curves import BOTH_SIDES
from .room import Room
from .shell import WALL, Shell


def area(
    room: Room, place: tuple, toward: tuple, size: tuple[float, float], radiance: float, colour: tuple, up: str = 'Y'
) -> bpy.types.Object:
    """Rectangle of light, unseen itself; `radiance` as of a surface, whatever its size."""
    lamp = bpy.data.lights.new('area', 'AREA')
    lamp.shape, lamp.size, lamp.size_y = 'RECTANGLE', *size
    lamp.energy, lamp.color = radiance * pi * size[0] * size[1], colour
    holder = room._add('area', lamp)
    holder.location = place
    holder.rotation_euler = Vector(toward).to_track_quat('-Z', up).to_euler()
    holder.visible_camera = holder.visible_glossy = False
    return holder


def window_light(room: Room, shell: Shell, radiance: dict[int, float], colour: tuple) -> None:
    """radiance by side: 1 to port, -1 to starboard."""
    tall = shell.head - shell.sill
    for side in BOTH_SIDES:
        place = (0, side * (shell.side + WALL + 0.04), shell.sill + tall / 2)
        area(room, place, (0, -side, -0.18), (shell.length, tall), radiance[side], colour, 'Z')


def fill(
    room: Room, place: tuple, toward: tuple, size: tuple, radiance: float, colour: tuple = (1, 0.97, 0.93)
) -> None:
    area(room, place, toward, size, radiance, colour)
