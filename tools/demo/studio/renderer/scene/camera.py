"""Places the camera so that the yacht fills the asked share of the frame: no Blender here.

A level camera keeps verticals upright; the yacht is moved to its place in the frame by shifting the lens, as with a
view camera, not by tilting.
"""

from dataclasses import dataclass
from math import cos, radians, sin

import numpy as np

from ..spec.fields import Camera

SENSOR_WIDTH = 36.0  # mm
NEAREST, FARTHEST = 0.25, 14  # distances tried, in lengths of the yacht
HALVINGS = 40
AIM_SHARE = 0.38  # height aimed at, share of the highest point
STRAIGHT_DOWN = 0.999  # beyond this slope x serves as "up"


@dataclass(frozen=True)
class Pose:
    """Place of the lens in meters and three unit vectors."""

    place: np.ndarray
    forward: np.ndarray
    right: np.ndarray
    up: np.ndarray

    def seen(self, points: np.ndarray, focal_ratio: float) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """x and y of points on the sensor, in sensor widths from its centre, and their depth in meters."""
        offset = points - self.place
        depth = offset @ self.forward
        return offset @ self.right / depth * focal_ratio, offset @ self.up / depth * focal_ratio, depth


@dataclass(frozen=True)
class Shot:
    """Pose with lens shift, in sensor widths."""

    pose: Pose
    shift_x: float
    shift_y: float


def pose_at(camera: Camera, target: np.ndarray, distance: float) -> Pose:
    """Camera looking at (or, without elevation, level past) the target from that distance in meters."""
    bearing = radians(camera.az)
    if camera.el is not None:
        elevation = radians(camera.el)
        direction = [cos(elevation) * cos(bearing), cos(elevation) * sin(bearing), sin(elevation)]
        place = target + distance * np.array(direction)
        forward = target - place
    else:
        place = np.array([distance * cos(bearing), distance * sin(bearing), camera.z])
        forward = (target - place) * (1, 1, 0)
    forward = forward / np.linalg.norm(forward)
    right = np.cross(forward, [0, 0, 1.0] if abs(forward[2]) < STRAIGHT_DOWN else [1.0, 0, 0])
    right /= np.linalg.norm(right)
    return Pose(place, forward, right, np.cross(right, forward))


def frame_yacht(camera: Camera, points: np.ndarray, loa: float, aspect: float) -> Shot:
    """The nearest pose from which all points [n, 3] fit the asked shares of the frame; aspect is width by height."""
    target = np.array([0, 0, points[:, 2].max() * AIM_SHARE])
    focal_ratio = camera.lens / SENSOR_WIDTH

    def fits(distance: float) -> bool:
        x, y, depth = pose_at(camera, target, distance).seen(points, focal_ratio)
        return depth.min() > 1 and np.ptp(x) < camera.fill and np.ptp(y) * aspect < camera.fillh

    near, far = loa * NEAREST, loa * FARTHEST
    for _ in range(HALVINGS):
        middle = (near + far) / 2
        near, far = (near, middle) if fits(middle) else (middle, far)
    pose = pose_at(camera, target, far)
    x, y, _ = pose.seen(points, focal_ratio)
    shift_x = (x.max() + x.min()) / 2 - camera.cx
    shift_y = (y.max() + y.min()) / 2 - camera.cy / aspect
    return Shot(pose, shift_x, shift_y)
