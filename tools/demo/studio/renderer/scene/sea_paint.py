"""The water's material: depth colours, ripples, and lacy foam.

Foam costs most, so only faces with foam carry it. Shader noise is slow on the CPU: gusts, weed and depth are vertex
values, and the ripples are two tiling maps. Keep it so.
"""

from math import radians

import bpy
import numpy as np

from ..paint.nodes import Material, NodeTree, Socket
from ..spec.fields import Spec
from .ripples import ROOT_MEAN_SQUARE, SIZE, ripple_slopes

# Tile and commonest wave in meters, root mean square slope, distance in meters at which it has faded to half.
RIPPLES = ((96.0, 2.4, 0.075, 420.0), (19.0, 0.5, 0.045, 90.0))
REFRACTION = 1.333
SPECULAR, ROUGHNESS = 0.25, 0.055
FAR_ROUGHNESS = 0.20  # added in the distance, where waves are finer than pixels
FOAM_COLOUR = (0.80, 0.84, 0.86)


def water_material(spec: Spec, with_foam: bool) -> bpy.types.Material:
    water = Material('water')
    nodes = water.nodes
    distance = nodes.vertex_value('distance')
    rough = nodes.math('MULTIPLY', nodes.smooth(distance, 60, 3000), FAR_ROUGHNESS)
    water.set(
        base_color=depth_colour(nodes, spec),
        specular=SPECULAR,
        normal=rippled_normal(nodes, spec, distance),
        roughness=nodes.math('ADD', ROUGHNESS, rough),
    )
    nodes.set(water.shader.inputs['IOR'], REFRACTION)
    if with_foam:
        add_foam(water)
    return water.material


def depth_colour(nodes: NodeTree, spec: Spec) -> Socket:
    """From deep water over the lagoon's greens to sand."""
    colours, shallow = spec.wcol, nodes.vertex_value('shallow')
    lighter = tuple(min(1, channel * 1.8) for channel in colours.deep)
    colour = nodes.mix(nodes.smooth(nodes.vertex_value('gusts'), 0.35, 0.7), colours.deep, lighter)
    colour = nodes.mix(nodes.smooth(shallow, 0.08, 0.42), colour, colours.mid)
    colour = nodes.mix(nodes.smooth(shallow, 0.36, 0.72), colour, colours.lagoon)
    colour = nodes.mix(nodes.smooth(shallow, 0.66, 1.0), colour, colours.sand)
    if spec.shallow:
        colour = nodes.mix(nodes.vertex_value('weed'), colour, tuple(channel * 0.42 for channel in colours.mid))
    return nodes.mix(nodes.math('MULTIPLY', nodes.vertex_value('aerated'), 0.42), colour, colours.aer)


def rippled_normal(nodes: NodeTree, spec: Spec, distance: Socket) -> Socket:
    """The surface normal tilted by both ripple maps, stronger in gusts and fading with distance."""
    geometry = nodes.add('ShaderNodeNewGeometry')
    in_gust = nodes.smooth(nodes.vertex_value('gusts'), 0.35, 0.65)
    gusts = nodes.math('ADD', 0.55, nodes.math('MULTIPLY', in_gust, 0.7))
    slopes = []
    for tile, wave, slope, half_distance in RIPPLES:
        texture = nodes.add('ShaderNodeTexImage')
        texture.image = ripple_image(tile, wave, radians(spec.wind))
        nodes.set(texture.inputs[0], nodes.mapping(geometry.outputs['Position'], (1 / tile, 1 / tile, 1)))
        centred = nodes.vector_math('SUBTRACT', texture.outputs['Color'], (0.5, 0.5, 0))
        fade = nodes.math('DIVIDE', 1, nodes.math('ADD', 1, nodes.math('MULTIPLY', distance, 1 / half_distance)))
        strength = slope / ROOT_MEAN_SQUARE * spec.ripple
        slopes.append(nodes.scale(centred, nodes.math('MULTIPLY', nodes.math('MULTIPLY', fade, gusts), strength)))
    tilted = nodes.vector_math('SUBTRACT', geometry.outputs['Normal'], nodes.vector_math('ADD', *slopes))
    return nodes.vector_math('NORMALIZE', tilted)


def ripple_image(tile: float, wave: float, wind: float) -> bpy.types.Image:
    """Slopes in red and green around 0.5; made once a picture."""
    name = f'ripples {tile:g}'
    if name in bpy.data.images:
        return bpy.data.images[name]
    pixels = np.ones((SIZE, SIZE, 4), np.float32)
    pixels[..., :2] = 0.5 + ripple_slopes(tile, wave, wind)
    pixels[..., 2] = 0
    image = bpy.data.images.new(name, SIZE, SIZE, float_buffer=True, alpha=False)
    image.colorspace_settings.name = 'Raw'
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    image.pack()
    return image


def add_foam(water: Material) -> None:
    """White lace where the foam value passes a noisy threshold."""
    nodes = water.nodes
    position, foam = nodes.add('ShaderNodeNewGeometry').outputs['Position'], nodes.vertex_value('foam')
    froth = nodes.noise(position, 0.9, 6, 0.66, 0.9).outputs['Fac']
    bend = nodes.scale(nodes.noise(position, 0.6).outputs['Color'], 1.7)
    cells = nodes.add('ShaderNodeTexVoronoi', feature='F1')
    nodes.set(cells.inputs['Scale'], 0.75)
    nodes.set(cells.inputs['Vector'], nodes.vector_math('ADD', position, bend))
    lace = nodes.math('MULTIPLY', cells.outputs['Distance'], 0.55)
    lace = nodes.math('ADD', lace, nodes.math('MULTIPLY', froth, 0.75))
    torn = nodes.math('MULTIPLY', nodes.math('SUBTRACT', lace, 0.95), 0.8)
    cover = nodes.smooth(nodes.math('ADD', nodes.math('MULTIPLY', foam, 1.05), torn), 0.12, 0.62)
    cover = nodes.math('MULTIPLY', cover, nodes.smooth(foam, 0.02, 0.12))
    white = nodes.add('ShaderNodeBsdfDiffuse')
    nodes.set(white.inputs[0], FOAM_COLOUR)
    water.surface(nodes.mix_shader(cover, water.shader.outputs[0], white.outputs[0]))
