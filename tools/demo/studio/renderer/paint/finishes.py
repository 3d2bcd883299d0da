"""Finishes without a pattern: one colour and how it shines."""

from typing import NamedTuple

from ..spec.fields import Spec
from . import colours
from .colours import PAINTS, RGB, SPARS, YARD_WHITE
from .nodes import Material

CLEARCOAT_ROUGHNESS = 0.04


class Finish(NamedTuple):
    """colour: linear RGB; the others run from 0 to 1."""

    colour: RGB
    roughness: float = 0.4
    clearcoat: float = 0
    metallic: float = 0
    specular: float = 0.5


def finishes(spec: Spec) -> dict[str, Finish]:
    """Finishes by material name; the patterned materials take theirs from here as well and add to it."""
    superstructure = PAINTS[spec.super] if spec.super else YARD_WHITE
    trim = colours.accent(spec.hull)
    return {
        'hull': Finish(PAINTS[spec.hull], 0.16, clearcoat=1),
        'white': Finish(superstructure, 0.22, clearcoat=0.6),
        'ceiling': Finish(superstructure, 0.35),
        'steel': Finish((0.75, 0.76, 0.78), 0.14, metallic=1),
        'satin_steel': Finish((0.55, 0.56, 0.58), 0.2, metallic=1),
        'gold': Finish((0.75, 0.55, 0.25), 0.25, metallic=1),
        'black': Finish((0.012, 0.013, 0.015), 0.35),
        'glass': Finish((0.004, 0.006, 0.008), 0.015, specular=0.75),
        'unlit_glass': Finish((0.004, 0.006, 0.008), 0.015, specular=0.75),
        'pool_water': Finish((0.02, 0.30, 0.34), 0.04, specular=0.6),
        'canvas': Finish((0.62, 0.58, 0.50), 0.9),
        'funnel': Finish((0.50, 0.36, 0.16), 0.3, clearcoat=0.6),
        'teak': Finish((0.40, 0.25, 0.13), 0.55),
        'wood': Finish((0.16, 0.065, 0.025), 0.2, clearcoat=0.8),
        'cushion': Finish((0.70, 0.66, 0.58), 0.8),
        'accent': Finish(trim, 0.75),
        'accent_paint': Finish(trim, 0.2, clearcoat=1),
        'helideck': Finish((0.12, 0.13, 0.14), 0.6),
        'mast': Finish(SPARS[spec.mast], 0.25, clearcoat=0.5),
        'trampoline': Finish((0.35, 0.36, 0.37), 0.8),
        'sail': Finish(colours.SAILCLOTH[spec.sailc], 0.7, specular=0.2),
        'flag': Finish((0.02, 0.04, 0.12), 0.9, specular=0.0),
    }


def finished(name: str, finish: Finish) -> Material:
    """A new material with that finish."""
    material = Material(name)
    material.set(
        base_color=finish.colour,
        roughness=finish.roughness,
        clearcoat=finish.clearcoat,
        clearcoat_roughness=CLEARCOAT_ROUGHNESS,
        metallic=finish.metallic,
        specular=finish.specular,
    )
    return material
