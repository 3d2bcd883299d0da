"""Timber, cloth, carpet and stone of rooms."""

from ..paint.nodes import Material, NodeTree, Socket
from .palettes import RGB, Palette


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


def cloth(name: str, colour: RGB, scale: float = 55, contrast: float = 0.16) -> Material:
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
    return material


def sheer(colour: RGB) -> Material:
    """Thin curtain that lets daylight through."""
    material = cloth('curtain', colour, 90, 0.08)
    nodes = material.nodes
    through = nodes.add('ShaderNodeBsdfTranslucent')
    nodes.set(through.inputs[0], colour)
    material.surface(nodes.mix_shader(0.35, material.shader.outputs[0], through.outputs[0]))
    return material


def carpet(name: str, colour: RGB, carved: bool = False) -> Material:
    """Piled carpet: tufts, broad brushed areas and, if carved, a fine net of lines cut into the pile."""
    material = Material(name)
    nodes = material.nodes
    position = nodes.object_position()
    tufts = nodes.noise(position, 150, 2, 0.6).outputs['Fac']
    brushed = nodes.noise(position, 1.7, 3, 0.6, 0.8).outputs['Fac']
    share = nodes.math('ADD', nodes.math('MULTIPLY', tufts, 0.55), nodes.math('MULTIPLY', brushed, 0.55))
    if carved:
        x, y, _ = nodes.components(position)
        drift = nodes.math('MULTIPLY', nodes.noise(position, 2.2, 2, 0.5).outputs['Fac'], 0.03)
        for one, other in ((x, y), (y, x)):
            moved = nodes.math(
                'ADD', nodes.math('MULTIPLY', nodes.math('ADD', one, drift), 7.0), nodes.math('MULTIPLY', other, 1.6)
            )
            line = nodes.math('LESS_THAN', nodes.math('FRACT', moved), 0.07)
            share = nodes.math('SUBTRACT', share, nodes.math('MULTIPLY', line, 0.07))
    dark, light = (0.58, 1.0) if carved else (0.40, 0.74)
    darker, lighter = tuple(c * dark for c in colour), tuple(c * light for c in colour)
    material.set(base_color=nodes.mix(nodes.smooth(share, 0.30, 0.80), darker, lighter), roughness=1, specular=0.05)
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


def marble(colour: RGB) -> Material:
    material = Material('stone')
    nodes = material.nodes
    position = own_position(nodes)
    vein = nodes.noise(position, 1.7, 5, 0.6, 2.2).outputs['Fac']
    thin = nodes.math('ABSOLUTE', nodes.math('SUBTRACT', vein, 0.5))
    darker = tuple(c * 0.52 + 0.03 for c in colour)
    material.set(
        base_color=nodes.mix(nodes.smooth(thin, 0.0, 0.06), darker, colour), roughness=0.12, specular=0.5
    )
    return material


def painting(palette: Palette) -> Material:
    """Abstract picture: broad fields with a few strokes."""
    material = Material('art')
    nodes = material.nodes
    position = own_position(nodes)
    field = nodes.noise(nodes.mapping(position, (0.7, 0.7, 1.6)), 1.1, 2, 0.4, 1.5).outputs['Fac']
    stroke = nodes.noise(nodes.mapping(position, (1.2, 1.2, 5.0)), 1.6, 4, 0.65, 2.5).outputs['Fac']
    colour = nodes.mix(nodes.smooth(field, 0.44, 0.50), (0.62, 0.58, 0.51), palette.accents[1])
    colour = nodes.mix(nodes.smooth(field, 0.57, 0.60), colour, palette.accents[0])
    colour = nodes.mix(nodes.smooth(stroke, 0.60, 0.66), colour, (0.70, 0.67, 0.60))
    material.set(base_color=colour, roughness=0.7, specular=0.2)
    return material
