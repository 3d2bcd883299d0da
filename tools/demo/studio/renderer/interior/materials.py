"""Materials of rooms by name."""

import bpy

from ..paint.colours import TEAKS
from ..paint.nodes import Material, NodeTree, Socket
from ..spec.fields import Spec
from .palettes import RGB, Palette

LAMPLIGHT: RGB = (1.0, 0.66, 0.36)
TEAK_PLANK, TEAK_CAULK = 0.075, 0.075  # metres; share of a plank


def plain(name: str, colour: RGB, roughness: float, **more: float) -> Material:
    material = Material(name)
    material.set(base_color=colour, roughness=roughness, **more)
    return material


def own_position(nodes: NodeTree) -> Socket:
    """Position in the object's axes, elsewhere in the pattern for each object."""
    spread = nodes.scale(
        nodes.vector(1, 0.7, 0.4), nodes.math('MULTIPLY', nodes.add('ShaderNodeObjectInfo').outputs['Random'], 40)
    )
    return nodes.vector_math('ADD', nodes.object_position(), spread)


def grained(name: str, ends: tuple[RGB, RGB], gloss: float, along: int) -> Material:
    """Wood with its grain along one axis of the object."""
    material = Material(name)
    nodes = material.nodes
    stretch = [1.0 if axis == along else 9.0 for axis in range(3)]
    fine = [2.0 if axis == along else 60.0 for axis in range(3)]
    position = own_position(nodes)
    figure = nodes.noise(nodes.mapping(position, stretch), 1.0, 3, 0.55, 1.1).outputs['Fac']
    pores = nodes.noise(nodes.mapping(position, fine), 1.0, 2, 0.6).outputs['Fac']
    share = nodes.math('ADD', nodes.math('MULTIPLY', figure, 0.75), nodes.math('MULTIPLY', pores, 0.35))
    material.set(
        base_color=nodes.mix(nodes.smooth(share, 0.34, 0.74), *ends),
        roughness=0.42 - 0.22 * gloss,
        clearcoat=gloss,
        clearcoat_roughness=0.06,
        specular=0.4,
    )
    return material


def cloth(name: str, colour: RGB, scale: float = 55, contrast: float = 0.16, bump: float = 0.0) -> Material:
    """Woven or piled cloth: two close tones and a sheen."""
    material = Material(name)
    nodes = material.nodes
    fleck = nodes.noise(nodes.object_position(), scale, 3, 0.7)
    darker = tuple(c * (1 - contrast) for c in colour)
    lighter = tuple(min(0.8, c * (1 + contrast * 0.7)) for c in colour)
    material.set(
        base_color=nodes.mix(nodes.smooth(fleck.outputs['Fac'], 0.32, 0.68), darker, lighter),
        roughness=0.95,
        specular=0.12,
        sheen=0.25,
    )
    if bump:
        node = nodes.add('ShaderNodeBump')
        nodes.set(node.inputs['Strength'], 0.6)
        nodes.set(node.inputs['Distance'], bump)
        nodes.set(node.inputs['Height'], fleck.outputs['Fac'])
        material.set(normal=node.outputs[0])
    return material


def planked(name: str, ends: tuple[RGB, RGB], width: float, caulk: float, dark: RGB, gloss: float = 0.0) -> Material:
    """Planks along x, each with a tone of its own, and lines between them."""
    material = Material(name)
    nodes = material.nodes
    position = nodes.object_position()
    x, y, _ = nodes.components(position)
    row = nodes.math('MULTIPLY', y, 1 / width)
    number = nodes.math('FLOOR', row)
    line = nodes.math('LESS_THAN', nodes.math('FRACT', row), caulk)
    tone = nodes.add('ShaderNodeTexWhiteNoise', noise_dimensions='1D')
    nodes.set(tone.inputs['W'], number)
    moved = nodes.vector(nodes.math('ADD', x, nodes.math('MULTIPLY', number, 3.7)), nodes.math('MULTIPLY', y, 22), 0)
    grain = nodes.noise(moved, 1.6, 3, 0.6, 0.6).outputs['Fac']
    share = nodes.math('ADD', nodes.math('MULTIPLY', grain, 0.65), nodes.math('MULTIPLY', tone.outputs['Value'], 0.42))
    wood = nodes.mix(nodes.smooth(share, 0.25, 0.85), *ends)
    material.set(
        base_color=nodes.mix(line, wood, dark), roughness=0.45 - 0.2 * gloss, clearcoat=gloss, clearcoat_roughness=0.08
    )
    return material


def glowing(name: str, colour: RGB, strength: float) -> Material:
    """Seen as bright, but not sampled as a lamp: the light itself comes from lamps."""
    material = Material(name)
    material.set(base_color=(0.8, 0.8, 0.8), emission=colour, emission_strength=strength)
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
    nodes.set(facing.inputs['Blend'], 0.12)
    edge = nodes.math('ADD', 0.015, nodes.math('MULTIPLY', facing.outputs['Facing'], 0.30))
    material.surface(nodes.mix_shader(edge, clear.outputs[0], mirror.outputs[0]))
    return material


def sheer(colour: RGB) -> Material:
    """Thin curtain that lets daylight through."""
    material = cloth('curtain', colour, 90, 0.08)
    nodes = material.nodes
    through = nodes.add('ShaderNodeBsdfTranslucent')
    nodes.set(through.inputs[0], colour)
    material.surface(nodes.mix_shader(0.35, material.shader.outputs[0], through.outputs[0]))
    return material


def marble(colour: RGB) -> Material:
    material = Material('stone')
    nodes = material.nodes
    position = own_position(nodes)
    vein = nodes.noise(position, 1.7, 5, 0.6, 2.2).outputs['Fac']
    thin = nodes.math('ABSOLUTE', nodes.math('SUBTRACT', vein, 0.5))
    darker = tuple(c * 0.52 + 0.03 for c in colour)
    material.set(base_color=nodes.mix(nodes.smooth(thin, 0.0, 0.06), darker, colour), roughness=0.12, specular=0.5)
    return material


def painting(palette: Palette, seed: int) -> Material:
    """Abstract picture: broad fields with a few strokes."""
    material = Material('art')
    nodes = material.nodes
    position = nodes.vector_math('ADD', nodes.object_position(), (seed * 1.7, seed * 0.9, seed * 2.3))
    field = nodes.noise(nodes.mapping(position, (0.7, 0.7, 1.6)), 1.1, 2, 0.4, 1.5).outputs['Fac']
    stroke = nodes.noise(nodes.mapping(position, (1.2, 1.2, 5.0)), 1.6, 4, 0.65, 2.5).outputs['Fac']
    colour = nodes.mix(nodes.smooth(field, 0.44, 0.50), (0.62, 0.58, 0.51), palette.accents[1])
    colour = nodes.mix(nodes.smooth(field, 0.57, 0.60), colour, palette.accents[0])
    colour = nodes.mix(nodes.smooth(stroke, 0.60, 0.66), colour, (0.70, 0.67, 0.60))
    material.set(base_color=colour, roughness=0.7, specular=0.2)
    return material


def room_materials(spec: Spec, palette: Palette) -> dict[str, bpy.types.Material]:
    """Blender materials by name."""
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
        cloth('linen', (0.74, 0.73, 0.705), 60, 0.04),
        cloth('throw', palette.accents[0], 45, 0.25),
        *(cloth(f'accent {i}', colour, 60, 0.2) for i, colour in enumerate(palette.accents)),
        cloth('carpet', palette.carpet, 130, 0.20, 0.006),
        cloth('rug', palette.rug, 75, 0.22, 0.012),
        sheer(palette.curtain),
        planked('floor', palette.floor, 0.14, 0.02, tuple(c * 0.35 for c in palette.floor[0]), 0.25),
        planked('teak', TEAKS[spec.teak], TEAK_PLANK, TEAK_CAULK, (0.02, 0.016, 0.013)),
        grained('deck wood', TEAKS[spec.teak], 0.15, 0),
        cloth('cushion', (0.70, 0.675, 0.62), 70, 0.08),
        cloth('mat', palette.accents[2], 90, 0.25),
        cloth('napkin', palette.accents[0], 60, 0.15),
        shade(2.1),
        glowing('glow', (1, 0.80, 0.56), 7.0),
        glowing('cove', (1, 0.78, 0.52), 2.2),
        glowing('flame', (1, 0.55, 0.2), 9.0),
        clear_glass(),
        marble(palette.stone),
        painting(palette, spec.seed),
    ]  # fmt: skip
    return {material.material.name: material.material for material in made}
