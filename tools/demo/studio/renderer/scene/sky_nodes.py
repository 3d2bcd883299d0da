"""World nodes of the physical sky: clouds projected on a plane and lit by the sky itself, and a tinted horizon."""

from math import radians

import bpy

from ..paint.nodes import NodeTree, Socket
from ..spec.fields import Spec

SUN_SIZE = 0.9  # degrees across; a little larger than the real sun, for less noise
SKY_STRENGTH = 0.12
HORIZON = 0.004  # sine of the lowest elevation: the physical sky is black below it
CLOUD_PLANE = 0.11  # larger draws the clouds together less towards the horizon
CLOUD_BRIGHTNESS = 2.3  # against the sky behind
TINT_TOP, TINT_BOTTOM = 0.30, -0.02  # sines of the elevations between which the horizon's tint sets in


def sky_nodes(world: bpy.types.World, spec: Spec, sun_disc: bool, clouds: bool) -> None:
    """The sun stands over +y; the finished sky is turned to where the spec wants it."""
    world.use_nodes = True
    nodes = NodeTree(world.node_tree)
    nodes.tree.nodes.clear()
    direction = nodes.components(nodes.add('ShaderNodeTexCoord').outputs['Generated'])
    x, y, up = direction
    above = nodes.math('MAXIMUM', up, HORIZON)
    colour = physical_sky(nodes, spec, nodes.vector(x, y, above), sun_disc)
    if clouds and spec.clouds:
        colour = add_clouds(nodes, spec, colour, (x, y, above), up)
    if spec.hor_tint:
        share = nodes.smooth(up, TINT_TOP, TINT_BOTTOM)
        colour = nodes.mix(share, colour, spec.hor_tint, mode='MULTIPLY')
    show_world(nodes, colour, SKY_STRENGTH)


def show_world(nodes: NodeTree, colour: Socket, strength: float = 1) -> None:
    """Make a colour the world's light."""
    background = nodes.add('ShaderNodeBackground')
    nodes.set(background.inputs[0], colour)
    nodes.set(background.inputs[1], strength)
    nodes.set(nodes.add('ShaderNodeOutputWorld').inputs[0], background.outputs[0])


def physical_sky(nodes: NodeTree, spec: Spec, direction: Socket, sun_disc: bool) -> Socket:
    sky = nodes.add(
        'ShaderNodeTexSky',
        sky_type='NISHITA',
        sun_elevation=radians(spec.sun_el),
        sun_rotation=0,
        sun_size=radians(SUN_SIZE),
        sun_intensity=spec.sun_int,
        sun_disc=sun_disc,
        altitude=0,
        air_density=spec.air,
        dust_density=spec.dust,
        ozone_density=spec.ozone,
    )
    nodes.set(sky.inputs[0], direction)
    return sky.outputs[0]


def add_clouds(
    nodes: NodeTree, spec: Spec, sky: Socket, direction: tuple[Socket, Socket, Socket], up: Socket
) -> Socket:
    """Clouds over the sky's colour; they thin out towards the horizon."""
    x, y, above = direction
    down = nodes.math('ADD', above, CLOUD_PLANE)
    plane = nodes.vector(nodes.math('DIVIDE', x, down), nodes.math('DIVIDE', y, down), spec.seed_sky * 3.7)
    place = nodes.mapping(plane, (0.55, 1.15, 1), radians(spec.cloud_rot))
    billows = nodes.noise(place, 0.9, 9, 0.58, 0.35).outputs['Fac']
    fields = nodes.noise(place, 0.33, 3, 0.5, 0.2).outputs['Fac']
    density = nodes.math('ADD', nodes.math('MULTIPLY', billows, 0.65), nodes.math('MULTIPLY', fields, 0.45))
    threshold = 0.565 - 0.15 * spec.clouds
    cover = nodes.smooth(density, threshold, threshold + 0.16)
    cover = nodes.math('MULTIPLY', cover, nodes.smooth(up, 0.015, 0.16))
    cover = nodes.math('MULTIPLY', cover, spec.cloud_op)
    return nodes.mix(cover, sky, cloud_colour(nodes, spec, sky, billows))


def cloud_colour(nodes: NodeTree, spec: Spec, sky: Socket, billows: Socket) -> Socket:
    """The local sky's brightness in the cloud's tint, with some of the sky's own colour in the shaded parts."""
    grey = nodes.add('ShaderNodeRGBToBW')
    nodes.set(grey.inputs[0], sky)
    bright = nodes.math('MULTIPLY', grey.outputs[0], CLOUD_BRIGHTNESS)
    lit = nodes.mix(1, bright, spec.cloud_tint, mode='MULTIPLY')
    shade = nodes.smooth(billows, 0.48, 0.72)
    return nodes.mix(0.25, nodes.mix(shade, lit, nodes.mix(0.45, lit, sky)), sky)
