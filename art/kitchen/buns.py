"""Burger bread: crowns with and without sesame, and heels. The cut faces are toasted. A burger's radius is 1; angles in radians."""
import math
import random

from mathutils import Matrix, Vector

from kitchen.materials import Material
from kitchen.noise import ease, fractal, perlin
from kitchen.once import once, pattern
from kitchen.shapes import TAU, copy, hidden, surface

CROWN_HEIGHT, HEEL_HEIGHT = 0.72, 0.33
CUT = 0.2  # share of the profile that is the cut face
CRUSTS = {
    'golden': ('#ecc096', '#db9656', '#c47032', '#a9591b', '#843c10', '#5f260a'),
    'brioche': ('#e8b36a', '#c97c32', '#a8541a', '#86390f', '#66270a', '#451706'),
}


@once
def crust(name, kind='golden', shine=0.25):
    """Baked skin, browner where the mesh says `toast`, and toasted crumb where it says `cut`."""
    m = Material(name)
    toast, cut = m.attribute('toast'), m.attribute('cut')
    broad, fine, pores = m.noise(1.9, 5, 0.62), m.noise(8, 5, 0.65, 0.4), m.noise(46, 3, 0.65)
    tone = m.add(toast, m.centred(broad, 0.46), m.centred(fine, 0.28))
    stops = (0, 0.2, 0.42, 0.66, 0.88, 1)
    color = m.ramp(tone, list(zip(stops, CRUSTS[kind])), 'LINEAR')
    blister = m.ramp(m.noise(60, 2, 0.6), [(0.58, 0.0), (0.68, 1.0)])
    color = m.mix(m.times(m.times(blister, tone), 0.45), color, '#5e260a')
    holes = m.ramp(m.cells(24, m.warped(9, 0.06)), [(0.1, 1.0), (0.35, 0.0)])
    crumb = m.ramp(m.noise(7, 6, 0.65), [(0.3, '#f0d3a0'), (0.5, '#d29a4e'), (0.68, '#8a4a18')])
    crumb = m.mix(m.times(holes, 0.35), crumb, '#9a5c26')
    color = m.mix(cut, color, crumb)
    wrinkle = m.noise(6, 6, 0.7, 1.6, m.stretched((1, 1, 3.2)))
    height = m.add(m.times(pores, 0.75), m.times(wrinkle, 1.5), m.times(fine, 1.0), m.times(m.times(cut, holes), -2.5))
    rough = m.add(m.times(fine, 0.34), m.times(pores, 0.14), m.times(cut, 0.35), 0.3 - shine * 0.5)
    normal = m.bump(height, 0.42, 0.036)
    coat = m.times(m.math('SUBTRACT', 1.0, cut), shine)
    bread = m.principled(color=color, rough=rough, spec=0.4, sss=0.08, ssr=(0.3, 0.13, 0.05), ssc=color, coat=coat, coatr=0.24, normal=normal)
    return m.finish(bread)


@once
def sesame(name):
    """Pale seeds, some toasted."""
    m = Material(name)
    color = m.mix(m.times(m.noise(14, 2), 0.6), m.ramp(m.random(), [(0, '#f3e0b4'), (0.6, '#e6c88e'), (1, '#c08c46')]), '#f0dcb2')
    return m.finish(m.principled(color=color, rough=0.42, spec=0.4))


def _seed_shape(name):
    def point(u, v):
        a, b = u * TAU, (v - 0.5) * math.pi
        x = math.sin(b)
        width = math.cos(b) * (1 - 0.45 * x)
        return Vector((x, width * math.cos(a) * 0.6, width * math.sin(a) * 0.34))

    return hidden(surface(name, 12, 9, point, sesame(), round_u=True))


def sprinkle(crown, count, seed=1, size=0.047, apart=0.085, parent=None):
    """Sesame on the upper half of a crown: `count` seeds at least `apart` from each other."""
    dice = random.Random(seed)
    shape = pattern('sesame seed', _seed_shape)
    faces = [p for p in crown.data.polygons if p.center.z > 0.42 * CROWN_HEIGHT and p.normal.z > 0.4]
    chosen = []
    for face in dice.choices(faces, [p.area * (0.25 + p.normal.z) for p in faces], k=count * 12):
        at = Vector(face.center)
        if len(chosen) < count and all((at - other).length > apart for other, _ in chosen):
            chosen.append((at, Vector(face.normal)))
    for at, up in chosen:
        grain = copy(shape, (0, 0, 0), parent=parent)
        turn = Matrix.Rotation(dice.uniform(0, TAU), 4, 'Z') @ Matrix.Rotation(dice.uniform(-0.25, 0.25), 4, 'Y')
        place = Matrix.Translation(at + up * size * 0.08) @ up.to_track_quat('Z', 'Y').to_matrix().to_4x4()
        grain.matrix_local = place @ turn @ Matrix.Scale(size * dice.uniform(0.8, 1.15), 4)


def sesame_seeds(parent, places, size=0.045, seed=0):
    """Loose sesame at the (x, y, z) places, as on a table or a sauce."""
    dice, shape = random.Random(seed), pattern('sesame seed', _seed_shape)
    for place in places:
        copy(shape, place, (dice.uniform(-0.4, 0.4), dice.uniform(-0.4, 0.4), dice.uniform(0, TAU)), size * dice.uniform(0.8, 1.15), parent)


def crown(parent, radius=1.0, height=CROWN_HEIGHT, seed=0, seeds=170, kind='golden', shine=0.25):
    """The top half; its cut face lies at z = 0 of the parent. seeds: how many grains of sesame, 0 for a plain brioche."""

    def point(u, v):
        a = u * TAU
        if v < CUT:
            r, z = v / CUT * 0.935, 0.012 * math.sin(9 * v / CUT + seed)
        else:
            angle = -0.62 + (v - CUT) / (1 - CUT) * (math.pi / 2 + 0.62)
            r = max(0, math.cos(angle)) ** 0.72 if v < 1 else 0
            up = math.sin(angle)
            z = 0.3 + up * 0.516 if angle < 0 else 0.3 + 0.7 * up**1.12
        d = Vector((math.cos(a) * r, math.sin(a) * r, z))
        fold = 0.012 * perlin((math.cos(a) * 3, math.sin(a) * 3, z * 0.8), 1.5, seed) * ease(0.65, 0.2, z)
        k = 1 + 0.04 * perlin(d, 1.3, seed) + 0.014 * perlin(d, 3.1, seed + 4) + 0.007 * fractal(d, 8, seed, 3) + fold
        toast = 0.1 + 0.76 * ease(0.06, 0.64, z) + 0.12 * ease(0.7, 1, z)
        cut = ease(0.075, 0.015, z + 0.02 * perlin(d, 9, seed)) if v > CUT / 2 else 1
        return Vector((d.x * radius * k, d.y * radius * k, d.z * height * k)), {'toast': toast, 'cut': cut}

    top = surface('crown', 130, 84, point, crust(kind, shine), round_u=True, parent=parent)
    if seeds:
        sprinkle(top, seeds, seed, parent=parent)
    return top


def heel(parent, radius=1.0, height=HEEL_HEIGHT, seed=5, kind='golden', shine=0.1):
    """The bottom half, standing on z = 0 of the parent."""

    def point(u, v):
        a = u * TAU
        if v < CUT:
            r, z = v / CUT * 0.88, 0
        elif v > 1 - CUT:
            r, z = (1 - v) / CUT * 0.955, 1
        else:
            z = (v - CUT) / (1 - 2 * CUT)
            r = 0.88 + 0.12 * math.sin(z * math.pi * 0.68) ** 0.8
        d = Vector((math.cos(a) * r, math.sin(a) * r, z))
        k = 1 + 0.028 * perlin(d, 1.6, seed) + 0.009 * fractal(d, 7, seed, 3)
        lift = z * height + (0.012 * perlin(d, 5, seed) if z > 0.1 else 0)
        cut = ease(0.86, 0.97, z + 0.05 * perlin(d, 9, seed))
        return Vector((d.x * radius * k, d.y * radius * k, lift)), {'toast': 0.6 - 0.46 * ease(0.25, 0.95, z), 'cut': cut}

    return surface('heel', 120, 42, point, crust(kind, shine), round_u=True, parent=parent)
