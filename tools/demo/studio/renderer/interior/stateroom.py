"""Owner's stateroom: bed against the fore wall, windows in the hull on both sides."""

from math import pi

import numpy as np

from ..spec.fields import Spec
from . import shapes
from .decor import books, orchid, picture, standard_lamp, table_lamp, vase
from .palettes import Palette
from .room import Room
from .saloon import rug
from .seating import armchair, bench, sofa
from .shell import Shell, build_shell, curtains, panels
from .tables import side_table

LENGTH, WIDTH = 2.06, 1.86  # of the bed, metres
TOP = 0.60  # of the mattress


def stateroom_shell(spec: Spec, palette: Palette) -> Shell:
    if spec.type == 'sail':
        return Shell(
            5.2, 4.9, 2.06, 1.0, 1.55, 1.8, 0.4, timber_floor=True, beams=True, white_wall=True, outside='hull'
        )
    wide = min(6.6, max(5.2, 3.6 + spec.loa * 0.036))
    return Shell(5.5, wide, 2.24 if spec.loa < 45 else 2.34, 0.74, 1.86, 2.2, outside='hull')


def build_stateroom(room: Room, spec: Spec, palette: Palette) -> Shell:
    shell = stateroom_shell(spec, palette)
    build_shell(room, shell)
    if not shell.white_wall:
        for side in (-1, 1):
            curtains(room, shell, side, 0.02, 0.36)
    with room.at(shell.fore + 0.06, 0):
        panels(room, -shell.side, shell.side, shell.height + 0.1)
    rug(room, shell.fore - 1.9, 0, 3.3, 3.9)
    with room.at(shell.fore - 0.02, 0, turn=pi):
        headboard(room)
        with room.at(0.06, 0, 1.72, turn=pi / 2):
            picture(room, 1.5, 0.55)
        for side in (-1, 1):
            nightstand(room, side)
        bed(room)
        with room.at(LENGTH + 0.50, 0, turn=pi / 2):
            bench(room, 1.55)
    sitting(room, shell)
    return shell


def headboard(room: Room) -> None:
    """Upholstered panels behind the bed and the nightstands; x leads away from the wall."""
    count = 9
    for i in range(count):
        y = (i - (count - 1) / 2) * 0.40
        room.soft((0.06, y, 0.74), (0.10, 0.395, 1.18), 'panel', 0.035, 0.010, 0.002)
    room.slab((0.05, 0, 1.345), (0.11, count * 0.40 + 0.03, 0.025), 'metal', 0.004)


def bed(room: Room) -> None:
    """Mattress on an upholstered base, a quilt folded back, a blanket over the foot, pillows."""
    room.slab((LENGTH / 2 + 0.1, 0, 0.04), (LENGTH - 0.2, WIDTH - 0.2, 0.08), 'gap', 0)
    room.soft((LENGTH / 2 + 0.1, 0, 0.22), (LENGTH, WIDTH + 0.04, 0.28), 'panel', 0.03, 0.006)
    room.soft((LENGTH / 2 + 0.1, 0, 0.47), (LENGTH - 0.04, WIDTH, 0.25), 'linen', 0.07, 0.012, 0.004)
    quilt = shapes.duvet(1.38, WIDTH + 0.02, 0.055, 0.26, room.next_seed())
    with room.at(LENGTH - 1.28, 0, TOP):
        room.grid('quilt', quilt, 'linen', angle=80)
    room.soft((LENGTH - 1.16, 0, TOP + 0.065), (0.36, WIDTH + 0.10, 0.055), 'linen', 0.027, 0.006, 0.012)
    blanket(room, LENGTH - 0.58, 0.52)
    for side in (-1, 1):
        room.pillow((0.26, side * 0.46, TOP - 0.01), (0.80, 0.60, 0.20), 'accent 2', pi / 2 + 0.03 * side, -0.22)
        room.pillow((0.42, side * 0.45, TOP - 0.01), (0.74, 0.48, 0.22), 'linen', pi / 2 - 0.03 * side, -0.42)
        room.pillow((0.60, side * 0.30, TOP), (0.44, 0.42, 0.17), 'accent 1', pi / 2 + 0.10 * side, -0.42)
    room.pillow((0.76, 0.02, TOP + 0.02), (0.56, 0.30, 0.15), 'accent 0', pi / 2, -0.5)


def blanket(room: Room, x: float, length: float) -> None:
    """Woven band across the bed, hanging over both sides."""
    across, along = np.linspace(-1, 1, 90), np.linspace(0, 1, 30)
    u, v = np.meshgrid(across, along, indexing='ij')
    half, drop = WIDTH / 2 + 0.045, 0.30
    out, down = shapes.drop_curve(np.abs(u) * (half + drop), half, drop)
    ripple = 0.007 * np.sin(v * 21 + 2 * np.sin(u * 3)) + 0.004 * np.sin(u * 31 + v * 4)
    points = np.stack([x + length * v + 0.015 * np.sin(u * 4), np.sign(u) * out, TOP + 0.082 - down + ripple], -1)
    cloth = room.grid('blanket', points, 'throw', angle=80)
    cloth.modifiers.new('thick', 'SOLIDIFY').thickness = 0.014


def nightstand(room: Room, side: int) -> None:
    """Two drawers and a stone top with a lamp; books or a vase."""
    y = side * (WIDTH / 2 + 0.46)
    room.slab((0.34, y, 0.04), (0.38, 0.56, 0.08), 'gap', 0)
    room.slab((0.34, y, 0.29), (0.44, 0.64, 0.42), 'wood y', 0.004)
    for z in (0.185, 0.385):
        room.slab((0.565, y, z), (0.018, 0.625, 0.19), 'wood y', 0.002)
        room.tube('pull', [(0.585, y - 0.09, z + 0.055), (0.585, y + 0.09, z + 0.055)], 0.006, 'metal')
    room.slab((0.35, y, 0.515), (0.46, 0.66, 0.025), 'stone', 0.005)
    table_lamp(room, 0.28, y, 0.528, 0.92, 4.5)
    if side > 0:
        books(room, 0.44, y - 0.12, 0.528, 2, 1.4)
    else:
        vase(room, 0.45, y + 0.14, 0.528, 0.16, 'china')


def sitting(room: Room, shell: Shell) -> None:
    """Small sofa under the port windows, an armchair and a lamp to starboard."""
    with room.at(-0.35, shell.side - 0.60):
        sofa(room, 2.1, 2)
    top = side_table(room, -1.72, shell.side - 0.50)
    orchid(room, -1.72, shell.side - 0.50, top, 2.0)
    with room.at(-0.05, -shell.side + 0.80, turn=pi + 0.35):
        armchair(room)
    standard_lamp(room, 0.75, -shell.side + 0.40, 8)
