"""Builds the yacht of a spec, all its parts under one object that heels."""

import bpy

from ..geometry.builder import Builder
from ..paint.materials import yacht_materials
from ..spec.fields import Spec
from .catamaran import build_catamaran
from .motor import build_motor_yacht
from .sailing import build_sailing_yacht
from .yacht import Yacht, empty_stage

TYPES = {'motor': build_motor_yacht, 'sail': build_sailing_yacht, 'cat': build_catamaran}


def build_yacht(spec: Spec) -> Yacht:
    """Adds the yacht to the scene; type `none` adds nothing."""
    if spec.type == 'none':
        return empty_stage(spec.loa)
    builder = Builder(yacht_materials(spec))
    yacht = TYPES[spec.type](builder, spec)
    root = bpy.data.objects.new('yacht', None)
    bpy.context.scene.collection.objects.link(root)
    for part in builder.objects:
        part.parent = root
    root.rotation_euler = (yacht.heel, 0, 0)
    return yacht
