"""Lights the scene: the baked sky round it, and a sun lamp as strong as the sun in that sky."""

from math import cos, pi, radians, sin

import bpy
from mathutils import Vector

from ..paint.nodes import NodeTree
from ..spec.fields import Spec
from .sky_bake import baked_sky
from .sky_nodes import show_world

SUN_SOFTNESS = 1.2  # degrees across, for the edges of shadows
LOWEST_LAMP = 1.0  # degrees: the lamp of a sunset shines from here


def light_scene(spec: Spec, rotation: float) -> None:
    """rotation: of the sky about the vertical, in radians, so that the sun stands where the picture wants it."""
    sky = baked_sky(spec)
    surround(str(sky.panorama), rotation)
    if max(sky.sun) > 0:
        hang_sun(spec, sky.sun, rotation)


def surround(panorama: str, rotation: float) -> None:
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes = NodeTree(world.node_tree)
    nodes.tree.nodes.clear()
    image = bpy.data.images.load(panorama)
    image.colorspace_settings.name = 'Linear'
    texture = nodes.add('ShaderNodeTexEnvironment', image=image)
    direction = nodes.add('ShaderNodeTexCoord').outputs['Generated']
    nodes.set(texture.inputs[0], nodes.mapping(direction, turn=rotation))
    show_world(nodes, texture.outputs[0])
    # The sun is a lamp, and what is left of the sky is smooth: not sampling it as a light saves 40 per cent.
    world.cycles.sampling_method = 'NONE'


def hang_sun(spec: Spec, irradiance: tuple[float, float, float], rotation: float) -> None:
    lamp = bpy.data.lights.new('sun', 'SUN')
    strongest, grey = max(irradiance), sum(irradiance) / 3
    lamp.energy = strongest
    lamp.color = [(c * (1 - spec.sun_white) + spec.sun_white * grey) / strongest for c in irradiance]
    lamp.angle = radians(SUN_SOFTNESS)
    holder = bpy.data.objects.new('sun', lamp)
    bpy.context.scene.collection.objects.link(holder)
    bearing, elevation = pi / 2 - rotation, radians(max(spec.sun_el, LOWEST_LAMP))
    toward = Vector((cos(bearing) * cos(elevation), sin(bearing) * cos(elevation), sin(elevation)))
    holder.rotation_euler = toward.to_track_quat('Z', 'Y').to_euler()  # a sun lamp shines along its own -z
