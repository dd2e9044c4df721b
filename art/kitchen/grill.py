"""Chicken off the charcoal: wings, crisp strips, skewers of cubes."""
import math
import random

from mathutils import Vector

from kitchen import greens
from kitchen.materials import Material, plain
from kitchen.noise import ease, fractal, perlin, ridges
from kitchen.once import once, pattern
from kitchen.patties import GOLDEN_COAT, fried_coat
from kitchen.shapes import TAU, copy, group, hidden, lathe, lump, surface


@once
def glazed_skin(name, pale='#b8692a', warm='#8a3f13', char='#250b03'):
    """Grilled skin under a sticky glaze: amber, browner on the bumps (`high`), black where it caught fire."""
    m = Material(name)
    patches, fine = m.noise(2.4, 5, 0.6), m.noise(13, 5, 0.7)
    done = m.add(m.times(m.attribute('high'), 0.35), m.centred(patches, 0.8), m.centred(fine, 0.25), m.centred(m.random(), 0.2), 0.42)
    color = m.ramp(done, [(0.1, '#cf8f4c'), (0.35, pale), (0.6, warm), (0.86, char)])
    normal = m.bump(m.add(fine, m.times(m.cells(9, m.warped(7, 0.1)), 0.8)), 0.6, 0.04)
    shader = m.principled(color=color, rough=m.ramp(fine, [(0.35, 0.18), (0.65, 0.45)]), spec=0.5, coat=0.45, coatr=0.12, sss=0.06, ssr=(0.3, 0.12, 0.05), ssc=color, normal=normal)
    return m.finish(shader)


def _wing(name, seed):
    chance = random.Random(seed)
    bend = chance.uniform(0.8, 1.2)

    def point(u, v):
        a, q = u * TAU, v * 2 - 1
        thick = 0.15 + 0.15 * math.exp(-((q + 0.5) / 0.34) ** 2) + 0.1 * math.exp(-((q - 0.35) / 0.4) ** 2)
        thick *= (1 - abs(q) ** 4) ** 0.5 if abs(q) < 1 else 0
        d = Vector((math.cos(a), math.sin(a), q * 2))
        thick *= 1 + 0.22 * perlin(d, 1.3, seed) + 0.1 * fractal(d, 4, seed) + 0.1 * ridges(d, 3, seed)
        angle = bend * q
        x, z = math.sin(angle) * 0.8, (1 - math.cos(angle)) * 0.9
        side = Vector((math.cos(angle), 0, math.sin(angle)))
        normal = Vector((-side.z, 0, side.x))
        place = Vector((x, 0, z)) + normal * math.sin(a) * thick + Vector((0, math.cos(a) * thick * 0.85, 0))
        return place, {'high': ease(-0.2, 0.9, math.sin(a))}

    return hidden(surface(name, 40, 60, point, glazed_skin(), round_u=True))


def wings(parent, places, seed=1):
    """Chicken wings at (x, y, z, turn, tilt), each about 1.5 long, lying on their bend."""
    shapes = [pattern(f'wing {i}', lambda name, i=i: _wing(name, seed + i)) for i in range(4)]
    for i, (x, y, z, turn, tilt) in enumerate(places):
        copy(shapes[i % 4], (x, y, z), (math.pi / 2 + tilt, 0.15 * (-1) ** i, turn), 0.82, parent, 'XYZ')


def _crisp_strip(name, seed):
    chance = random.Random(seed)
    length, width = chance.uniform(0.75, 0.95), chance.uniform(0.24, 0.32)

    def point(u, v):
        a, b = u * TAU, (v - 0.5) * math.pi
        r = math.cos(b) ** 0.55 if 0 < v < 1 else 0
        d = Vector((math.cos(a) * r * 2.2, math.sin(a) * r, math.sin(b)))
        crag = 0.5 * ridges(d, 2.6, seed) + 0.36 * ridges(d, 6, seed + 3) + 0.2 * ridges(d, 13, seed + 6)
        k = 1 + 0.2 * perlin(d, 1.0, seed) + 0.24 * crag
        x, y = math.cos(a) * r * length * (1 + 0.06 * crag), math.sin(a) * r * width * k
        y += 0.16 * math.sin(x * 2 + seed)
        return Vector((x, y, math.sin(b) * 0.17 * k)), {'crumb': min(1, max(0, crag * 1.5 - 0.05))}

    return hidden(surface(name, 110, 44, point, fried_coat(*GOLDEN_COAT), round_u=True))


def crisp_strips(parent, places, seed=1):
    """Breaded chicken strips at (x, y, z, turn, lean), about 1.6 long; lean lifts the end that looks along +x."""
    shapes = [pattern(f'strip {i}', lambda name, i=i: _crisp_strip(name, seed + i)) for i in range(3)]
    for i, (x, y, z, turn, lean) in enumerate(places):
        copy(shapes[i % 3], (x, y, z), (0.1 * (-1) ** i, -lean, turn), (0.95, 0.76, 1.0), parent)


def coleslaw(parent, location, radius=0.34, seed=1):
    """Shredded white and red cabbage and carrot in a creamy heap."""
    chance = random.Random(seed)

    def shred(u, v):
        a, q = u * TAU, (v - 0.5) * 2
        taper = 0.03 * (1 - q * q) ** 0.5 if abs(q) < 1 else 0
        return Vector((math.cos(a) * taper, math.sin(a) * taper * 0.6 + 0.12 * q * q, q * 0.2))

    shapes = [hidden(surface('shred', 8, 12, shred, plain('shred', color, 0.35, coat=0.2, sss=0.1), round_u=True)) for color in ('#e6e2bd', '#dfe0b0', '#efe6cf', '#d9742a', '#7d2c55')]
    mound = lump('slaw', plain('slaw', '#e9dfc2', 0.4), (radius * 0.9, radius * 0.9, 0.16), 32, 0.1, parent=parent)
    mound.location = location
    for _ in range(150):
        a, r = chance.uniform(0, TAU), radius * math.sqrt(chance.random())
        z = location[2] + 0.14 * (1 - (r / radius) ** 2) + chance.uniform(0.0, 0.03)
        lean = (math.pi / 2 + chance.gauss(0, 0.12), chance.gauss(0, 0.12), chance.uniform(0, TAU))
        copy(chance.choice(shapes), (location[0] + math.cos(a) * r, location[1] + math.sin(a) * r, z), lean, 0.8, parent)


def skewer(parent, location, turn=0.0, pieces=6, seed=1):
    """Marinated chicken cubes with pepper and onion between, grilled on a steel rod along +x from `location`."""
    rod = group('skewer', location, (0, 0, turn), parent=parent)
    stick = lathe('rod', [(0, -0.4), (0.035, -0.35), (0.035, pieces * 0.62 + 0.2), (0, pieces * 0.62 + 0.45)], plain('rod', '#b7afa5', 0.3, metal=1), 16, 2, rod)
    stick.rotation_euler.y = math.pi / 2
    for i in range(pieces):
        cube = lump('cube', glazed_skin('#a35a22', '#6a2f0d', '#180602'), (0.3, 0.33, 0.3), 56, 0.2, 1.5, 0.05, 4, 1.7, 0.16, seed * 20 + i, rod)
        cube.location = (i * 0.62 + 0.1, 0, 0.02 * (-1) ** i)
        cube.rotation_euler = (i * 1.3, 0, 0.1)
        between = (i * 0.62 + 0.42, 0, 0)
        if i % 2:
            greens.tomato_slice(rod, between, 0.3, 0.07, (0, math.pi / 2, i), i)
        else:
            pepper = lump('pepper', plain('pepper', '#2f6d1c', 0.25, coat=0.3), (0.05, 0.3, 0.28), 32, 0.2, 1.5, 0.02, boxy=1.6, seed=i, parent=rod)
            pepper.location = between
