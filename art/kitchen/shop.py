"""The shop itself: walls, signs and lamps. A street is built at 50 cm to 1, a counter at 6 cm."""
import math

import bpy
from mathutils import Vector

from kitchen.brand import AMBER, CREAM, EMBER, flame
from kitchen.materials import Material, plain
from kitchen.shapes import copy, group, hidden, lathe, lump, mesh, surface, thicken


def plaster(color='#a9794e'):
    """Rough lime on a wall."""
    m = Material('plaster')
    cloud, fine = m.noise(0.8, 6, 0.6), m.noise(9, 5, 0.7)
    tint = m.mix(1, color, m.ramp(cloud, [(0.3, 0.72), (0.7, 1.0)]), 'MULTIPLY')
    return m.finish(m.principled(color=tint, rough=0.8, spec=0.2, normal=m.bump(fine, 0.4, 0.03)))


def tiles(color='#7c1c0c', size=0.42):
    """Glazed tiles, each a shade of its own, with pale joints."""
    m = Material('tiles')
    upright = m.node('CombineXYZ', {0: m.axis('x'), 1: m.axis('z')}).outputs[0]
    look = {'Color1': color, 'Color2': '#5c1106', 'Mortar': '#3a2a20', 'Mortar Size': 0.03, 'Brick Width': 1.0, 'Row Height': 0.5}
    brick = m.node('TexBrick', {'Vector': upright, 'Scale': 1 / size, **look}, offset=0.5)
    return m.finish(m.principled(color=brick.outputs['Color'], rough=0.16, spec=0.5, coat=0.5, coatr=0.06))


def wet_paving():
    """Slabs after they were hosed down: dark, in places like a mirror."""
    m = Material('paving')
    look = {'Color1': '#1d1815', 'Color2': '#2a231e', 'Mortar': '#0a0807', 'Mortar Size': 0.012}
    brick = m.node('TexBrick', {'Vector': m.here(), 'Scale': 0.42, **look}, offset=0.5)
    puddle = m.noise(0.55, 5, 0.6, 0.4)
    rough = m.ramp(puddle, [(0.42, 0.07), (0.6, 0.42)])
    normal = m.bump(m.add(m.times(brick.outputs['Fac'], -0.6), m.times(m.noise(14, 4), 0.12)), m.ramp(puddle, [(0.42, 0.004), (0.6, 0.16)]), 0.02)
    return m.finish(m.principled(color=brick.outputs['Color'], rough=rough, spec=0.5, normal=normal))


def glowing(name, color, strength):
    m = Material(name)
    return m.finish(m.emission(color, strength))


def name_in_lights(location, size=0.9):
    """LAHAB in letters that stand out from the wall, lit, with the flame before them; location: the middle of their foot."""
    x, y, z = location
    curve = bpy.data.curves.new('name', 'FONT')
    curve.body, curve.size, curve.align_x, curve.align_y = 'LAHAB', size, 'CENTER', 'BOTTOM'
    curve.extrude, curve.offset, curve.space_character = 0.05, 0.02 * size, 1.12
    curve.materials.append(glowing('name', '#ffd9a0', 3.2))
    letters = bpy.data.objects.new('name', curve)
    bpy.context.scene.collection.objects.link(letters)
    letters.location, letters.rotation_euler = (x + 0.36 * size, y, z), (math.pi / 2, 0, 0)

    m = Material('flame in lights')
    outer, heart = flame(m, m.axis('x'), m.axis('z'), 1.15 * size)
    color = m.mix(heart, AMBER, EMBER)
    m.finish(m.blend(outer, m.node('BsdfTransparent').outputs[0], m.emission(color, 3.0)))
    half = 0.7 * size
    sign = mesh('flame', [(-half, 0, -half), (half, 0, -half), (half, 0, half), (-half, 0, half)], [(0, 1, 2, 3)], m.material)
    sign.location = (x - 2.0 * size, y - 0.06, z + 0.42 * size)


def awning(low, high, width, stripes=11):
    """Striped cloth from the wall at `high` (y, z) out to `low` (y, z), with a scalloped valance; width along x."""
    m = Material('awning')
    band = m.math('LESS_THAN', m.math('FRACT', m.times(m.add(m.axis('x'), width / 2), stripes / 2 / width)), 0.5)
    color = m.mix(band, CREAM, EMBER)
    cloth = m.finish(m.blend(0.25, m.principled(color=color, rough=0.7, spec=0.2), m.translucent(color)))

    def roof(u, v):
        return Vector(((u - 0.5) * width, high[0] + (low[0] - high[0]) * v, high[1] + (low[1] - high[1]) * v - 0.1 * math.sin(v * math.pi)))

    def valance(u, v):
        scallop = 0.1 * abs(math.sin(u * stripes * math.pi))
        return Vector(((u - 0.5) * width, low[0] - 0.03 * v, low[1] - v * (0.16 + scallop)))

    for name, point in (('roof', roof), ('valance', valance)):
        thicken(surface(name, 240, 12, point, cloth), 0.01)


def lamp(location, drop=1.6, size=1.0, color='#ffb765', strength=22):
    """A pendant: a bulb under an enamel shade on its cable; location: the bulb."""
    root, shade = group('lamp', location, scale=size), plain('enamel', '#15100c', 0.25, coat=0.4)
    lathe('shade', [(0.05, 0.34), (0.09, 0.3), (0.14, 0.22), (0.34, 0.02), (0.36, -0.02)], shade, 60, 4, root)
    lathe('cable', [(0.012, 0.3), (0.012, drop)], shade, 8, 2, root)
    lump('bulb', glowing('bulb', color, strength), (0.11, 0.11, 0.14), 24, 0, 1, 0, parent=root)


def string_of_lamps(start, end, count=13, sag=0.7, size=0.07, strength=26):
    """Bulbs on a slack line between two points."""
    bulb = hidden(lump('small bulb', glowing('small bulb', '#ffb45a', strength), (1, 1, 1.2), 16, 0, 1, 0))
    a, b = Vector(start), Vector(end)
    for i in range(count):
        t = i / (count - 1)
        copy(bulb, a.lerp(b, t) - Vector((0, 0, sag * 4 * t * (1 - t))), scale=size)


def menu_board(low, high, lines=6):
    """A lit board: dark, with rows of pale strokes where the dishes stand (too far away to be read). low, high: (x, z); it stands at y = 0."""
    m = Material('menu board')
    x, z = m.axis('x'), m.axis('z')
    row = m.math('FRACT', m.times(m.math('SUBTRACT', z, low[1]), lines / (high[1] - low[1])))
    ink = m.times(m.math('GREATER_THAN', row, 0.42), m.math('LESS_THAN', row, 0.62))
    words = m.math('GREATER_THAN', m.noise(9, 2, 0.5, 0, m.stretched((1, 1, 0.05))), 0.45)
    m.finish(m.emission(m.mix(m.times(ink, words), '#2a1208', '#ffdca8'), 1.5))
    corners = [(low[0], 0, low[1]), (high[0], 0, low[1]), (high[0], 0, high[1]), (low[0], 0, high[1])]
    return mesh('menu board', corners, [(0, 1, 2, 3)], m.material)
