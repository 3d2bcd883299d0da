"""Builder for rooms: pieces are built about their own origin and stand where the enclosing `at` puts them."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import bpy
import numpy as np
from mathutils import Euler

from ..geometry.builder import Builder
from . import shapes

Place = Sequence[float]


class Room(Builder):
    """x forward, y to port, z up from the room's floor, which is `floor` metres above the water."""

    def __init__(self, materials: dict[str, bpy.types.Material], floor: float, seed: int):
        super().__init__(materials)
        self.random = np.random.RandomState(seed)
        self.made = 0
        self.group: bpy.types.Object | None = None
        self.group = self._empty((0, 0, floor), (0, 0, 0))

    def _empty(self, place: Place, turns: Place) -> bpy.types.Object:
        empty = bpy.data.objects.new('group', None)
        bpy.context.scene.collection.objects.link(empty)
        empty.parent, empty.location, empty.rotation_euler = self.group, place, Euler(turns)
        return empty

    def _add(self, name: str, data: bpy.types.ID) -> bpy.types.Object:
        built = super()._add(name, data)
        built.parent = self.group
        return built

    def hang(self, name: str, lamp: bpy.types.Light) -> bpy.types.Object:
        """A lamp in the current group."""
        return self._add(name, lamp)

    @contextmanager
    def at(self, x: float, y: float, z: float = 0, turn: float = 0, tilt: float = 0, roll: float = 0) -> Iterator[None]:
        """Turned about the vertical; `tilt` leans about the piece's own x axis and `roll` about its y axis; radians."""
        outer = self.group
        self.group = self._empty((x, y, z), (tilt, roll, turn))
        yield
        self.group = outer

    def next_seed(self) -> int:
        self.made += 1
        return self.made

    def slab(self, centre: Place, size: Place, material: str, bevel: float = 0.006) -> bpy.types.Object:
        """Plain box with a fine edge."""
        return self.box('slab', centre, size, material, bevel)

    def soft(
        self,
        centre: Place,
        size: Place,
        material: str,
        radius: float = 0.06,
        crown: float = 0.02,
        wobble: float = 0.006,
    ) -> bpy.types.Object:
        """Upholstered block."""
        points, faces = shapes.rounded_box(size, radius, crown, wobble, self.next_seed())
        return self.mesh('soft', points + np.array(centre), faces, material, angle=80)

    def pillow(
        self, place: Place, size: Place, material: str, turn: float = 0, lean: float = -0.3, roll: float = 0
    ) -> None:
        """Scatter cushion of width, height and thickness, standing on `place` and leaning back."""
        points, faces = shapes.pillow(*size, seed=self.next_seed())
        with self.at(*place, turn=turn, tilt=lean, roll=roll):
            self.mesh('pillow', points, faces, material, angle=120)

    def turned(
        self, place: Place, profile: Sequence[tuple[float, float]], material: str, segments: int = 32
    ) -> bpy.types.Object:
        """Turned on a lathe: (radius, height) pairs from the foot upwards."""
        rows = shapes.turned(profile, segments) + np.array(place)
        return self.grid('turned', rows, material, closed=True, angle=50)

    def copy(self, pieces: Sequence[bpy.types.Object], place: Place, turn: float = 0) -> None:
        """The same meshes once more, as a group."""
        with self.at(*place, turn=turn):
            for piece in pieces:
                twin = self._add(piece.name, piece.data)
                twin.location, twin.rotation_euler = piece.location, piece.rotation_euler
                for modifier in piece.modifiers:
                    bevel = twin.modifiers.new('bevel', 'BEVEL')
                    bevel.width, bevel.segments = modifier.width, modifier.segments
