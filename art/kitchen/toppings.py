"""Fried toppings of burgers: mushrooms, soft onions, battered onion rings. A burger's radius is 1; angles in radians."""
import math
import random

from mathutils import Vector

from kitchen.materials import Material
from kitchen.noise import ease, perlin, ridges
from kitchen.once import once, pattern
from kitchen.patties import GOLDEN_COAT, fried_coat
from kitchen.shapes import TAU, along, copy, hidden, surface


@once
def mushroom_skin(name):
    """Fried in butter: brown at the rim (`rim`), cream within, gills as a dark line (`gill`)."""
    m = Material(name)
    fine = m.noise(11, 5, 0.65)
    color = m.ramp(m.add(m.times(m.attribute('rim'), 0.6), m.times(fine, 0.55), m.centred(m.random(), 0.2)), [(0.25, '#dcb981'), (0.5, '#b67f3e'), (0.8, '#6d3d15'), (1, '#3f1f0a')])
    color = m.mix(m.times(m.attribute('gill'), 0.75), color, '#3a1d0c')
    return m.finish(m.principled(color=color, rough=m.ramp(fine, [(0.4, 0.22), (0.6, 0.45)]), spec=0.5, coat=0.25, coatr=0.1, normal=m.bump(fine, 0.35, 0.03)))


def mushroom_slice(parent, location, rotation=(0, 0, 0), size=0.36):
    """A buttered slice through cap and stalk, lying flat: the stalk points along -y, `size` is its width."""

    def slice_(name):
        def half(t):
            return 0.13 + 0.05 * ease(0.15, 0, t) if t < 0.42 else 0.5 * max(0, 1 - ((t - 0.5) / 0.5) ** 2.4 if t > 0.5 else 1) ** 0.5

        def point(u, v):
            front, x = (u < 0.5), (abs(u - 0.5) * 2 - 0.5) * 2
            thick = 0.075 * (1 - max(abs(x), abs(2 * v - 1)) ** 8)
            w = half(v)
            lift = (thick if front else -thick) + 0.06 * math.sin(3 * v + 2 * x)
            gill = ease(0.40, 0.46, v) * ease(0.56, 0.5, v) * ease(0.15, 0.3, abs(x) * w)
            return Vector((x * w, v * 0.85 - 0.5, lift)), {'rim': max(ease(0.6, 1, abs(x)), ease(0.88, 1, v)), 'gill': gill}

        return hidden(surface(name, 44, 36, point, mushroom_skin(), round_u=True))

    return copy(pattern('mushroom slice', slice_), location, rotation, size, parent)


def mushroom(parent, location, rotation=(0, 0, 0), size=0.5):
    """A whole brown mushroom standing on its stalk, cap `size` wide: uneven, its gills showing under the brim."""
    profile = [(0, 0), (0.17, 0), (0.15, 0.1), (0.14, 0.28), (0.17, 0.34), (0.4, 0.27), (0.47, 0.25), (0.52, 0.31), (0.5, 0.45), (0.4, 0.62), (0.2, 0.72), (0, 0.74)]

    def build(name):
        def point(u, v):
            a = u * TAU
            r, z = along(profile, v)
            seen = (math.cos(a) * r * 2, math.sin(a) * r * 2, z * 2)
            r *= 1 + 0.07 * perlin((math.cos(a), math.sin(a), z), 1.1, 4) + 0.03 * perlin(seen, 2.4, 2)
            under = ease(0.3, 0.34, v) * ease(0.53, 0.5, v)
            r, z = r + 0.05 * r * math.cos(a), z + 0.04 * perlin(seen, 1.3, 7) - 0.012 * under * math.cos(a * 70)
            return Vector((math.cos(a) * r, math.sin(a) * r, z)), {'under': under, 'cap': ease(0.52, 0.6, v)}

        return hidden(surface(name, 280, 90, point, _cap(), round_u=True))

    return copy(pattern('mushroom', build), location, rotation, size, parent)


@once
def _cap(name):
    """Pale stalk, dark gills, a brown cap with scales that turn paler towards the brim."""
    m = Material(name)
    scales, broad = m.noise(9, 6, 0.7, 0.8), m.noise(2.6, 4, 0.6)
    brown = m.ramp(m.add(m.times(m.axis('z'), 0.5), m.centred(scales, 0.7), m.centred(broad, 0.4)), [(0.05, '#a9764a'), (0.24, '#7c4a26'), (0.48, '#4d2812')])
    stalk = m.ramp(m.noise(5, 5, 0.6, 0.4, m.stretched((5, 5, 0.8))), [(0.35, '#b08c64'), (0.65, '#d0b28a')])
    color = m.mix(m.attribute('cap'), m.mix(m.attribute('under'), stalk, '#4a2a18'), brown)
    rough = m.ramp(broad, [(0.35, 0.36), (0.65, 0.55)])
    return m.finish(m.principled(color=color, rough=rough, spec=0.35, normal=m.bump(m.add(scales, m.times(m.noise(30, 3), 0.3)), 0.4, 0.03)))


@once
def soft_onion(name):
    """Onion fried soft: translucent gold, browner along the edges (`edge`) and here and there."""
    m = Material(name)
    tone = m.add(m.noise(4, 5, 0.6), m.centred(m.random(), 0.4), m.times(m.attribute('edge'), 0.22))
    color = m.ramp(tone, [(0.32, '#e2aa56'), (0.55, '#c47a26'), (0.76, '#964c10'), (1, '#571f06')])
    normal = m.bump(m.noise(7, 4, 0.6, 0.3, m.stretched((1, 1, 6))), 0.35, 0.02)
    strand = m.principled(color=color, rough=0.18, spec=0.5, coat=0.45, coatr=0.08, normal=normal)
    return m.finish(m.blend(0.3, strand, m.translucent(color, normal)))


def grilled_onions(parent, z, count=60, seed=4):
    """Half rings of soft onion in a heap on a patty, most of them towards the camera, limp: they sag over its edge."""
    dice = random.Random(seed)

    def strand(place, turn, curl, radius, lift, phase):
        def point(u, v):
            a, b = (v - 0.5) * curl + turn, u * TAU
            end = math.sin(math.pi * (0.04 + 0.92 * v)) ** 0.35
            r = radius * (1 + 0.12 * math.sin(6 * v + phase)) + 0.013 * math.cos(b)
            x, y = place[0] + math.cos(a) * r, place[1] + math.sin(a) * r * 0.8
            over = max(0, math.hypot(x, y) - 0.95)
            height = lift + 0.045 * end * math.sin(b) + 0.035 * math.sin(7 * v + phase) - 1.7 * over**1.5
            return Vector((x, y, height)), {'edge': abs(math.sin(b)) ** 3 + ease(0.12, 0, v) + ease(0.88, 1, v)}

        surface('soft onion', 10, 34, point, soft_onion(), round_u=True, parent=parent).location.z = z

    for i in range(count):
        a, away = dice.gauss(-math.pi / 2, 1.3), dice.uniform(0.48, 0.95)
        strand((math.cos(a) * away, math.sin(a) * away), dice.uniform(0, TAU), dice.uniform(1.8, 3.4), dice.uniform(0.16, 0.3), 0.05 + 0.14 * i / count, dice.uniform(0, TAU))


def fried_onion_ring(parent, location, radius=0.55, rotation=(0, 0, 0), seed=0, thick=0.13):
    """A battered onion ring; location is its middle."""

    def point(u, v):
        a, b = u * TAU, v * TAU
        d = Vector((math.cos(a) * (1 + 0.3 * math.cos(b)), math.sin(a) * (1 + 0.3 * math.cos(b)), 0.3 * math.sin(b)))
        crag = 0.6 * ridges(d, 4.2, seed) + 0.4 * ridges(d, 10, seed + 2)
        t = thick * (0.8 + 0.55 * crag + 0.2 * perlin(d, 3, seed))
        r = radius * (1 + 0.05 * perlin(d, 1.2, seed)) + t * math.cos(b)
        return Vector((math.cos(a) * r, math.sin(a) * r, t * 1.15 * math.sin(b))), {'crumb': min(1, crag * 1.1)}

    ring = surface('fried onion ring', 110, 26, point, fried_coat(*GOLDEN_COAT), round_u=True, round_v=True, parent=parent)
    ring.location, ring.rotation_euler = location, rotation
    return ring
