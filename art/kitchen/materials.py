"""A short way to write Blender materials: each method adds a node and returns its output socket."""
import bpy


def rgba(colour):
    """'#rrggbb' (sRGB) or a linear tuple, as a linear RGBA tuple."""
    if not isinstance(colour, str):
        return tuple(colour) + (1,) if len(colour) == 3 else tuple(colour)
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts) + (1,)


_PRINCIPLED = {
    'color': 'Base Color', 'rough': 'Roughness', 'spec': 'Specular', 'sss': 'Subsurface', 'ssr': 'Subsurface Radius',
    'ssc': 'Subsurface Color', 'metal': 'Metallic', 'trans': 'Transmission', 'ior': 'IOR', 'coat': 'Clearcoat',
    'coatr': 'Clearcoat Roughness', 'normal': 'Normal', 'sheen': 'Sheen', 'alpha': 'Alpha', 'emit': 'Emission',
    'emits': 'Emission Strength',
}


class Material:
    """`m = Material('bread'); m.finish(m.principled(color=m.ramp(m.noise(4), [(0, '#fff0c0'), (1, '#7a3a10')])))`"""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.output = self.tree.nodes.new('ShaderNodeOutputMaterial')

    def node(self, kind, inputs=None, **settings):
        """A node of type ShaderNode<kind>; inputs by name or number, None for 'leave as it is'."""
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self._set(node.inputs[key], value)
        return node

    def _set(self, socket, value):
        if value is None:
            return
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, str) or (isinstance(value, (tuple, list)) and socket.type == 'RGBA'):
            socket.default_value = rgba(value)
        else:
            socket.default_value = value

    # Where on the object
    def here(self):
        return self.node('TexCoord').outputs['Object']

    def axis(self, which, vector=None):
        """x, y or z ('x', 'y', 'z') of a vector, by default of the object's own space."""
        return self.node('SeparateXYZ', {0: vector or self.here()}).outputs['xyz'.index(which)]

    def stretched(self, scale, vector=None):
        return self.node('Mapping', {'Vector': vector or self.here(), 'Scale': scale}).outputs[0]

    def attribute(self, name):
        """A number that the mesh carries per vertex (see `surface`)."""
        return self.node('Attribute', attribute_name=name).outputs['Fac']

    def random(self):
        """0 to 1, another for each object that wears the material."""
        return self.node('ObjectInfo').outputs['Random']

    # Patterns
    def noise(self, scale, detail=4, rough=0.5, distortion=0, vector=None):
        inputs = {'Vector': vector or self.here(), 'Scale': scale, 'Detail': detail, 'Roughness': rough, 'Distortion': distortion}
        return self.node('TexNoise', inputs).outputs['Fac']

    def cells(self, scale, vector=None, feature='F1'):
        return self.node('TexVoronoi', {'Vector': vector or self.here(), 'Scale': scale}, feature=feature).outputs['Distance']

    def warped(self, scale, amount):
        """The object's space, shaken by noise: patterns in it lose their regular edges."""
        shake = self.node('TexNoise', {'Vector': self.here(), 'Scale': scale}).outputs['Color']
        shift = self.node('VectorMath', {0: shake, 1: (amount,) * 3}, operation='MULTIPLY').outputs[0]
        return self.node('VectorMath', {0: self.here(), 1: shift}, operation='ADD').outputs[0]

    # Sums
    def math(self, operation, a, b=None, clamp=False):
        node = self.node('Math', operation=operation, use_clamp=clamp)
        self._set(node.inputs[0], a)
        self._set(node.inputs[1], b)
        return node.outputs[0]

    def add(self, *values):
        total = values[0]
        for value in values[1:]:
            total = self.math('ADD', total, value)
        return total

    def times(self, a, b):
        return self.math('MULTIPLY', a, b)

    def centred(self, value, amount):
        """A 0-to-1 pattern as plus or minus half of `amount`."""
        return self.times(self.math('SUBTRACT', value, 0.5), amount)

    # Colours
    def ramp(self, factor, stops, interpolation='EASE'):
        """stops: (position, colour or grey number)."""
        node = self.node('ValToRGB', {'Fac': factor})
        ramp = node.color_ramp
        ramp.interpolation = interpolation
        while len(ramp.elements) > 1:
            ramp.elements.remove(ramp.elements[-1])
        for i, (position, colour) in enumerate(stops):
            element = ramp.elements[0] if i == 0 else ramp.elements.new(position)
            element.position = position
            element.color = (colour,) * 3 + (1,) if isinstance(colour, (int, float)) else rgba(colour)
        return node.outputs['Color']

    def mix(self, factor, a, b, mode='MIX'):
        node = self.node('MixRGB', blend_type=mode)
        for socket, value in zip(node.inputs, (factor, a, b)):
            self._set(socket, value)
        return node.outputs[0]

    # Surfaces
    def bump(self, height, strength=0.5, distance=0.05):
        return self.node('Bump', {'Height': height, 'Strength': strength, 'Distance': distance}).outputs[0]

    def principled(self, **inputs):
        node = self.node('BsdfPrincipled')
        for key, value in inputs.items():
            self._set(node.inputs[_PRINCIPLED[key]], value)
        return node.outputs[0]

    def translucent(self, color, normal=None):
        return self.node('BsdfTranslucent', {'Color': color, 'Normal': normal}).outputs[0]

    def emission(self, color, strength):
        return self.node('Emission', {0: color, 1: strength}).outputs[0]

    def blend(self, factor, a, b):
        node = self.node('MixShader')
        for socket, value in zip(node.inputs, (factor, a, b)):
            self._set(socket, value)
        return node.outputs[0]

    def finish(self, shader):
        """Puts the shader on the surface and returns Blender's material."""
        self.tree.links.new(shader, self.output.inputs['Surface'])
        return self.material


def plain(name, color, rough=0.5, **inputs):
    """A material of one colour."""
    m = Material(name)
    return m.finish(m.principled(color=color, rough=rough, **inputs))


def glass(name, ior=1.45, color=(1, 1, 1), rough=0.0, shadow=0.9, ripple=None):
    """Glass that lets shadow rays through, so that it throws no noise. ripple: (noise scale, detail) of its surface."""
    m = Material(name)
    shiny = m.node('BsdfGlass', {'Color': color, 'Roughness': rough, 'IOR': ior})
    if ripple:
        m.tree.links.new(m.bump(m.noise(*ripple), 0.3, 0.03), shiny.inputs['Normal'])
    clear = m.node('BsdfTransparent', {0: tuple(c * shadow for c in color)}).outputs[0]
    path = m.node('LightPath').outputs
    return m.finish(m.blend(m.math('MAXIMUM', path['Is Shadow Ray'], path['Is Diffuse Ray']), shiny.outputs[0], clear))
