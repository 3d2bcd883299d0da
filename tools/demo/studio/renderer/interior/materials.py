"""Materials of rooms by name."""

import bpy

from ..paint.colours import TEAKS
from ..paint.nodes import Material
from ..spec.fields import Spec
from .finishes import carpet, cloth, grained, marble, painting, plain, planked, sheer
from .palettes import RGB, Palette

LAMPLIGHT: RGB = (1.0, 0.66, 0.36)
COVE_LIGHT: RGB = (1.0, 0.76, 0.50)
TEAK_PLANK, TEAK_CAULK = 0.075, 0.075  # metres; share of a plank


def glowing(name: str, colour: RGB, strength: float) -> Material:
    """Seen as bright, but not sampled as a lamp: the light itself comes from lamps."""
    material = Material(name)
    material.set(base_color=(0.8, 0.8, 0.8), emission=colour, emission_strength=strength)
    material.material.cycles.sample_as_light = False
    return material


def lit(name: str, colour: RGB, strength: float) -> Material:
    """Surface under lamps that are not rendered."""
    material = plain(name, colour, 0.8, specular=0.2)
    material.set(emission=tuple(c * light for c, light in zip(colour, COVE_LIGHT)), emission_strength=strength)
    material.material.cycles.sample_as_light = False
    return material


def tray(colour: RGB, strength: float) -> Material:
    """Ceiling with the light that is hidden in its edge: as strong as the vertices say."""
    material = Material('tray')
    glow = material.nodes.math('MULTIPLY', material.nodes.vertex_value('glow'), strength)
    material.set(base_color=colour, roughness=0.55, specular=0.2, emission=COVE_LIGHT, emission_strength=glow)
    material.material.cycles.sample_as_light = False
    return material


def shade(strength: float) -> Material:
    """Lampshade, brighter in its middle."""
    material = Material('shade')
    nodes = material.nodes
    _, _, z = nodes.components(nodes.add('ShaderNodeTexCoord').outputs['Generated'])
    bright = nodes.math(
        'SUBTRACT', 1.0, nodes.math('MULTIPLY', nodes.math('ABSOLUTE', nodes.math('SUBTRACT', z, 0.45)), 1.1)
    )
    material.set(
        base_color=(0.75, 0.68, 0.56), roughness=0.9, specular=0.1,
        emission=LAMPLIGHT, emission_strength=nodes.math('MULTIPLY', bright, strength),
    )  # fmt: skip
    material.material.cycles.sample_as_light = False
    return material


def clear_glass() -> Material:
    """Thin glass: see-through with reflections, no refraction."""
    material = Material('glass')
    nodes = material.nodes
    clear, mirror, facing = (
        nodes.add('ShaderNodeBsdfTransparent'),
        nodes.add('ShaderNodeBsdfGlossy'),
        nodes.add('ShaderNodeLayerWeight'),
    )
    nodes.set(clear.inputs[0], (0.96, 0.97, 0.97))
    nodes.set(mirror.inputs['Roughness'], 0.02)
    nodes.set(facing.inputs['Blend'], 0.22)
    edge = nodes.math('ADD', 0.05, nodes.math('MULTIPLY', facing.outputs['Facing'], 0.6))
    material.surface(nodes.mix_shader(edge, clear.outputs[0], mirror.outputs[0]))
    return material


def room_materials(spec: Spec, palette: Palette, cove: float) -> dict[str, bpy.types.Material]:
    """Blender materials by name; `cove` is the radiance of the light hidden in the ceiling."""
    wood, gloss = palette.wood, palette.gloss
    white = (0.74, 0.725, 0.70)
    made = [
        plain('ceiling', (0.76, 0.75, 0.725), 0.55, specular=0.2),
        plain('hull', white, 0.25, clearcoat=0.5),
        plain('wall', palette.wall, 0.8, specular=0.2),
        plain('frame', (0.035, 0.032, 0.030), 0.4),
        plain('gap', (0.006, 0.005, 0.004), 0.9, specular=0),
        plain('metal', palette.metal, 0.22, metallic=1),
        plain('steel', (0.66, 0.66, 0.66), 0.16, metallic=1),
        plain('china', (0.76, 0.755, 0.74), 0.12, specular=0.5),
        plain('dark china', palette.accents[2], 0.3, specular=0.5),
        plain('glaze', palette.accents[1], 0.18, clearcoat=0.6),
        plain('black', (0.010, 0.010, 0.011), 0.25),
        plain('paper', (0.70, 0.675, 0.61), 0.9),
        plain('leaf', (0.035, 0.085, 0.022), 0.5, specular=0.35),
        plain('branch', (0.075, 0.045, 0.025), 0.8),
        plain('petal', (0.78, 0.74, 0.72), 0.7, sheen=0.3),
        plain('fruit', (0.62, 0.25, 0.02), 0.4),
        plain('screen', (0.008, 0.009, 0.010), 0.06),
        plain('leather', palette.chair, 0.48, specular=0.35),
        grained('wood up', wood, gloss, 2),
        grained('wood x', wood, gloss, 0),
        grained('wood y', wood, gloss, 1),
        cloth('sofa', palette.sofa, 70, 0.10),
        cloth('chair', palette.chair, 70, 0.14),
        cloth('panel', palette.panel, 80, 0.10),
        grained('deck wood', TEAKS[spec.teak], 0.1, 0),
        cloth('cushion', (0.70, 0.685, 0.65), 70, 0.08),
        cloth('linen', (0.74, 0.73, 0.705), 60, 0.04),
        cloth('throw', palette.accents[0], 45, 0.25),
        *(cloth(f'accent {i}', colour, 60, 0.2) for i, colour in enumerate(palette.accents)),
        carpet('carpet', palette.carpet),
        carpet('rug', palette.rug, True),
        sheer(palette.curtain),
        planked('floor', palette.floor, 0.14, 0.02, tuple(c * 0.35 for c in palette.floor[0]), 0.25),
        planked('teak', TEAKS[spec.teak], TEAK_PLANK, TEAK_CAULK, (0.02, 0.016, 0.013)),
        tray((0.74, 0.73, 0.705), cove),
        lit('lit wall', palette.wall, 0.10 * cove),
        shade(2.1),
        glowing('glow', (1, 0.80, 0.56), 7.0),
        glowing('cove', (1, 0.78, 0.52), 2.2),
        glowing('flame', (1, 0.55, 0.2), 9.0),
        clear_glass(),
        marble(palette.stone),
        painting(palette),
    ]  # fmt: skip
    return {material.material.name: material.material for material in made}
