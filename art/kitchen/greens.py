"""Salad: lettuce, tomato, onion, pickle, chilli and herbs. One unit is the radius of a burger (about 6 cm); angles in radians."""
import math
import random

from mathutils import Vector

from kitchen.leaves import mint_leaf, parsley, rocket_leaf  # noqa: F401  (all salad is imported from here)
from kitchen.materials import Material, plain
from kitchen.noise import ease, fractal, perlin
from kitchen.once import once, pattern
from kitchen.shapes import TAU, copy, disc_profile, group, hidden, lump, surface


@once
def lettuce_green(name):
    """Pale and crisp at the heart, green at the frill, with fine ribs that fan out."""
    m = Material(name)
    edge, around = m.attribute('edge'), m.attribute('around')
    blotch, fine = m.noise(3.5, 5, 0.6), m.noise(26, 4, 0.65)
    tone = m.add(edge, m.centred(blotch, 0.5), m.centred(fine, 0.18))
    color = m.ramp(tone, [(0, '#f1f2c4'), (0.3, '#cbdc7d'), (0.58, '#8fbb3c'), (0.85, '#568f20'), (1, '#356b14')])
    fan = m.node('CombineXYZ', {0: m.times(around, 46), 1: m.times(edge, 2.6)}).outputs[0]
    ribs = m.math('ABSOLUTE', m.math('SUBTRACT', m.noise(1, 3, 0.55, 0.8, fan), 0.5))
    ribs = m.ramp(ribs, [(0, 1.0), (0.05, 0.0)])
    thin = m.node('CombineXYZ', {0: m.times(around, 170), 1: m.times(edge, 9)}).outputs[0]
    veins = m.ramp(m.math('ABSOLUTE', m.math('SUBTRACT', m.noise(1, 3, 0.6, 1.2, thin), 0.5)), [(0, 1.0), (0.06, 0.0)])
    color = m.mix(m.times(ribs, 0.55), color, '#e4ecb0')
    color = m.mix(m.times(veins, 0.28), color, '#c9dd86')
    blister = m.cells(17, m.warped(7, 0.08))
    height = m.add(m.times(blister, 1.1), m.times(fine, 0.5), m.times(ribs, 0.8), m.times(veins, -0.35))
    normal = m.bump(height, 0.55, 0.035)
    damp = m.ramp(m.noise(6, 4, 0.6), [(0.38, 0.58), (0.62, 0.3)])
    leaf = m.principled(color=color, rough=damp, spec=0.42, normal=normal)
    return m.finish(m.blend(0.42, leaf, m.translucent(m.mix(0.35, color, '#c6e457'), normal)))


def lettuce(parent, z, radius=1.17, seed=1, ruffle=0.11, droop=0.12):
    """A frilled layer around the burger's axis. ruffle: height of the waves; droop: how far the edge hangs."""
    waves = 8 + seed % 4

    def point(u, v):
        a = u * TAU
        ca, sa = math.cos(a), math.sin(a)
        on_rim = Vector((ca * 1.4, sa * 1.4, seed * 2.1))
        reach = radius * (1 + 0.09 * perlin(on_rim, 1.2) + 0.04 * perlin(on_rim, 3.5) + 0.03 * fractal(on_rim, 9, 0, 3))
        r = 0.35 + (reach - 0.35) * v
        amount = ruffle * (0.5 + 0.8 * abs(perlin(on_rim, 1.6, 1)))
        first = a * waves + 2.8 * perlin(on_rim, 1.1, 3)
        second = a * (3 * waves + 5) + 4 * perlin(on_rim, 1.5, 7)
        third = a * (9 * waves + 4) + 5 * perlin(on_rim, 2.4, 9)
        v2, v4, v8 = v**2, v**4, v**8
        height = amount * (v2 * math.sin(first) + 0.42 * v4 * math.sin(second) + 0.16 * v8 * math.sin(third))
        height += 0.025 * perlin((ca * r * 4, sa * r * 4, seed), 1) + 0.02 * v * fractal((ca * r * 6, sa * r * 6, seed), 1.4, 2, 3)
        height -= droop * ease(0.55, 1, v) * (0.6 + 0.8 * perlin(on_rim, 1.3, 5))
        r += amount * (0.4 * v2 * math.cos(first + 1) + 0.3 * v4 * math.cos(second + 0.6) + 0.12 * v8 * math.cos(third))
        a += amount * (0.22 * v2 * math.cos(first + 0.2) + 0.07 * v4 * math.cos(second))
        return Vector((math.cos(a) * r, math.sin(a) * r, height)), {'edge': v**1.7, 'around': u}

    layer = surface('lettuce', 560, 30, point, lettuce_green(), round_u=True, parent=parent)
    layer.location.z = z
    return layer


@once
def tomato_red(name):
    """Wet flesh with seed pockets, red skin at the rim."""
    m = Material(name)
    x, y = m.axis('x'), m.axis('y')
    angle = m.math('ARCTAN2', y, x)
    away = m.attribute('away')
    wobble = m.centred(m.noise(3, 3), 1.2)
    wedge = m.math('ABSOLUTE', m.math('SINE', m.add(m.times(angle, 2.5), wobble)))
    pocket = m.times(m.ramp(wedge, [(0.35, 0.0), (0.55, 1.0)]), m.ramp(away, [(0.25, 0.0), (0.34, 1.0), (0.76, 1.0), (0.84, 0.0)]))
    seeds = m.ramp(m.cells(15), [(0.2, 1.0), (0.3, 0.0)])
    jelly = m.mix(m.times(seeds, 0.6), '#ad1e0c', '#dc9a4c')
    flesh = m.mix(m.noise(7, 4), '#b81a0f', '#cf3622')
    color = m.mix(m.attribute('rim'), m.mix(pocket, flesh, jelly), '#96100a')
    shine = m.ramp(m.noise(8, 3), [(0.4, 0.14), (0.65, 0.34)])
    normal = m.bump(m.add(m.noise(14, 4), m.times(pocket, -0.5), m.times(seeds, 0.4)), 0.2, 0.03)
    surface_ = m.principled(color=color, rough=shine, spec=0.5, sss=0.2, ssr=(0.5, 0.12, 0.05), ssc='#d32a16', coat=0.4, coatr=0.08, normal=normal)
    return m.finish(surface_)


@once
def pickle_olive(name):
    """Cucumber out of brine: olive flesh, a paler heart in three parts with seeds that point inwards, dull dark skin."""
    m = Material(name)
    away, angle = m.attribute('away'), m.math('ARCTAN2', m.axis('y'), m.axis('x'))
    flesh = m.ramp(m.noise(9, 5, 0.6), [(0.3, '#4a4e0e'), (0.7, '#767a22')])
    heart = m.ramp(m.add(away, m.centred(m.noise(7, 3), 0.16)), [(0.48, 1.0), (0.6, 0.0)])
    seam = m.ramp(m.math('ABSOLUTE', m.math('SINE', m.add(m.times(angle, 1.5), m.centred(m.noise(4, 3), 0.5)))), [(0.05, 1.0), (0.22, 0.0)])
    color = m.mix(m.times(heart, 0.55), flesh, '#8b7f3a')
    color = m.mix(m.times(m.times(heart, seam), 0.5), color, '#3d390d')
    polar = m.node('CombineXYZ', {0: m.times(angle, 1.45), 1: m.times(away, 2.5)}).outputs[0]
    seeds = m.times(m.ramp(m.cells(2.1, polar), [(0.2, 1.0), (0.3, 0.0)]), m.ramp(away, [(0.14, 0.0), (0.24, 1.0), (0.56, 1.0), (0.64, 0.0)]))
    color = m.mix(m.times(seeds, 0.75), color, '#b5a566')
    skin = m.ramp(m.noise(14, 4, 0.6), [(0.35, '#1c2a08'), (0.7, '#384a12')])
    color = m.mix(m.attribute('rim'), color, skin)
    damp = m.ramp(m.noise(7, 4, 0.6), [(0.4, 0.55), (0.6, 0.3)])
    normal = m.bump(m.add(m.noise(13, 5, 0.65), m.times(seeds, 0.7), m.times(heart, -0.5)), 0.5, 0.03)
    return m.finish(m.principled(color=color, rough=damp, spec=0.4, sss=0.05, ssr=(0.2, 0.18, 0.05), ssc=color, coat=0.08, coatr=0.25, normal=normal))


@once
def jalapeno_green(name):
    """Bright green skin, pale walls."""
    m = Material(name)
    color = m.mix(m.attribute('rim'), m.ramp(m.noise(8, 3), [(0.3, '#a9c557'), (0.7, '#cfdd92')]), '#3f7c17')
    return m.finish(m.principled(color=color, rough=0.2, spec=0.5, coat=0.35, coatr=0.08, normal=m.bump(m.noise(15, 3), 0.2, 0.02)))


def _disc(name, material, radius, height, outline, columns, rows, bend=0.0):
    """A slice: outline(a) is the radius factor at the angle a, bend lifts two sides (a dried or limp slice)."""

    def point(u, v):
        a = u * TAU
        r, z, rim = disc_profile(v)
        k = r * radius * outline(a)
        return Vector((math.cos(a) * k, math.sin(a) * k, (z - 0.5) * height + bend * r * r * math.sin(2 * a))), {'rim': rim, 'away': r}

    return surface(name, columns, rows, point, material, round_u=True)


def _placed(thing, parent, location, rotation):
    thing.parent, thing.location, thing.rotation_euler = parent, location, rotation
    return thing


def tomato_slice(parent, location, radius=0.6, height=0.12, rotation=(0, 0, 0), seed=0):
    """A round slice; location is its middle."""
    material = tomato_red()
    slice_ = _disc('tomato', material, radius, height, lambda a: 1 + 0.03 * perlin((math.cos(a) * 1.2, math.sin(a) * 1.2, seed), 1), 90, 31)
    return _placed(slice_, parent, location, rotation)


def pickle_slice(parent, location, radius=0.26, rotation=(0, 0, 0), height=0.06):
    """A coin of pickled cucumber, limp and not quite round; location is its middle."""
    seed = location[0] * 7 + location[1] * 3

    def outline(a):
        return 1 + 0.05 * perlin((math.cos(a), math.sin(a), seed), 0.9) + 0.035 * math.cos(2 * a + seed) + 0.012 * math.sin(a * 17)

    return _placed(_disc('pickle', pickle_olive(), radius, height, outline, 72, 25, 0.06 * radius), parent, location, rotation)


@once
def onion_purple(name):
    """White flesh, purple skin on the outside (attribute `skin`)."""
    m = Material(name)
    tone = m.add(m.attribute('skin'), m.centred(m.noise(7, 3), 0.25))
    color = m.ramp(tone, [(0, '#f4e9ee'), (0.5, '#e6cbdc'), (0.78, '#98356f'), (1, '#651547')])
    return m.finish(m.principled(color=color, rough=0.2, spec=0.45, sss=0.25, ssr=(0.3, 0.2, 0.25), ssc='#eedbe8', coat=0.3, coatr=0.1))


def onion_ring(parent, location, radius=0.6, rotation=(0, 0, 0)):
    """One raw red onion ring lying flat."""

    def point(u, v):
        a, b = u * TAU, v * TAU
        r = radius * (1 + 0.04 * math.sin(2 * a + 1)) + 0.032 * math.cos(b)
        return Vector((math.cos(a) * r, math.sin(a) * r, 0.055 * math.sin(b) + 0.02 * math.sin(3 * a))), {'skin': max(0, math.cos(b))}

    ring = surface('onion ring', 80, 12, point, onion_purple(), round_u=True, round_v=True)
    return _placed(ring, parent, location, rotation)


def jalapeno_slice(parent, location, radius=0.17, rotation=(0, 0, 0), height=0.06):
    """A ring of green chilli with three walls inside; location is its middle."""
    material = jalapeno_green()

    def ring(u, v):
        a, b = u * TAU, v * TAU
        wall = 0.2 + 0.13 * max(0, math.cos(3 * a)) ** 3
        r = radius * (1 - wall / 2 + wall / 2 * math.cos(b)) * (1 + 0.03 * math.sin(2 * a))
        lift = math.copysign(abs(math.sin(b)) ** 0.5, math.sin(b)) * height / 2
        return Vector((math.cos(a) * r, math.sin(a) * r, lift)), {'rim': ease(0.55, 0.95, math.cos(b))}

    slice_ = group('jalapeno', location, rotation, parent=parent)
    surface('jalapeno ring', 48, 16, ring, material, round_u=True, round_v=True, parent=slice_)
    seed_shape = pattern('chilli seed', lambda name: hidden(_disc(name, onion_purple(), 0.024, 0.016, lambda a: 1, 12, 7)))
    for k in range(7):
        a, r = k * 0.9 + radius, radius * (0.3 + 0.25 * (k % 2))
        copy(seed_shape, (math.cos(a) * r, math.sin(a) * r, 0), (0.3, 0.2 * k, a), parent=slice_)
    return slice_


@once
def sliced_onion(name):
    """Wet white onion, violet along its outer side (attribute `skin`), dusted with sumac here and there."""
    m = Material(name)
    tone = m.add(m.attribute('skin'), m.centred(m.noise(6, 3), 0.3), m.centred(m.random(), 0.2))
    color = m.ramp(tone, [(0.1, '#e4d6cf'), (0.4, '#d6b3c6'), (0.62, '#9c4380'), (0.9, '#5f1a4a')])
    dust = m.times(m.ramp(m.noise(30, 3, 0.65), [(0.54, 0.0), (0.6, 0.9)]), m.ramp(m.noise(4, 3), [(0.42, 0.15), (0.56, 1.0)]))
    color = m.mix(dust, color, '#8a1216')
    flesh = m.principled(color=color, rough=m.add(m.times(dust, 0.4), 0.24), spec=0.45, sss=0.2, ssr=(0.3, 0.2, 0.25), ssc=color, coat=0.2, coatr=0.15)
    return m.finish(m.blend(0.25, flesh, m.translucent(color)))


def _half_ring(name, seed):
    """A thin half ring of onion gone limp: flat, not quite round, its ends sinking. Its middle is at 0."""
    dice = random.Random(seed)
    radius, arc, phase, violet = dice.uniform(0.2, 0.32), dice.uniform(2.4, 3.3), dice.uniform(0, TAU), dice.uniform(0.35, 1.0)

    def point(u, v):
        q, b = u * 2 - 1, v * TAU
        a, end = q * arc / 2, max(0, 1 - abs(q) ** 10) ** 0.5
        r = radius * (1 + 0.1 * math.sin(2 * a + phase)) + 0.017 * end * math.cos(b)
        lift = 0.022 * end * math.sin(b) + 0.035 * math.sin(2.6 * a + phase) - 0.03 * q * q
        return Vector((math.cos(a) * r - 0.62 * radius, math.sin(a) * r * 1.12, lift)), {'skin': max(0, math.cos(b)) ** 0.5 * violet}

    return hidden(surface(name, 30, 10, point, sliced_onion(), round_v=True))


def sumac_onion(parent, location, seed=0):
    """A small heap of overlapping half rings of red onion with grains of sumac, about 0.6 wide; location is the middle of its foot."""
    dice = random.Random(seed)
    heap = group('sumac onion', location, parent=parent)
    shapes = [pattern(f'half ring of onion {i}', lambda name, i=i: _half_ring(name, i + 1)) for i in range(5)]
    grain = pattern('sumac grain', lambda name: hidden(lump(name, plain('sumac', '#7c0f14', 0.6), (1, 0.8, 0.6), 10, 0.3)))

    def near(share, reach):
        away, turn = reach * math.sqrt(dice.random()) * (1 - 0.5 * share), dice.uniform(0, TAU)
        return math.cos(turn) * away, math.sin(turn) * away, 0.03 + 0.12 * share

    for k in range(14):
        copy(shapes[k % 5], near(k / 14, 0.18), (dice.gauss(0, 0.13), dice.gauss(0, 0.13), dice.uniform(0, TAU)), dice.uniform(0.8, 1.1), heap)
    for k in range(26):
        x, y, _ = near(0, 0.3)
        copy(grain, (x, y, 0.16 - 0.9 * math.hypot(x, y) ** 2), scale=dice.uniform(0.006, 0.012), parent=heap)
    return heap
