"""Daylight through the windows, the sun, hidden light in the ceiling and fill from behind the camera."""

from math import pi, radians

import bpy
from mathutils import Vector

from ..geometry.curves import BOTH_SIDES
from .room import Room
from .shell import WALL, Shell

WARM = (1.0, 0.72, 0.44)


def area(
    room: Room, place: tuple, toward: tuple, size: tuple[float, float], radiance: float, colour: tuple, up: str = 'Y'
) -> bpy.types.Object:
    """Rectangle of light, unseen itself; `radiance` as of a surface, whatever its size."""
    lamp = bpy.data.lights.new('area', 'AREA')
    lamp.shape, lamp.size, lamp.size_y = 'RECTANGLE', *size
    lamp.energy, lamp.color = radiance * pi * size[0] * size[1], colour
    holder = room.hang('area', lamp)
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


def ceiling_light(room: Room, shell: Shell, radiance: float) -> None:
    """Upwards from the edge of the tray."""
    if shell.beams:
        return
    margin = min(1.15, shell.width * 0.19)
    for side in BOTH_SIDES:
        y = side * (shell.width / 2 - margin - 0.06)
        area(
            room, (0, y, shell.height + 0.085), (0, -side * 0.9, 0.5), (shell.length - 2 * margin, 0.04), radiance, WARM
        )


def fill(
    room: Room, place: tuple, toward: tuple, size: tuple, radiance: float, colour: tuple = (1, 0.97, 0.93)
) -> None:
    area(room, place, toward, size, radiance, colour)


def spot(room: Room, place: tuple, toward: tuple, watts: float, angle: float = 55) -> None:
    lamp = bpy.data.lights.new('spot', 'SPOT')
    lamp.energy, lamp.color, lamp.spot_size, lamp.spot_blend = watts, WARM, radians(angle), 0.8
    lamp.shadow_soft_size = 0.05
    holder = room.hang('spot', lamp)
    holder.location = place
    holder.rotation_euler = Vector(toward).to_track_quat('-Z', 'Y').to_euler()
    holder.visible_glossy = False
