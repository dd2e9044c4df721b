"""What lies beside or in a sauce: garlic, pomegranate seeds, chillies, chopped bits and specks. 1 is about 6 cm; angles in radians."""
import math
import random

from mathutils import Vector

from kitchen.materials import Material, plain
from kitchen.once import once, pattern
from kitchen.shapes import TAU, copy, hidden, lump, surface


@once
def garlic_skin(name):
    """Papery white with faint long stripes."""
    m = Material(name)
    veins = m.noise(3, 4, 0.5, 0, m.stretched((7, 7, 0.14)))
    blush = m.noise(1.6, 3, 0.5, 0, m.stretched((2, 2, 0.5)))
    color = m.ramp(m.add(veins, m.centred(blush, 0.35)), [(0.36, '#d6c19f'), (0.55, '#cab291'), (0.66, '#ae8a7c'), (0.76, '#c9ae8e')])
    color = m.mix(m.ramp(m.attribute('root'), [(0.2, 0.0), (1.0, 0.85)]), color, '#8a6a44')
    soft = dict(sss=0.15, ssr=(0.2, 0.15, 0.1), ssc=color)
    normal = m.bump(m.add(m.times(veins, 0.4), m.times(m.noise(2.4, 3, 0.5, 0, m.stretched((4, 4, 0.4))), 1.2)), 0.35, 0.04)
    return m.finish(m.principled(color=color, rough=0.34, spec=0.42, coat=0.1, coatr=0.25, normal=normal, **soft))


def _clove(name):
    def point(u, v):
        a, b = u * TAU, (v - 0.5) * math.pi
        z = math.sin(b)
        width = max(0, math.cos(b)) ** 0.8 * (1 - 0.45 * z)
        flat = 0.85 if math.sin(a) < 0 else 1
        ripple = 1 + 0.04 * math.sin(3 * a + 2 * z)
        place = Vector((math.cos(a) * width * 0.5 * ripple + 0.22 * z * z, math.sin(a) * width * 0.42 * flat * ripple, z))
        return place, {'root': max(0, -z * 6 - 4.9)}

    return hidden(surface(name, 40, 31, point, garlic_skin(), round_u=True))


def garlic_clove(parent, location, size=0.22, turn=0.0, roll=0.3):
    """One clove lying on its side, 2 * size long."""
    return copy(pattern('clove', _clove), location, (math.pi / 2, roll, turn), size, parent)


def garlic_head(parent, location, size=0.42, turn=0.0):
    """A whole head of garlic, standing; size: its radius."""

    def build(name):
        def point(u, v):
            a, lift = u * TAU, v
            swell = math.sin(min(1, lift * 1.28) * math.pi * 0.92 + 0.08) if lift < 0.7 else 0
            width = max(swell, 0.14) if lift < 0.7 else 0.14 * (1 - 0.3 * (lift - 0.7))
            blend = min(1, max(0, (lift - 0.55) / 0.2))
            width = width * (1 - blend) + (0.32 * (1 - blend) + 0.12) * blend
            width *= 1 + (0.13 * abs(math.sin(a * 4.5)) ** 0.6 - 0.06) * (1 - blend)
            z = lift * 1.9 if lift > 0.05 else lift * 1.4
            return Vector((math.cos(a) * width, math.sin(a) * width, z)), {'root': max(0, 1 - lift * 9)}

        return hidden(surface(name, 90, 60, point, garlic_skin(), round_u=True))

    return copy(pattern('garlic head', build), location, (0, 0, turn), size, parent)


@once
def seed_gem(name):
    """Pomegranate: a clear red skin over a pale pip."""
    m = Material(name)
    heart = m.ramp(m.noise(2.2, 3), [(0.35, '#5c040c'), (0.6, '#a30f1c'), (0.75, '#c8394a')])
    soft = dict(sss=0.25, ssr=(0.3, 0.04, 0.05), ssc='#a3101c')
    return m.finish(m.principled(color=heart, rough=0.14, spec=0.55, coat=0.5, coatr=0.06, **soft))


def pomegranate_seeds(parent, places, size=0.085, seed=0):
    """Seeds at the (x, y, z) places."""
    r = random.Random(seed)

    def gem(i):
        build = lambda name: hidden(lump(name, seed_gem(), (1, 0.78, 0.72), 26, 0.22, 1.1, 0, boxy=1.5, seed=i * 7))
        return pattern('gem %d' % i, build)

    for x, y, z in places:
        turn = (r.uniform(-0.5, 0.5), r.uniform(-0.5, 0.5), r.uniform(0, TAU))
        copy(gem(r.randrange(3)), (x, y, z + size * 0.7), turn, size * r.uniform(0.85, 1.15), parent)


@once
def chilli_skin(name, color):
    m = Material(name)
    look = m.mix(1, color, m.ramp(m.noise(3), [(0.3, 0.7), (0.7, 1.0)]), 'MULTIPLY')
    return m.finish(m.principled(color=look, rough=0.22, spec=0.5, coat=0.4, coatr=0.08))


def chilli(parent, location, length=1.1, turn=0.0, color='#9c0d08'):
    """A red chilli with its green stalk lying on the table."""

    def pod(name):
        def point(u, v):
            width = 0.085 * min(1, (v / 0.05) ** 0.5) * (1 - max(0, v - 0.2) / 0.8) ** 0.75
            width *= 1 + 0.06 * math.sin(u * TAU * 2 + v * 5)
            return Vector((math.cos(u * TAU) * width + 0.13 * v * v, v, math.sin(u * TAU) * width))

        return hidden(surface(name, 30, 60, point, chilli_skin(color), round_u=True))

    def stalk(name):
        def point(u, v):
            width = 0.075 * (1 - min(1, v / 0.25)) + 0.017
            return Vector((math.cos(u * TAU) * width + 0.10 * v * v, 0.035 - v * 0.3, math.sin(u * TAU) * width + 0.1 * v * v))

        return hidden(surface(name, 20, 24, point, plain('stalk', '#4c6a1c', 0.5), round_u=True))

    place = (location[0], location[1], location[2] + 0.085 * length)
    copy(pattern('stalk', stalk), place, (0, 0, turn), length, parent)
    return copy(pattern('chilli ' + color, pod), place, (0, 0, turn), length, parent)


def scatter_on(count, radius, z, seed=0, inner=0.0):
    """Random (x, y, z) points in a disc, from inner to radius. z: a number or a function of (x, y)."""
    r = random.Random(seed)
    points = []
    for _ in range(count):
        angle, reach = r.uniform(0, TAU), math.sqrt(r.uniform((inner / radius) ** 2, 1)) * radius
        x, y = math.cos(angle) * reach, math.sin(angle) * reach
        points.append((x, y, z(x, y) if callable(z) else z))
    return points


def specks(parent, points, color, size=0.012, seed=0, flat=0.5, rough=0.5):
    """Flecks of spice or chopped bits at the points; `flat` is their height by their width."""
    r = random.Random(seed)
    name = 'speck %s %g' % (color, flat)
    bit = pattern(name, lambda name: hidden(lump(name, plain(name, color, rough), (1, 0.75, flat), 14, 0.5, 1.4, 0, boxy=1.6, seed=3)))
    for place in points:
        turn = (r.uniform(-0.5, 0.5), r.uniform(-0.5, 0.5), r.uniform(0, TAU))
        copy(bit, place, turn, size * r.uniform(0.5, 1.5), parent)
