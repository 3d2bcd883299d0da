"""Owner's stateroom: the bed against the fore wall, a settee and a dressing table under the windows."""

from math import pi

import numpy as np

from ..geometry.curves import BOTH_SIDES
from ..spec.fields import Spec
from . import shapes
from .decor import books, bowl, branches, orchid, picture, table_lamp, tray, vase
from .palettes import Palette
from .room import Room
from .seating import bench, dining_chair, sofa
from .shell import Shell, build_shell, curtains, panels
from .tables import side_table, sideboard

HEAD = 0.17  # the head of the bed stands this far off the wall, metres
BED_LENGTH, BED_WIDTH, TOP = 2.12, 1.96, 0.60


def stateroom_shell(spec: Spec, palette: Palette) -> Shell:
    wide = min(5.8, max(4.9, 3.6 + spec.loa * 0.034))
    if spec.type == 'sail':
        return Shell(
            6.4, 4.9, 2.10, 1.05, 1.62, 1.6, 0.5, timber_floor=True, beams=True, white_wall=True, outside='hull'
        )
    return Shell(6.3, wide, 2.26, 0.84, 1.84, 2.1, 0.30, timber_floor=palette.timber_floor, outside='hull')


def build_stateroom(room: Room, spec: Spec, palette: Palette) -> Shell:
    shell = stateroom_shell(spec, palette)
    build_shell(room, shell)
    if not shell.white_wall:
        for side in BOTH_SIDES:
            curtains(room, shell, side, width=0.36)
    with room.at(shell.fore + 0.06, 0):
        panels(room, -shell.side, shell.side, shell.height + 0.1)
    headboard(room, shell)
    room.soft((shell.fore - 2.0, 0, 0.012), (3.2, min(4.0, shell.width - 1.7), 0.024), 'rug', 0.012, 0, 0)
    with room.at(shell.fore - HEAD, 0, turn=pi):
        bed(room)
    for side in BOTH_SIDES:
        bedside(room, shell, side)
    with room.at(shell.fore - HEAD - BED_LENGTH - 0.42, 0, turn=pi / 2):
        bench(room, 1.5)
    sides(room, shell)
    return shell


def headboard(room: Room, shell: Shell) -> None:
    """Upholstered channels as wide as bed and bedside tables, a lit edge above them and a picture."""
    count = 11
    wide = min(3.7, shell.width - 1.2)
    step = wide / count
    for i in range(count):
        y = -wide / 2 + (i + 0.5) * step
        room.soft((shell.fore - 0.07, y, 0.72), (0.13, step - 0.004, 0.98), 'panel', 0.045, 0.012, 0)
    room.slab((shell.fore - 0.07, 0, 1.232), (0.17, wide + 0.06, 0.03), 'wood y', 0.006)
    room.slab((shell.fore - 0.05, 0, 1.250), (0.05, wide - 0.02, 0.008), 'cove', 0)
    with room.at(shell.fore - 0.02, 0, 1.70, turn=-pi / 2):
        picture(room, min(1.5, wide * 0.42), 0.62)


def bed(room: Room) -> None:
    """x from the head to the foot."""
    room.slab((BED_LENGTH / 2, 0, 0.05), (BED_LENGTH - 0.2, BED_WIDTH - 0.2, 0.10), 'gap', 0)
    room.soft((BED_LENGTH / 2, 0, 0.21), (BED_LENGTH, BED_WIDTH, 0.24), 'panel', 0.04, 0, 0)
    room.soft((BED_LENGTH / 2 - 0.01, 0, 0.44), (BED_LENGTH - 0.06, BED_WIDTH - 0.08, 0.28), 'linen', 0.09, 0.01, 0.002)
    quilt = shapes.duvet(1.36, BED_WIDTH - 0.08, 0.055, 0.30, room.next_seed()) + np.array([0.70, 0, TOP - 0.015])
    room.grid('duvet', quilt, 'linen', angle=80)
    band = quilt[34:62].copy()
    out = np.array([0, 1, 0]) * np.sign(band[..., 1:2]) * 0.014 * (np.abs(band[..., 1:2]) > BED_WIDTH / 2 - 0.12)
    room.grid('throw', band + out + np.array([0, 0, 0.016]), 'throw', angle=80).modifiers.new(
        'thick', 'SOLIDIFY'
    ).thickness = 0.010
    room.soft((0.76, 0, TOP + 0.045), (0.30, BED_WIDTH - 0.10, 0.075), 'linen', 0.035, 0.012, 0.006)
    for side in BOTH_SIDES:
        room.pillow((0.16, side * 0.47, TOP), (0.80, 0.52, 0.22), 'linen', -pi / 2 + side * 0.03, -0.42)
        room.pillow((0.34, side * 0.46, TOP), (0.74, 0.46, 0.20), 'linen', -pi / 2 - side * 0.04, -0.50)
        room.pillow((0.50, side * 0.30, TOP), (0.50, 0.46, 0.18), 'accent 2', -pi / 2 + side * 0.10, -0.52)
    room.pillow((0.62, 0, TOP + 0.01), (0.62, 0.32, 0.15), 'accent 0', -pi / 2, -0.52)


def bedside(room: Room, shell: Shell, side: int) -> None:
    y = side * (BED_WIDTH / 2 + 0.42)
    with room.at(shell.fore - 0.42, y, turn=-pi / 2):
        sideboard(room, 0.64, 0.54, 0.46)
        table_lamp(room, side * 0.06, 0.03, 0.54, 0.86, 4.0)
        if side > 0:
            books(room, -0.16, -0.12, 0.54, 2, 0.3)
        else:
            bowl(room, 0.17, -0.12, 0.54, 0.07, material='glaze')


def sides(room: Room, shell: Shell) -> None:
    """Settee to port, dressing table with a chair to starboard."""
    with room.at(-0.9, shell.side - 0.62):
        sofa(room, 1.9, 2, (True, True))
    top = side_table(room, 0.36, shell.side - 0.42, 0.24, 0.50)
    orchid(room, 0.36, shell.side - 0.42, top, 0.6)
    with room.at(-0.55, -shell.side + 0.36, turn=pi):
        sideboard(room, 2.3, 0.74, 0.48)
        tray(room, -0.55, 0, 0.74, 0.42, 0.28, 0.1)
        vase(room, 0.72, 0.02, 0.74, 0.26, 'glaze')
        branches(room, 0.72, 0.02, 0.97, 0.42, 6, blossom=True)
    with room.at(-0.75, -shell.side + 0.98, turn=0.35):
        dining_chair(room)
