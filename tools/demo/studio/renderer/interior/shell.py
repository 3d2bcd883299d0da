"""Floor, ceiling, window walls and what lies just outside the windows."""

from dataclasses import dataclass

import numpy as np

from ..geometry.curves import BOTH_SIDES
from .decor import picture
from .room import Room
from .shapes import curtain

WALL = 0.14  # thickness, metres
COVE = 0.13  # the tray in the ceiling rises by this


@dataclass(frozen=True)
class Shell:
    """Inner size in metres, and where the windows are."""

    length: float
    width: float
    height: float
    sill: float
    head: float  # top of the panes
    bay: float  # from pilaster to pilaster
    pier: float = 0.26  # width of a pilaster
    timber_floor: bool = False
    beams: bool = False  # deck beams instead of a tray
    white_wall: bool = False
    outside: str = 'bulwark'  # or 'hull' for windows in the hull

    @property
    def fore(self) -> float:
        return self.length / 2

    @property
    def side(self) -> float:
        return self.width / 2


def build_shell(room: Room, shell: Shell) -> None:
    floor_and_skirting(room, shell)
    (beamed_ceiling if shell.beams else tray_ceiling)(room, shell)
    for side in BOTH_SIDES:
        window_wall(room, shell, side)
        if shell.outside == 'bulwark':
            side_deck(room, shell, side)


def floor_and_skirting(room: Room, shell: Shell) -> None:
    covering = 'floor' if shell.timber_floor else 'carpet'
    room.slab((0, 0, -0.05), (shell.length, shell.width + 2 * WALL, 0.10), covering, 0)
    for side in BOTH_SIDES:
        room.slab((0, side * (shell.side - 0.008), 0.05), (shell.length, 0.016, 0.10), 'wood x', 0.004)


def tray_ceiling(room: Room, shell: Shell) -> None:
    """Soffit all round, a raised middle with light hidden in its edge, downlights in the soffit."""
    length, width, top = shell.length, shell.width, shell.height
    margin = min(1.15, width * 0.19)
    for side in BOTH_SIDES:
        room.slab((0, side * (width - margin) / 2, top + 0.03), (length, margin, 0.06), 'ceiling', 0.012)
        room.slab((side * (length - margin) / 2, 0, top + 0.0301), (margin, width - 2 * margin, 0.06), 'ceiling', 0.012)
        glow = (side * (length / 2 - margin - 0.02), 0, top + 0.075)
        room.slab(glow, (0.05, width - 2 * margin, 0.012), 'cove', 0)
        room.slab((0, side * (width / 2 - margin - 0.02), top + 0.0755), (length - 2 * margin, 0.05, 0.012), 'cove', 0)
    room.slab((0, 0, top + COVE + 0.06), (length, width, 0.06), 'ceiling', 0)
    count = max(2, round(length / 1.9))
    for i in range(1, count):
        x = -length / 2 + i * length / count
        room.slab((x, 0, top + COVE + 0.0295), (0.008, width, 0.002), 'gap', 0)
    for side in BOTH_SIDES:
        for i in range(count):
            downlight(room, -length / 2 + (i + 0.5) * length / count, side * (width - margin) / 2, top)


def beamed_ceiling(room: Room, shell: Shell) -> None:
    """White deckhead between varnished beams, slightly arched."""
    y = np.linspace(-shell.side - WALL, shell.side + WALL, 24)
    rise = 0.10 * (1 - (y / shell.side) ** 2)
    arch = [np.stack([np.full(24, x), y, shell.height + rise], -1) for x in np.linspace(-shell.fore, shell.fore, 12)]
    room.grid('deckhead', np.stack(arch), 'ceiling')
    count = round(shell.length / 1.05)
    for i in range(count + 1):
        x = -shell.fore + i * shell.length / count
        profile = [(-0.045, -0.075), (0.045, -0.075), (0.045, 0.02), (-0.045, 0.02)]
        beam = np.stack([np.stack([np.full(24, x + dx), y, shell.height + rise + dz], -1) for dx, dz in profile])
        room.grid('beam', np.concatenate([beam, beam[:1]]), 'wood y', angle=30)
        if i < count:
            for side in BOTH_SIDES:
                middle = x + shell.length / count / 2
                lift = 0.10 * (1 - (0.72) ** 2)
                downlight(room, middle, side * shell.side * 0.72, shell.height + lift)


def downlight(room: Room, x: float, y: float, z: float) -> None:
    room.disc((x, y, z - 0.004), 0.042, 'metal', 0.030)
    room.disc((x, y, z - 0.003), 0.031, 'glow')


def window_wall(room: Room, shell: Shell, side: int) -> None:
    """Dado, sill, panes between pilasters, pelmet; the wall's inner face is at the side of the room."""
    middle, length = side * (shell.side + WALL / 2), shell.length
    long = length + 0.4  # past the end walls
    lower, upper = ('wall', 'wall') if shell.white_wall else ('panel', 'wall')
    room.slab((0, middle, (shell.sill - 0.03) / 2), (long, WALL, shell.sill - 0.03), lower, 0)
    room.slab(
        (0, side * (shell.side + WALL / 2 - 0.05), shell.sill - 0.018), (long, WALL + 0.10, 0.036), 'wood x', 0.01
    )
    above = shell.height + 0.1 - shell.head
    room.slab((0, middle, shell.head + above / 2), (long, WALL, above), upper, 0)
    room.slab((0, side * (shell.side - 0.075), shell.head + 0.055), (long, 0.15, 0.17), 'wood x', 0.008)
    count = max(1, round(length / shell.bay))
    step = length / count
    tall = shell.head - shell.sill
    for i in range(count + 1):
        x = -length / 2 + i * step
        pier = (x, side * (shell.side + WALL / 2 - 0.02), shell.sill + tall / 2)
        room.slab(pier, (shell.pier, WALL + 0.04, tall), 'wood up', 0.008)
        if not shell.white_wall:
            for edge in (-1, 1):
                seam = (x + edge * shell.pier * 0.5, side * (shell.side - 0.0005), shell.sill / 2)
                room.slab(seam, (0.006, 0.002, shell.sill), 'gap', 0)
    for i in range(count):
        pane_frame(room, shell, -length / 2 + (i + 0.5) * step, step - shell.pier, side)


def pane_frame(room: Room, shell: Shell, x: float, wide: float, side: int) -> None:
    y, tall = side * (shell.side + WALL - 0.02), shell.head - shell.sill
    for end in (-1, 1):
        room.slab((x + end * (wide / 2 - 0.014), y, shell.sill + tall / 2), (0.028, 0.03, tall), 'frame', 0)
        z = shell.sill + tall / 2 + end * (tall / 2 - 0.014)
        room.slab((x, y, z), (wide, 0.03, 0.028), 'frame', 0)


def curtains(room: Room, shell: Shell, side: int, drop_to: float = 0.03, width: float = 0.42) -> None:
    """Drawn back to both sides of every pilaster."""
    count = max(1, round(shell.length / shell.bay))
    for i in range(count + 1):
        x = -shell.length / 2 + i * shell.length / count
        for edge in (-1, 1):
            at = x + edge * (shell.pier / 2 + width * 0.30)
            if abs(at) > shell.fore - 0.1:
                continue
            cloth = curtain(width, shell.head - drop_to + 0.02, 5, 0.038, room.next_seed())
            with room.at(at, side * (shell.side - 0.085), drop_to):
                room.grid('curtain', cloth, 'curtain', angle=80)


def side_deck(room: Room, shell: Shell, side: int) -> None:
    """Walkway, bulwark with a teak cap, and the overhang above."""
    y = side * (shell.side + WALL + 1.25)
    length = shell.length + 16
    room.slab((0, y - side * 0.6, -0.06), (length, 1.4, 0.10), 'teak', 0)
    room.slab((0, y, 0.28), (length, 0.09, 0.70), 'hull', 0.03)
    room.slab((0, y, 0.655), (length, 0.17, 0.05), 'wood x', 0.02)
    room.slab((0, y - side * 0.45, shell.height + 0.30), (length, 2.2, 0.3), 'ceiling', 0.05)
    for i in range(int(length / 1.5)):
        x = -length / 2 + 1.5 * i
        room.tube('stanchion', [(x, y, 0.68), (x, y, 0.95)], 0.014, 'steel')
    room.tube('rail', [(-length / 2, y, 0.95), (length / 2, y, 0.95)], 0.021, 'steel')


def joinery_wall(room: Room, shell: Shell, opening: float = 0.95, art: tuple[float, float] = (1.7, 1.0)) -> None:
    """Panelled wall across the fore end with a doorway on each side and a painting in the middle."""
    top, reach = shell.height + 0.1, shell.side
    doors = [side * (reach - 0.55 - opening / 2) for side in BOTH_SIDES]
    spans = [
        (-reach, doors[1] - opening / 2),
        (doors[1] + opening / 2, doors[0] - opening / 2),
        (doors[0] + opening / 2, reach),
    ]
    with room.at(shell.fore + 0.06, 0):
        for start, end in spans:
            panels(room, start, end, top)
        for at in doors:
            room.slab((0, at, (top + 2.02) / 2), (0.10, opening, top - 2.02), 'wood up', 0)
            for edge in (-1, 1):
                room.slab((-0.01, at + edge * (opening / 2 + 0.02), 1.01), (0.16, 0.05, 2.03), 'metal', 0.006)
            room.slab((-0.01, at, 2.035), (0.16, opening + 0.09, 0.05), 'metal', 0.006)
            door(room, at, opening)
    middle = (doors[0] - opening / 2) - (doors[1] + opening / 2)
    with room.at(shell.fore - 0.02, 0, 1.42, turn=-np.pi / 2):
        picture(room, min(art[0], middle - 0.8), art[1])


def panels(room: Room, start: float, end: float, top: float) -> None:
    """Veneered panels with shadow gaps, on a skirting."""
    count = max(1, round((end - start) / 0.72))
    step = (end - start) / count
    room.slab((0.03, (start + end) / 2, top / 2), (0.06, end - start, top), 'gap', 0)
    for i in range(count):
        y = start + (i + 0.5) * step
        for low, high in ((0.12, 0.80), (0.806, top)):
            room.slab((-0.005, y, (low + high) / 2), (0.05, step - 0.006, high - low), 'wood up', 0.002)
    room.slab((-0.008, (start + end) / 2, 0.055), (0.05, end - start, 0.11), 'metal', 0.003)


def door(room: Room, y: float, opening: float) -> None:
    """Flush leaf with a tall handle."""
    for edge in (-1, 1):
        room.slab((0.015, y + edge * opening / 4, 1.005), (0.045, opening / 2 - 0.006, 2.0), 'wood up', 0.003)
        room.tube('handle', [(-0.05, y + edge * 0.06, 0.80), (-0.05, y + edge * 0.06, 1.30)], 0.012, 'metal')
    room.slab((0.05, y, 1.0), (0.02, opening, 2.02), 'gap', 0)
