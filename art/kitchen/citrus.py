"""Citrus fruit, cut and whole, and the spices that lie beside drinks. Lengths: 1 is about 6 cm; angles in radians."""
import math
import random

from mathutils import Vector

from kitchen.materials import Material
from kitchen.noise import ease, perlin
from kitchen.once import once, pattern
from kitchen.shapes import TAU, copy, disc_profile, hidden, surface

# flesh, deeper flesh, pith, rind, number of segments
LEMON = ('#dda60c', '#c88a04', '#f0dfa6', '#dba60a', 9)
LIME = ('#8fa428', '#678412', '#e6ecc0', '#3f7a12', 9)
ORANGE = ('#d65f08', '#bc4802', '#efca90', '#cf5a08', 10)
GRAPEFRUIT = ('#b0241a', '#80100e', '#f2cfa8', '#dd8a24', 11)


@once
def cut_citrus(name, flesh, deep, pith, rind, segments):
    """The cut face of a fruit of radius 1 around z, its rind at the attribute `rim` near 1."""
    m = Material(name)
    x, y, rim = m.axis('x'), m.axis('y'), m.attribute('rim')
    angle = m.math('ARCTAN2', y, x)
    wall = m.times(m.math('ABSOLUTE', m.math('SINE', m.times(angle, segments / 2))), rim)
    skin = m.math('MAXIMUM', m.ramp(wall, [(0.03, 0.9), (0.09, 0.0)]), m.ramp(rim, [(0.84, 0.0), (0.89, 1.0)]))
    skin = m.math('MAXIMUM', skin, m.ramp(rim, [(0.06, 1.0), (0.14, 0.0)]))
    polar = m.node('CombineXYZ', {0: m.times(angle, 5.0), 1: m.times(rim, 2.2)}).outputs[0]
    cells = m.cells(2.4, polar)
    pulp = m.mix(m.ramp(cells, [(0.1, 0.0), (0.6, 1.0)]), flesh, deep)
    color = m.mix(skin, pulp, pith)
    color = m.mix(m.ramp(rim, [(0.93, 0.0), (0.955, 1.0)]), color, rind)
    height = m.add(m.times(cells, -0.5), m.times(skin, 0.4), m.times(m.noise(30, 2), 0.2))
    wet = dict(rough=0.3, spec=0.1, coat=0.02, coatr=0.15, sss=0.05, ssr=(0.2, 0.1, 0.04), ssc=color)
    return m.finish(m.principled(color=color, normal=m.bump(height, 0.3, 0.03), **wet))


@once
def peel(name, color):
    """Dimpled rind."""
    m = Material(name)
    look = m.mix(1, color, m.ramp(m.noise(3), [(0.3, 0.8), (0.7, 1.0)]), 'MULTIPLY')
    normal = m.bump(m.cells(26), 0.35, 0.03)
    return m.finish(m.principled(color=look, rough=0.38, spec=0.45, coat=0.2, coatr=0.2, sss=0.06, ssc=look, normal=normal))


def citrus_slice(parent, location, kind=LEMON, radius=0.3, rotation=(0, 0, 0), height=0.06):
    """A round slice; location is its middle, its faces look along z."""

    def build(name):
        def point(u, v):
            r, level, _ = disc_profile(v, 0.42)
            return Vector((math.cos(u * TAU) * r, math.sin(u * TAU) * r, (level - 0.5) * height / radius)), {'rim': r}

        return hidden(surface(name, 80, 61, point, cut_citrus(*kind), round_u=True))

    return copy(pattern('slice %s %g' % (kind[0], height / radius), build), location, rotation, radius, parent)


def citrus_half(parent, location, kind=ORANGE, radius=0.55, rotation=(0, 0, 0), long=1.0):
    """Half a fruit, its cut face looking along z and its middle at location; long: depth by radius."""

    def face(name):
        def point(u, v):
            bulge = 0.02 * (1 - v * v) + 0.012 * perlin((math.cos(u * TAU) * v, math.sin(u * TAU) * v, 0), 4, 1)
            return Vector((math.cos(u * TAU) * v, math.sin(u * TAU) * v, bulge)), {'rim': v}

        return hidden(surface(name, 90, 40, point, cut_citrus(*kind), round_u=True))

    copy(pattern('face ' + kind[0], face), location, rotation, radius, parent)
    return copy(pattern('rind %s %g' % (kind[0], long), lambda name: _rind(name, kind, long)), location, rotation, radius, parent)


def _rind(name, kind, long, whole=False):
    def point(u, v):
        lift = (v * (1 if whole else 0.5) - 0.5) * math.pi
        r, z = math.cos(lift), math.sin(lift) * long
        tip = 0.10 * (long > 1.05) * (ease(0.9, 1, abs(math.sin(lift))))
        r *= 1 + 0.015 * perlin((math.cos(u * TAU), math.sin(u * TAU), z), 2, 3)
        return Vector((math.cos(u * TAU) * r, math.sin(u * TAU) * r, z + math.copysign(tip, z)))

    return hidden(surface(name, 72, 48, point, peel(kind[3]), round_u=True))


def citrus_whole(parent, location, kind=LEMON, radius=0.42, rotation=(0, 0, 0), long=1.25):
    """A whole fruit; location is its middle, its tips lie along z."""
    thing = pattern('whole %s %g' % (kind[0], long), lambda name: _rind(name, kind, long, True))
    return copy(thing, location, rotation, radius, parent)


@once
def pod_skin(name, dark, light):
    """A dry husk with long ribs along z."""
    m = Material(name)
    ribs = m.noise(5, 4, 0.6, 0, m.stretched((5, 5, 0.5)))
    color = m.ramp(ribs, [(0.35, dark), (0.65, light)])
    return m.finish(m.principled(color=color, rough=0.6, spec=0.25, normal=m.bump(ribs, 0.5, 0.05)))


def _husk(angle, v, length, width, knots):
    """The point of a husk along z, at `angle` around it; knots: swellings, as tamarind has."""
    along = (v - 0.5) * 2
    r = width * max(0, 1 - abs(along) ** 2.6) ** 0.62
    r *= 1 + (0.08 * math.cos(along * math.pi * knots + 0.8 * math.sin(along * 4)) if knots else 0.07 * math.cos(angle * 3))
    bend = 0.3 * length * along * along if knots else 0
    r += 0.012 * width * perlin((math.cos(angle), math.sin(angle), along * 3), 2, 5)
    return Vector((math.cos(angle) * r + bend, math.sin(angle) * r * 0.9, along * length / 2))


def _pod(name, length, width, knots, material):
    """A whole husk one unit thick along z."""
    point = lambda u, v: _husk(u * TAU, v, length, width, knots)
    return hidden(surface(name, 36, 60, point, material, round_u=True))


def cardamom(parent, places, length=0.24, seed=0):
    """Green pods lying at the (x, y) places."""
    r = random.Random(seed)
    pod = pattern('cardamom', lambda name: _pod(name, 1, 0.19, 0, pod_skin('#4f5c20', '#8d944a')))
    for x, y in places:
        size = length * r.uniform(0.8, 1.15)
        copy(pod, (x, y, size * 0.18), (math.pi / 2, r.uniform(-0.2, 0.2), r.uniform(0, TAU)), size, parent, 'ZYX')


def _tamarind(name, open_from):
    """A knobbly, curved pod along y, 1 long; from the share `open_from` on its brittle shell is broken off the dark, sticky flesh,
    over which fibres run from end to end."""

    def point(u, v):
        a, q = u * TAU, v * 2 - 1
        bare = ease(open_from - 0.012, open_from + 0.012, v + 0.03 * math.sin(3 * a) + 0.02 * math.sin(7 * a))
        beans = 0.5 + 0.5 * math.cos(v * TAU * 4.5 + 0.9 * math.sin(v * 5))
        fibre = bare * ease(0.12, 0.04, abs((3 * u + 0.12 * math.sin(v * 17)) % 1 - 0.5))
        r = 0.085 * max(0, 1 - abs(q) ** 5) ** 0.5 * (0.72 + 0.4 * beans) * (1 - 0.3 * bare + 0.16 * fibre)
        r *= 1 + 0.12 * perlin((math.cos(a), math.sin(a), v * 7), 1.6, 3) + 0.16 * bare * perlin((math.cos(a), math.sin(a), v * 12), 2.5, 5)
        return Vector((math.cos(a) * r * 1.15 + 0.3 * q * q, q / 2, math.sin(a) * r)), {'bare': bare, 'fibre': fibre}

    return hidden(surface(name, 96, 150, point, _tamarind_skin(), round_u=True))


@once
def _tamarind_skin(name):
    """Cinnamon-brown shell with a dusty scurf; where it is gone (`bare`): almost black, sticky flesh."""
    m = Material(name)
    scurf, bare = m.noise(50, 4, 0.6), m.attribute('bare')
    shell = m.ramp(scurf, [(0.3, '#5a3418'), (0.5, '#7c4c24'), (0.7, '#9c6c3c')])
    color = m.mix(bare, shell, m.mix(scurf, '#2a0c05', '#54200a'))
    color = m.mix(m.attribute('fibre'), color, '#9a6a38')
    rough = m.add(m.times(bare, -0.55), 0.85)
    return m.finish(m.principled(color=color, rough=rough, spec=0.25, coat=m.times(bare, 0.6), coatr=0.1, normal=m.bump(scurf, 0.2, 0.02)))


def tamarind_pod(parent, location, length=1.3, turn=0.0, open_from=2.0):
    """A pod of tamarind lying on the table; open_from: the share of its length from which the flesh shows."""
    pod = pattern(f'tamarind pod {open_from}', lambda name: _tamarind(name, open_from))
    copy(pod, (location[0], location[1], location[2] + length * 0.08), (0, 0, turn), length, parent)
