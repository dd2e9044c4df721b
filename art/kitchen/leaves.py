"""Herbs: single leaves with ribs, and parsley to scatter. Angles in radians."""
import math
import random

from mathutils import Vector

from kitchen.materials import Material
from kitchen.noise import perlin
from kitchen.once import once, pattern
from kitchen.shapes import TAU, copy, hidden, surface


@once
def herb_green(name, dark='#1f4d12', light='#5f9a2c', vein='#a9c46a'):
    """A thin leaf; the mesh tells how far along the rib and across it a point lies (`along`, `across`)."""
    m = Material(name)
    along, across = m.attribute('along'), m.attribute('across')
    slant = m.math('FRACT', m.math('SUBTRACT', m.times(along, 8), m.times(across, 2.6)))
    side = m.ramp(m.math('ABSOLUTE', m.math('SUBTRACT', slant, 0.5)), [(0, 1.0), (0.11, 0.0)])
    middle = m.ramp(across, [(0, 1.0), (0.07, 0.0)])
    color = m.ramp(m.add(m.noise(6, 4), m.centred(m.random(), 0.3)), [(0.3, dark), (0.7, light)])
    color = m.mix(m.math('MAXIMUM', m.times(side, 0.3), m.times(middle, 0.7)), color, vein)
    normal = m.bump(m.add(m.times(side, -0.7), m.times(middle, -1), m.times(m.noise(20, 3), 0.6)), 0.5, 0.02)
    leaf = m.principled(color=color, rough=0.42, spec=0.4, normal=normal)
    return m.finish(m.blend(0.3, leaf, m.translucent(m.mix(0.4, color, '#b4d94a'), normal)))


def _leaf(name, width, columns, rows, material, cup=0.25, arch=0.2, wave=0.02, seed=0):
    """A leaf one unit long from the origin along y. width(t): half width at t; cup folds it along the rib, arch bends it down."""

    def point(u, v):
        side = (u - 0.5) * 2
        half = width(v)
        puff = 0.3 * half * abs(math.sin(v * 8 * math.pi)) * (abs(side) * (1 - abs(side)))
        lift = cup * half * abs(side) ** 1.5 - arch * v * v + puff + wave * perlin((side * 1.5, v * 6, seed), 1) * (0.3 + abs(side))
        return Vector((side * half, v, lift)), {'along': v, 'across': abs(side)}

    return hidden(surface(name, columns, rows, point, material))


def _mint_width(t):
    saw = 1 - 0.13 * ((t * 11) % 1)
    return 0.30 * math.sin(math.pi * min(1, t**0.8)) ** 0.75 * saw + 0.008


def _rocket_width(t):
    lobes = max(0, math.cos(t * TAU * 4.2 + 0.9)) ** 0.7
    blade = 0.035 + 0.2 * lobes * math.sin(math.pi * min(1, t * 1.02)) if t < 0.66 else 0.03 + 0.2 * max(0, 1 - abs((t - 0.83) / 0.17) ** 2.2) ** 0.6
    return max(0.012, blade if t > 0.22 else 0.014 + 0.1 * max(0, t - 0.14))


def mint_leaf(parent, location, rotation=(0, 0, 0), size=0.4):
    """A saw-edged leaf of length `size`, growing from `location` along its own y."""
    shape = pattern('mint leaf', lambda name: _leaf(name, _mint_width, 13, 56, herb_green()))
    return copy(shape, location, rotation, size, parent)


def rocket_leaf(parent, location, rotation=(0, 0, 0), size=0.6):
    """A lobed rocket leaf on its stalk, of length `size`, growing from `location` along its own y."""
    material = herb_green('#2a5a14', '#6ba02f', '#c0d78a')
    shape = pattern('rocket leaf', lambda name: _leaf(name, _rocket_width, 11, 60, material, 0.35, 0.3, 0.05, 3))
    return copy(shape, location, rotation, size, parent)


def parsley(parent, points, size=0.05, seed=0):
    """Chopped parsley: a curled green fleck, about `size` wide, at each point (give points on the food's surface)."""
    dice = random.Random(seed)

    def fleck(name):
        def point(u, v):
            a = u * TAU
            r = v * (0.6 + 0.3 * math.cos(3 * a) + 0.15 * math.cos(7 * a + 1))
            return Vector((math.cos(a) * r, math.sin(a) * r, 0.35 * v * v * math.sin(2 * a + 0.5))), {'along': v, 'across': v}

        return hidden(surface(name, 18, 4, point, herb_green('#1d5210', '#579a26', '#7fae45'), round_u=True))

    shape = pattern('parsley', fleck)
    for x, y, z in points:
        turn = (dice.uniform(-0.7, 0.7), dice.uniform(-0.7, 0.7), dice.uniform(0, TAU))
        copy(shape, (x, y, z + size * 0.15), turn, size * dice.uniform(0.5, 1.25), parent)
