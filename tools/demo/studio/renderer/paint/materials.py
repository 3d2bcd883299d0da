"""All materials of one yacht: plain finishes, and the patterns on hull, teak, sails and lit glass."""

import bpy

from ..spec.fields import Spec
from ..yacht.levels import deck_height, main_deck
from . import colours
from .finishes import finished, finishes
from .nodes import Material

WATERLINE = 0.16  # height of the painted waterline, meters
PLANK_WIDTH = 0.11  # meters
CAULKING_SHARE = 0.10  # of a plank's width
COVERAGE = 'yacht'  # the pass that holds the share of each pixel that the yacht covers
LAMPLIGHT = (1, 0.60, 0.28)
LAMPLIGHT_LOW, LAMPLIGHT_HIGH = (1, 0.42, 0.13), (1, 0.59, 0.27)  # near the floor, under the ceiling


def yacht_materials(spec: Spec) -> dict[str, bpy.types.Material]:
    """Blender materials by name; finishes.py lists the names."""
    materials = {name: finished(name, finish) for name, finish in finishes(spec).items()}
    paint_waterline(materials['hull'], spec)
    plank(materials['teak'], spec)
    seam_and_shine_through(materials['sail'], spec)
    if spec.night:
        light_up(materials['glass'], materials['ceiling'], spec)
    for material in materials.values():
        material.nodes.output_value(COVERAGE, 1)
    return {name: material.material for name, material in materials.items()}


def paint_waterline(hull: Material, spec: Spec) -> None:
    """Boot stripe above the waterline, antifouling below it."""
    nodes = hull.nodes
    _, _, z = nodes.components(nodes.object_position())
    stripe_top = WATERLINE + 0.10 + 0.0032 * spec.loa
    above = nodes.mix(nodes.math('LESS_THAN', z, stripe_top), colours.PAINTS[spec.hull], colours.boot_stripe(spec.hull))
    hull.set(base_color=nodes.mix(nodes.math('LESS_THAN', z, WATERLINE), above, colours.ANTIFOULING))


def plank(teak: Material, spec: Spec) -> None:
    """Planks along the yacht with dark caulking between them."""
    nodes = teak.nodes
    position = nodes.object_position()
    _, y, _ = nodes.components(position)
    across = nodes.math('FRACT', nodes.math('MULTIPLY', y, 1 / PLANK_WIDTH))
    caulking = nodes.math('LESS_THAN', across, CAULKING_SHARE)
    grain = nodes.mix(nodes.noise(position, 3.0, 3).outputs['Fac'], *colours.TEAKS[spec.teak])
    teak.set(base_color=nodes.mix(nodes.math('MULTIPLY', caulking, 0.75), grain, colours.CAULKING))


def seam_and_shine_through(sail: Material, spec: Spec) -> None:
    """Slanting seams between the panels, and some light from the far side."""
    nodes = sail.nodes
    x, _, z = nodes.components(nodes.object_position())
    height = nodes.math('ADD', z, nodes.math('MULTIPLY', x, 0.25))
    across = nodes.math('FRACT', nodes.math('MULTIPLY', height, 1 / (0.045 * spec.loa + 0.3)))
    seam = nodes.math('LESS_THAN', across, 0.025)
    cloth = colours.SAILCLOTH[spec.sailc]
    darker = tuple(channel * 0.55 for channel in cloth)
    sail.set(base_color=nodes.mix(nodes.math('MULTIPLY', seam, 0.35), cloth, darker))
    translucent = nodes.add('ShaderNodeBsdfTranslucent')
    nodes.set(translucent.inputs[0], (0.85, 0.82, 0.74))
    share = 0.28 if spec.sailc == 'white' else 0.05
    sail.surface(nodes.mix_shader(share, sail.shader.outputs[0], translucent.outputs[0]))


def light_up(glass: Material, ceiling: Material, spec: Spec) -> None:
    """Warm light through the glass, brighter under each ceiling and from bay to bay; open decks' ceilings glow too."""
    nodes = glass.nodes
    position = nodes.object_position()
    _, _, z = nodes.components(position)
    storey = deck_height(spec.loa)
    above_lowest = nodes.math('ADD', z, 10 * storey - main_deck(spec.loa))  # ten storeys more keep it positive
    within_storey = nodes.math('FRACT', nodes.math('DIVIDE', above_lowest, storey))
    up = nodes.smooth(within_storey, 0.0, 0.85)
    bay = nodes.grey_ramp(nodes.noise(position, 0.16, 0.5).outputs['Fac'], [(0.38, 0.62), (0.62, 1.0)])
    brightness = nodes.math('MULTIPLY', bay, nodes.math('ADD', 0.42, nodes.math('MULTIPLY', up, 0.58)))
    glass.set(
        emission=nodes.mix(up, LAMPLIGHT_LOW, LAMPLIGHT_HIGH),
        emission_strength=nodes.math('MULTIPLY', brightness, spec.night * 0.62),
    )
    ceiling.set(emission=LAMPLIGHT, emission_strength=0.22 * spec.night)
