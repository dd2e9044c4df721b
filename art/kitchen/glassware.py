"""Glasses and what is in and on them: liquid, ice, droplets, straw. Lengths: 1 is about 6 cm; glasses stand at their parent's foot."""
import math
import random
from dataclasses import dataclass

from mathutils import Vector

from kitchen.brand import CREAM, EMBER
from kitchen.materials import Material, glass, plain
from kitchen.noise import fractal
from kitchen.once import once, pattern
from kitchen.shapes import TAU, copy, hidden, lathe, lump, mesh, surface

OVERLAP = 0.012  # liquid reaches into the glass wall: no sheet of air between them


@dataclass
class Tumbler:
    """The measures of a glass that widens upwards."""

    height: float = 2.0
    bottom: float = 0.40
    top: float = 0.56
    wall: float = 0.035
    base: float = 0.12

    def radius(self, z):
        return self.bottom + (self.top - self.bottom) * z / self.height

    def inside(self, z):
        return self.radius(z) - self.wall


@once
def clear_glass(name):
    return glass(name, 1.45)


@once
def water_drop(name):
    return glass(name, 1.33, shadow=0.97)


@once
def ice(name, inside_liquid):
    """Frosted a little; inside a liquid it bends light only a bit more than the liquid does."""
    return glass(name, 1.10 if inside_liquid else 1.31, (0.97, 0.99, 1), 0.03, 0.94, (3, 3))


def tumbler(parent, shape):
    """The empty glass."""
    steps = 8
    levels = [shape.height * k / steps for k in range(1, steps)]
    outside = [(shape.radius(z), z) for z in levels]
    brim = shape.height
    rim = [(shape.top, brim - 0.02), (shape.top - shape.wall / 2, brim + 0.005), (shape.inside(brim), brim - 0.02)]
    inside = [(shape.inside(z), z) for z in reversed(levels) if z > shape.base + 0.05]
    foot = [(shape.bottom - shape.wall, shape.base + 0.04), (shape.bottom - shape.wall - 0.05, shape.base), (0, shape.base)]
    profile = [(0, 0), (shape.bottom - 0.03, 0), (shape.bottom, 0.03)] + outside + rim + inside + foot
    return lathe('glass', profile, clear_glass(), parent=parent)


@once
def coloured_water(name, color, density):
    """A clear drink that swallows light with depth: cola, tea, tamarind."""
    m = Material(name)
    shiny = m.node('BsdfGlass', {'Color': (1, 1, 1), 'Roughness': 0, 'IOR': 1.33}).outputs[0]
    clear = m.node('BsdfTransparent', {0: color}).outputs[0]
    path = m.node('LightPath').outputs
    passing = m.math('MAXIMUM', path['Is Shadow Ray'], path['Is Diffuse Ray'])
    depth = m.node('VolumeAbsorption', {'Color': color, 'Density': density}).outputs[0]
    m.tree.links.new(depth, m.output.inputs['Volume'])
    return m.finish(m.blend(passing, shiny, clear))


@once
def cloudy(name, color, other, scale, bottom, flecks=None):
    """A drink that hides what is behind it: milk, juice, slush. Two colours mixed in clouds of `scale`, `bottom` near the foot.

    flecks: the colour of chopped bits in it."""
    m = Material(name)
    clouds = m.ramp(m.noise(scale, 5, 0.6), [(0.38, color), (0.62, other)])
    low = m.ramp(m.axis('z'), [(0.1, 1.0), (0.9, 0.0)])
    look = m.mix(m.times(low, 0.6), clouds, bottom)
    if flecks:
        bits = m.times(m.ramp(m.cells(15, m.warped(12, 0.1)), [(0.16, 1.0), (0.24, 0.0)]), m.ramp(m.noise(5, 3), [(0.4, 0.0), (0.55, 0.9)]))
        look = m.mix(bits, look, flecks)
    return m.finish(m.principled(color=look, rough=0.35, spec=0.4, sss=0.15, ssr=(0.12, 0.08, 0.04), ssc=look))


def liquid(parent, shape, material, level, curl=0.015):
    """Fills a tumbler to the height `level`; curl: how far it creeps up the wall."""
    steps = 6
    levels = [shape.base + 0.04 + (level - shape.base - 0.04) * k / steps for k in range(1, steps)]
    sides = [(shape.inside(z) + OVERLAP, z) for z in levels]
    bottom = shape.bottom - shape.wall
    foot = [(0, shape.base - OVERLAP), (bottom - 0.05 + OVERLAP, shape.base - OVERLAP), (bottom + OVERLAP, shape.base + 0.04)]
    top = [(shape.inside(level) + OVERLAP, level + curl), (shape.inside(level) - 0.03, level), (0, level)]
    return lathe('liquid', foot + sides + top, material, parent=parent)


def _cubes(inside_liquid):
    def build(i):
        def cube(name):
            material = ice(inside_liquid)
            return hidden(lump(name, material, (1, 0.95, 0.9), 36, 0.10, 1.5, 0.015, boxy=3.2, seed=i * 3))

        return pattern('ice %d %d' % (inside_liquid, i), cube)

    return [build(i) for i in range(3)]


def ice_cubes(parent, shape, level, count=11, seed=1):
    """Cubes that float at the top of a liquid of the height `level`, some standing out."""
    r = random.Random(seed)
    for i in range(count):
        angle, reach = i * 2.4, shape.inside(level) * 0.45 if i % 4 else 0.02
        place = (math.cos(angle) * reach, math.sin(angle) * reach, level + 0.03 - 0.19 * (i // 3) + r.uniform(-0.03, 0.05))
        copy(r.choice(_cubes(1)), place, [r.uniform(0, 3) for _ in 'xyz'], r.uniform(0.135, 0.165), parent)


def gold_rim(parent, shape, width=0.06):
    """A gilded band around the brim of a tumbler."""
    low, high = shape.height - width, shape.height
    outside = [(shape.radius(low) + 0.004, low), (shape.top + 0.005, high - 0.01)]
    band = outside + [(shape.top - shape.wall / 2, high + 0.012), (shape.inside(high) - 0.004, high - 0.01)]
    return lathe('gold rim', band, plain('gold', '#c98a2c', 0.2, metal=1.0), parent=parent)


def loose_ice(places, size=0.16, parent=None):
    """Ice cubes on the table at (x, y) places."""
    for i, (x, y) in enumerate(places):
        copy(_cubes(0)[i % 3], (x, y, size * 0.86), (0, 0.1, i * 1.3), size, parent)


def droplets(parent, radius_at, low, high, count=300, seed=0, largest=0.034):
    """Condensation on the half of a round thing that faces -y, from z = low to high; radius_at(z) is its radius."""
    r = random.Random(seed)

    def drop(i):
        make = lambda name: hidden(lump(name, water_drop(), (1, 0.4, 1 + 0.25 * i), 14, 0.12, grain=0, seed=i))
        return pattern('drop %d' % i, make)

    for _ in range(count):
        angle, z = r.uniform(-0.05, math.pi + 0.05) + math.pi, r.uniform(low, high)
        size = min(largest, 0.006 + r.expovariate(1 / 0.006))
        radius = radius_at(z)
        place = (math.cos(angle) * radius, math.sin(angle) * radius, z)
        copy(drop(r.randrange(3)), place, (0, 0, angle + math.pi / 2), size, parent)


def reflector(parent, color, strength, width=0.62, height=2.0):
    """A glowing card behind a clear drink, seen only through it: bartenders' photographers stick one on the glass."""
    m = Material('reflector')
    corners = [(-width, 0.75, 0.15), (width, 0.75, 0.15), (width * 1.3, 0.75, height), (-width * 1.3, 0.75, height)]
    card = mesh('reflector', corners, [(0, 1, 2, 3)], m.finish(m.emission(color, strength)), parent=parent)
    card.visible_camera = card.visible_diffuse = card.visible_glossy = card.visible_shadow = False
    return card


@once
def straw_paper(name, color, stripe):
    m = Material(name)
    turn = m.math('ARCTAN2', m.axis('y'), m.axis('x'))
    band = m.math('GREATER_THAN', m.math('SINE', m.add(m.times(m.axis('z'), 20.0), turn)), 0.1)
    return m.finish(m.principled(color=m.mix(band, color, stripe), rough=0.45, coat=0.15))


def straw(parent, location, length=2.4, lean=(-0.09, -0.19), color=CREAM, stripe=EMBER):
    """A paper straw from `location` up; lean: radians around x and y."""
    tube = lathe('straw', [(0.048, 0), (0.048, length), (0.040, length), (0.040, 0)], straw_paper(color, stripe), 28, parent=parent)
    tube.location, tube.rotation_euler = location, (*lean, 0)
    return tube


def slush(parent, shape, material, level, heap=0.12, seed=0):
    """Crushed ice heaped above the rim of a drink at `level`."""
    radius = shape.inside(level) + OVERLAP

    def point(u, v):
        x, y = math.cos(u * TAU) * v * radius, math.sin(u * TAU) * v * radius
        rough = 0.05 * fractal((x, y, 0), 7, seed) + 0.03 * fractal((x, y, 0), 19, seed)
        return Vector((x, y, level + heap * (1 - v * v) + rough * min(1, 4 * (1 - v))))

    return surface('slush', 110, 60, point, material, round_u=True, parent=parent)
