"""Saloon: seating aft, dining forward, windows on both sides."""

from math import pi

from ..spec.fields import Spec
from .decor import standard_lamp, table_lamp
from .palettes import Palette
from .room import Room
from .seating import armchair, pouf, sofa, throw
from .shell import Shell, build_shell, curtains, joinery_wall
from .tables import coffee_table, dining_table, dressed_sideboard, side_table


def saloon_shell(spec: Spec, palette: Palette) -> Shell:
    if spec.type == 'sail':
        return Shell(9.4, 5.3, 2.06, 1.02, 1.66, 1.9, 0.34, timber_floor=True, beams=True, white_wall=True)
    wide = min(7.0, max(5.6, 3.9 + spec.loa * 0.042))
    height = 2.22 if spec.loa < 45 else 2.34
    return Shell(11.6, wide, height, 0.60, height - 0.26, 2.32, timber_floor=palette.timber_floor)


def build_saloon(room: Room, spec: Spec, palette: Palette) -> Shell:
    shell = saloon_shell(spec, palette)
    build_shell(room, shell)
    joinery_wall(room, shell)
    if not shell.white_wall:
        for side in (-1, 1):
            curtains(room, shell, side)
    lounge(room, shell, spec.seed)
    dining(room, shell)
    return shell


def lounge(room: Room, shell: Shell, seed: int) -> None:
    """L-shaped sofa on the port side, two armchairs opposite, a low table on a rug between them."""
    middle = -1.75
    rug(room, middle, 0.15, 4.2, min(3.6, shell.width - 2.3))
    back = shell.side - 0.62
    with room.at(middle - 0.25, back - 0.02):
        sofa(room, 3.5, 3, (True, True))
        throw(room, -0.98)
    with room.at(middle + 2.35, back - 1.35, turn=-pi / 2):
        sofa(room, 2.2, 2, (True, True))
    with room.at(middle - 0.1, back - 1.55, turn=0):
        coffee_table(room, 1.35, 0.85, seed)
    for i in (0, 1):
        with room.at(middle - 1.75, back - 1.25 - 0.72 * i, turn=0.2 * i):
            pouf(room)
    opposite = -shell.side + 1.15
    for x, turn in ((middle - 0.85, pi + 0.22), (middle + 0.85, pi - 0.25)):
        with room.at(x, opposite, turn=turn):
            armchair(room)
    top = side_table(room, middle, opposite - 0.12)
    table_lamp(room, middle, opposite - 0.12, top, 0.78, 3.0)
    corner = side_table(room, middle + 2.35, back + 0.05, 0.27)
    table_lamp(room, middle + 2.35, back + 0.05, corner, 0.95, 4.5)
    standard_lamp(room, middle - 1.9 + 3.9, -shell.side + 0.42)


def dining(room: Room, shell: Shell) -> None:
    with room.at(shell.fore - 2.35, -0.1):
        dining_table(room, 2.9, 1.15, 4)
    with room.at(shell.fore - 0.30, 0, turn=-pi / 2):
        dressed_sideboard(room, min(2.6, shell.width - 3.6))


def rug(room: Room, x: float, y: float, length: float, width: float) -> None:
    """Pile with a narrow border."""
    room.soft((x, y, 0.012), (length, width, 0.024), 'rug', 0.012, 0, 0)
    for side in (-1, 1):
        for inset in (0.16, 0.22):
            room.slab((x, y + side * (width / 2 - inset), 0.0242), (length - 2 * inset, 0.022, 0.002), 'accent 1', 0)
            room.slab((x + side * (length / 2 - inset), y, 0.0242), (0.022, width - 2 * inset, 0.002), 'accent 1', 0)
