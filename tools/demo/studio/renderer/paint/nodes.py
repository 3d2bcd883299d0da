"""Short-hand for Blender shader nodes: each method adds nodes and returns the socket that carries their result."""

from collections.abc import Sequence

import bpy

Socket = bpy.types.NodeSocket
Number = float | Socket
Colour = Sequence[float] | Socket


class NodeTree:
    """The shader nodes of one material or world."""

    def __init__(self, tree: bpy.types.NodeTree):
        self.tree = tree

    def add(self, kind: str, **properties) -> bpy.types.Node:
        """A node by its Blender type, with properties such as operation='ADD'."""
        node = self.tree.nodes.new(kind)
        for name, value in properties.items():
            setattr(node, name, value)
        return node

    def set(self, target: Socket, value: Number | Colour) -> None:
        """Join a socket to an input, or give the input a plain number or colour."""
        if isinstance(value, Socket):
            self.tree.links.new(value, target)
        elif target.type == 'RGBA':
            target.default_value = (*value, 1)
        else:
            target.default_value = value

    def math(self, operation: str, first: Number, second: Number | None = None) -> Socket:
        """One of Blender's scalar operations: ADD, MULTIPLY, LESS_THAN, FRACT, ..."""
        node = self.add('ShaderNodeMath', operation=operation)
        self.set(node.inputs[0], first)
        if second is not None:
            self.set(node.inputs[1], second)
        return node.outputs[0]

    def vector_math(self, operation: str, first: Socket, second: Sequence[float] | Socket | None = None) -> Socket:
        """One of Blender's vector operations of up to two vectors: ADD, SUBTRACT, NORMALIZE."""
        node = self.add('ShaderNodeVectorMath', operation=operation)
        self.set(node.inputs[0], first)
        if second is not None:
            self.set(node.inputs[1], second)
        return node.outputs[0]

    def scale(self, vector: Socket, factor: Number) -> Socket:
        node = self.add('ShaderNodeVectorMath', operation='SCALE')
        self.set(node.inputs[0], vector)
        self.set(node.inputs['Scale'], factor)
        return node.outputs[0]

    def mix(self, share: Number, first: Colour, second: Colour, mode: str = 'MIX') -> Socket:
        """Colour mixed from first (share 0) to second (share 1); mode MULTIPLY tints instead."""
        node = self.add('ShaderNodeMixRGB', blend_type=mode)
        for target, value in zip(node.inputs, (share, first, second)):
            self.set(target, value)
        return node.outputs[0]

    def smooth(self, value: Socket, start: float, end: float) -> Socket:
        """Smoothstep from 0 at start to 1 at end."""
        node = self.add('ShaderNodeMapRange', interpolation_type='SMOOTHSTEP')
        self.set(node.inputs[0], value)
        self.set(node.inputs[1], start)
        self.set(node.inputs[2], end)
        return node.outputs[0]

    def grey_ramp(self, value: Socket, stops: Sequence[tuple[float, float]]) -> Socket:
        """Piecewise linear greys: (position, level) pairs."""
        node = self.add('ShaderNodeValToRGB')
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, level) in zip(elements, stops):
            element.position = position
            element.color = (level, level, level, 1)
        self.set(node.inputs[0], value)
        return node.outputs[0]

    def noise(
        self, position: Socket, scale: float, detail: float = 4, roughness: float = 0.5, distortion: float = 0
    ) -> bpy.types.Node:
        """Blender's noise texture; its outputs are Fac and Color. Costly: see sea_paint.py before adding one."""
        node = self.add('ShaderNodeTexNoise')
        settings = {'Scale': scale, 'Detail': detail, 'Roughness': roughness, 'Distortion': distortion}
        for name, value in settings.items():
            node.inputs[name].default_value = value
        self.set(node.inputs['Vector'], position)
        return node

    def vertex_value(self, name: str) -> Socket:
        """A number stored on the mesh's vertices."""
        return self.add('ShaderNodeAttribute', attribute_name=name).outputs['Fac']

    def vertex_colour(self, name: str) -> Socket:
        return self.add('ShaderNodeAttribute', attribute_name=name).outputs['Color']

    def object_position(self) -> Socket:
        """Position in the object's own axes."""
        return self.add('ShaderNodeTexCoord').outputs['Object']

    def components(self, vector: Socket) -> tuple[Socket, Socket, Socket]:
        """x, y, z of a vector."""
        node = self.add('ShaderNodeSeparateXYZ')
        self.set(node.inputs[0], vector)
        return tuple(node.outputs)

    def vector(self, x: Number, y: Number, z: Number) -> Socket:
        node = self.add('ShaderNodeCombineXYZ')
        for target, value in zip(node.inputs, (x, y, z)):
            self.set(target, value)
        return node.outputs[0]

    def mapping(self, vector: Socket, scale: Sequence[float] = (1, 1, 1), turn: float = 0) -> Socket:
        """A vector scaled and then turned about the vertical by `turn` radians."""
        node = self.add('ShaderNodeMapping')
        self.set(node.inputs[0], vector)
        node.inputs['Scale'].default_value = scale
        node.inputs['Rotation'].default_value = (0, 0, turn)
        return node.outputs[0]

    def output_value(self, name: str, value: float) -> None:
        """Write a value to a pass of the view layer wherever the material is seen."""
        node = self.add('ShaderNodeOutputAOV')
        node.name = name
        node.inputs['Value'].default_value = value

    def mix_shader(self, share: Number, first: Socket, second: Socket) -> Socket:
        node = self.add('ShaderNodeMixShader')
        for target, value in zip(node.inputs, (share, first, second)):
            self.set(target, value)
        return node.outputs[0]


class Material:
    """A new material: its nodes and the inputs of its Principled shader."""

    def __init__(self, name: str):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.nodes = NodeTree(self.material.node_tree)
        self.shader = self.material.node_tree.nodes['Principled BSDF']

    def set(self, **inputs: Number | Colour) -> None:
        """Values or sockets for Principled inputs, spelt with underscores: base_color, clearcoat_roughness."""
        for name, value in inputs.items():
            self.nodes.set(self.shader.inputs[name.replace('_', ' ').title()], value)

    def surface(self, shader: Socket) -> None:
        """Replace what the material shows by another shader."""
        self.nodes.set(self.material.node_tree.nodes['Material Output'].inputs[0], shader)
