"""Chicken off the charcoal: wings, crisp strips, skewers of cubes."""
import math
import random

from mathutils import Vector

from kitchen import greens
from kitchen.materials import Material, plain
from kitchen.noise import ease, fractal, perlin, ridges
from kitchen.once import once, pattern
from kitchen.patties import GOLDEN_COAT, flakes_of, fried_coat
from kitchen.sauces import curve
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


@once
def sticky_skin(name):
    """A wing's skin, roasted and brushed with glaze: golden brown, wrinkled, burnt on what sticks out (`high`), bone where `bone`."""
    m = Material(name)
    broad, fine = m.noise(2.8, 6, 0.65), m.noise(15, 5, 0.7)
    done = m.add(m.times(m.attribute('high'), 0.4), m.centred(broad, 0.95), m.centred(fine, 0.3), m.centred(m.random(), 0.2), 0.34)
    color = m.ramp(done, [(0.02, '#c98232'), (0.27, '#a85a18'), (0.5, '#74340c'), (0.71, '#240a03')])
    color = m.mix(m.attribute('bone'), color, '#c9a97c')
    wrinkles = m.noise(7, 5, 0.65, 1.2, m.stretched((2.4, 2.4, 1)))
    normal = m.bump(m.add(m.times(wrinkles, 1.2), m.times(fine, 0.8), m.times(m.cells(16, m.warped(7, 0.1)), -0.9)), 0.9, 0.05)
    rough = m.ramp(m.noise(9, 4, 0.6), [(0.38, 0.1), (0.64, 0.3)])
    wet = m.ramp(m.noise(5, 4, 0.6), [(0.4, 1.0), (0.62, 0.4)])
    return m.finish(m.principled(color=color, rough=rough, spec=0.5, coat=wet, coatr=0.06, sss=0.05, ssr=(0.3, 0.08, 0.03), ssc=color, normal=normal))


def _around_one(share, width):
    return lambda q: math.exp(-(((q - share) / width) ** 2))


def _joint(name, seed, path, broad, thick, hollow=(2, 3), bone=2.0):
    """A piece of wing along a path of (x, y), lying flat. broad, thick: half its width and height at a share of its length;
    hollow: between these shares two bones stand out; bone: from this share on it is bare."""
    line = [Vector((*at, 0)) for at in path]

    def point(u, v):
        a, at = u * TAU, curve(line, v)
        ahead = (curve(line, min(1, v + 0.02)) - curve(line, max(0, v - 0.02))).normalized()
        around = Vector((math.cos(a), math.sin(a), v * 2.8))
        end, bare = math.sqrt(max(0, 1 - abs(v * 2 - 1) ** 12)), ease(bone, bone + 0.06, v)
        rough = 0.22 * perlin(around, 1.3, seed) + 0.13 * fractal(around, 3, seed, 3) + 0.14 * (ridges(around, 2.3, seed) - 0.25)
        dent = 0.6 * ease(0.6, 0.0, abs(math.cos(a))) * ease(hollow[0], hollow[0] + 0.12, v) * ease(hollow[1], hollow[1] - 0.12, v)
        w = math.cos(a) * broad(v) * end * (1 + rough * (1 - 0.8 * bare))
        h = math.sin(a) * thick(v) * end * (1 + rough * (1 - 0.8 * bare) - dent)
        return at + Vector((-ahead.y * w, ahead.x * w, h)), {'high': ease(-0.1, 0.8, rough * 3), 'bone': bare}

    return hidden(surface(name, 56, 100, point, sticky_skin(), round_u=True))


def _drumette(name, seed):
    """The joint next to the breast: short, meaty at one end, slim at the other with a little bare bone."""
    meat, knuckle = _around_one(0.26, 0.24), _around_one(0.97, 0.05)
    path = ((-0.54, 0), (-0.2, 0.05), (0.24, 0.03), (0.66, -0.06))
    return _joint(name, seed, path, lambda q: 0.075 + 0.24 * meat(q) + 0.045 * knuckle(q), lambda q: 0.07 + 0.2 * meat(q) + 0.04 * knuckle(q), bone=0.8)


def _flat(name, seed):
    """The middle joint: flat and slim, a hollow between its two bones."""
    path = ((-0.58, 0.02), (-0.2, -0.03), (0.2, 0.0), (0.58, 0.06))
    return _joint(name, seed, path, lambda q: 0.13 + 0.12 * math.sin(q * math.pi), lambda q: 0.1 + 0.05 * abs(q * 2 - 1) ** 2, (0.06, 0.94), 0.95)


def wings(parent, places, seed=1):
    """Chicken wings at (kind, x, y, z, turn, tilt), lying flat; kind: 'flat' or 'drumette'."""
    kinds = {'flat': _flat, 'drumette': _drumette}
    for i, (kind, x, y, z, turn, tilt) in enumerate(places):
        shape = pattern(f'wing {kind} {i % 3}', lambda name, kind=kind, i=i: kinds[kind](name, seed + i % 3))
        copy(shape, (x, y, z), (tilt, 0.12 * (-1) ** i, turn), 0.96, parent)


@once
def strip_coat(name):
    """Breading that fried unevenly: gold, floury where it is thick, dark at the tips (`tip`) and in the crevices (`crumb`)."""
    m = Material(name)
    broad, fine, patches = m.noise(3.5, 6, 0.62), m.noise(22, 5, 0.7), m.noise(1.9, 5, 0.65)
    tone = m.add(m.times(broad, 0.55), m.times(m.attribute('crumb'), 0.5), m.centred(patches, 0.3), m.centred(m.random(), 0.12))
    color = m.ramp(tone, list(zip((0.2, 0.38, 0.56, 0.84), GOLDEN_COAT)))
    burnt = m.times(m.attribute('tip'), m.ramp(fine, [(0.3, 1.0), (0.75, 0.5)]))
    color = m.mix(burnt, m.mix(m.ramp(fine, [(0.6, 0.0), (0.72, 0.5)]), color, GOLDEN_COAT[0]), '#421604')
    normal = m.bump(m.add(fine, m.times(m.cells(19, m.warped(9, 0.08)), 1.0), m.times(m.noise(60, 3, 0.7), 0.5)), 1.0, 0.05)
    rough = m.ramp(m.noise(9, 4, 0.6), [(0.42, 0.6), (0.62, 0.34)])
    return m.finish(m.principled(color=color, rough=rough, spec=0.4, coat=0.06, coatr=0.25, sss=0.05, ssr=(0.25, 0.1, 0.04), ssc=color, normal=normal))


def _crisp_strip(name, seed):
    """One strip of breast, thin and flat in a craggy coat: crooked, ragged along its sides, its ends narrow. Along x, its middle at 0."""
    chance = random.Random(seed)
    length, crook, twist, narrow = chance.uniform(0.74, 0.9), chance.uniform(-0.12, 0.12), chance.uniform(-0.3, 0.3), chance.uniform(0.12, 0.28)

    def point(u, v):
        a, q = u * TAU, v * 2 - 1
        end = math.sqrt(max(0, 1 - abs(q) ** 5)) * (1 - narrow * ease(-0.3, 1, q))
        d = Vector((q * 2.4, math.cos(a) * 0.9, math.sin(a) * 0.6))
        crag = 0.5 * ridges(d, 2.2, seed) + 0.42 * ridges(d, 5.2, seed + 3) + 0.24 * ridges(d, 11, seed + 6)
        ragged = 0.05 * perlin(d, 2.1, seed) + 0.025 * perlin(d, 5, seed + 2) + 0.075 * (crag - 0.25)
        y, z = math.cos(a) * (0.25 * end + ragged * min(1, 3 * end)), math.sin(a) * (0.12 * end + 0.8 * ragged * min(1, 3 * end))
        turn = twist * q
        y, z = y * math.cos(turn) - z * math.sin(turn), y * math.sin(turn) + z * math.cos(turn)
        y, z = y + crook * math.sin(q * 1.9 + 0.6), z + 0.07 * math.sin(q * 2.4 + seed) + 0.03 * perlin((q * 3, 1, seed), 1)
        return Vector((q * length + 0.08 * (crag - 0.2), y, z)), {'crumb': min(1, max(0, crag * 1.5 - 0.05)), 'tip': ease(0.7, 1, abs(q + 0.08 * perlin(d, 3, seed)))}

    return hidden(surface(name, 100, 150, point, strip_coat(), round_u=True))


def crisp_strips(parent, places, seed=1):
    """Breaded chicken strips at (x, y, z, turn, lean), about 1.6 long; lean lifts the end that looks along +x."""
    flakes, chance = flakes_of(fried_coat(*GOLDEN_COAT)), random.Random(seed)
    for i, (x, y, z, turn, lean) in enumerate(places):
        shape = pattern(f'strip {i}', lambda name, i=i: _crisp_strip(name, seed + i))
        strip = group('strip', (x, y, z), (0.35 * (-1) ** i, -lean, turn), parent=parent)
        copy(shape, (0, 0, 0), parent=strip)
        points = [vertex.co for vertex in shape.data.vertices if abs(vertex.co.x) < 0.75]
        for _ in range(26):
            turned = (chance.uniform(0, TAU), chance.uniform(0, TAU), chance.uniform(0, TAU))
            copy(chance.choice(flakes), chance.choice(points), turned, chance.uniform(0.02, 0.045), strip)


def coleslaw(parent, location, radius=0.34, seed=1):
    """Fine ribbons of white and red cabbage and carrot, limp and creamy, in a loose heap."""
    chance = random.Random(seed)

    def ribbon(bend, wide):
        def point(u, v):
            a, q = u * TAU, (v - 0.5) * 2
            taper = (1 - q**6) ** 0.5 if abs(q) < 1 else 0
            arc = bend * q
            x, z = math.sin(arc) / max(0.3, abs(bend)) * 0.22, (1 - math.cos(arc)) / max(0.3, abs(bend)) * 0.22
            wave = 0.02 * math.sin(q * 5 + bend * 9)
            return Vector((x, z + wave + math.cos(a) * wide * taper, math.sin(a) * 0.011 * taper))

        return point

    def dressed(color):
        name = 'slaw ' + color
        return plain(name, color, 0.32, coat=0.25, coatr=0.15, sss=0.15, ssr=(0.3, 0.25, 0.15), ssc=color)

    colors = {'#d8cf9a': 5, '#c9c98a': 3, '#c8580f': 3, '#5d1638': 2}
    shapes = []
    for color, share in colors.items():
        skin = dressed(color)
        made = [hidden(surface('ribbon', 8, 18, ribbon(chance.uniform(-1.6, 1.6), chance.uniform(0.014, 0.026)), skin, round_u=True)) for _ in range(3)]
        shapes.extend(made * share)
    mound = lump('slaw', plain('slaw', '#cdbd8c', 0.35, sss=0.1), (radius * 0.92, radius * 0.92, 0.13), 32, 0.2, parent=parent)
    mound.location = location
    for i in range(230):
        a, share = chance.uniform(0, TAU), math.sqrt(chance.random())
        r = radius * 0.86 * share
        z = location[2] + 0.05 + 0.15 * (1 - share * share) + chance.uniform(-0.02, 0.03)
        lean = (chance.gauss(0, 0.3), chance.gauss(0, 0.25), chance.uniform(0, TAU))
        copy(chance.choice(shapes), (location[0] + math.cos(a) * r, location[1] + math.sin(a) * r, z), lean, chance.uniform(0.5, 0.85), parent)


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
