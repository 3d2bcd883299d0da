"""Seeded design choices of a motor yacht. Each may be fixed in the spec's `variant`.

The order of the draws is part of every yacht's design: a new choice goes at the end, or all yachts change.
"""

from typing import Any

import numpy as np

from ..spec.fields import Spec

CHOICES = {
    'mast': ('arch', 'goal', 'fin', 'pole', 'funnel', 'none'),
    'top': ('hardtop', 'bimini', 'none'),
    'bow': ('raked', 'flare', 'plumb', 'reverse', 'clipper'),
    'hullwin': ('row', 'long', 'big', 'round', 'none'),
}
NUMBERS = (
    'shift',  # the house forward (+) or aft (-), share of loa
    'step',  # setback of each tier's front against the one below
    'aftstep',  # the same at the aft end
    'rake',  # lean of the house front, meters per meter
    'nose',  # length of the rounded house front
    'front',  # its fullness in plan
    'g0',  # lower edge of the window band, share of the wall's height
    'g1',  # upper edge
    'mull',  # window rhythm: meters between mullions
    'over',  # overhang of the decks
    'beam',  # beam against the usual one of that length
    'sheer',  # where the sheer rises, share of loa against the usual place
    'rise',  # rise of the bow
    'narrow',  # share by which each tier is narrower
    'ports',  # meters between portholes of the lower deck
    'plates',  # 1: fashion plates join the decks aft, 0: pillars
    'darkband',  # number of the upper tier with glass over the full height, 0 for none
)


class Draws:
    """Numbers in the order they are asked for."""

    def __init__(self, seed: int):
        self.random = np.random.RandomState(seed * 7919 % 2**31)

    def between(self, low: float, high: float) -> float:
        return low + (high - low) * self.random.rand()

    def one_of(self, *options: Any) -> Any:
        return options[self.random.randint(len(options))]


def motor_variant(spec: Spec) -> dict[str, Any]:
    """Every choice of CHOICES and NUMBERS for one yacht."""
    draws = Draws(spec.seed)
    styles = {'modern': lambda _: {}, 'explorer': explorer, 'classic': classic, 'fast': fast}
    return {**usual(draws), **styles[spec.style](draws), **spec.variant}


def usual(draws: Draws) -> dict[str, Any]:
    between, one_of = draws.between, draws.one_of
    choices = {
        'shift': between(-0.035, 0.045),
        'step': between(0.65, 1.5),
        'aftstep': between(0.6, 1.7),
        'rake': between(0.4, 1.9),
        'nose': between(0.65, 1.45),
        'front': one_of(1.9, 2.15, 2.15, 2.6, 3.2),
        'g0': between(0.20, 0.38),
        'g1': between(0.82, 0.93),
        'mull': one_of(1.5, 2.0, 2.6, 3.4, 5.0, 30.0),
        'over': between(0.65, 1.35),
        'beam': between(0.93, 1.07),
        'sheer': between(-0.06, 0.07),
        'rise': between(0.7, 1.6),
        'narrow': between(0.05, 0.105),
        'mast': one_of('arch', 'arch', 'fin', 'fin', 'pole', 'goal'),
        'top': one_of('hardtop', 'hardtop', 'hardtop', 'bimini', 'none'),
        'bow': one_of('raked', 'raked', 'flare', 'plumb', 'plumb', 'reverse'),
        'hullwin': one_of('row', 'row', 'long', 'big', 'round'),
        'ports': between(5.0, 9.0),
        'plates': one_of(1, 1, 0),
        'darkband': one_of(0, 0, 0, 1, 2),
    }
    between(0, 1)  # a choice that was given up; its draw keeps the later ones in place
    return choices


def explorer(draws: Draws) -> dict[str, Any]:
    between, one_of = draws.between, draws.one_of
    return {
        'rake': between(-0.25, 0.25),
        'bow': one_of('plumb', 'plumb', 'reverse', 'flare'),
        'front': one_of(2.6, 3.2, 3.6),
        'mast': one_of('arch', 'pole', 'fin'),
        'top': one_of('hardtop', 'none', 'hardtop'),
        'step': between(0.5, 1.5),
    }


def classic(draws: Draws) -> dict[str, Any]:
    between, one_of = draws.between, draws.one_of
    return {
        'rake': between(-0.05, 0.35),
        'bow': one_of('clipper', 'clipper', 'raked'),
        'front': one_of(1.9, 2.15),
        'mast': one_of('funnel', 'funnel', 'pole'),
        'top': one_of('none', 'bimini', 'none'),
        'hullwin': one_of('round', 'round', 'none'),
        'mull': one_of(1.3, 1.6, 1.9),
        'plates': 0,
        'g0': between(0.34, 0.42),
        'g1': between(0.76, 0.84),
        'darkband': 0,
    }


def fast(draws: Draws) -> dict[str, Any]:
    between, one_of = draws.between, draws.one_of
    return {
        'rake': between(2.0, 2.9),
        'bow': one_of('raked', 'flare', 'plumb'),
        'front': one_of(1.9, 2.15),
        'mast': one_of('fin', 'goal', 'none'),
        'top': one_of('hardtop', 'none', 'none'),
        'hullwin': one_of('long', 'big', 'row'),
        'nose': between(1.1, 1.6),
        'shift': between(-0.06, 0.02),
        'mull': one_of(3.4, 30.0),
        'darkband': 0,
    }
