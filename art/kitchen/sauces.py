"""Sauces: their material, a pot filled with one, dollops and drizzles of it. Lengths as everywhere: a burger's radius is 1."""
import math
import random

import bpy
from mathutils import Vector

from kitchen.materials import Material, plain
from kitchen.noise import ease, fractal, perlin
from kitchen.shapes import TAU, along, group, lump
from kitchen.shapes import surface as _surface

POT_PROFILE = [
    (0, 0), (0.72, 0), (0.78, 0.03), (0.80, 0.08), (0.98, 0.93), (1.0, 0.99),
    (0.975, 1.02), (0.94, 1.0), (0.92, 0.9), (0.78, 0.2), (0.6, 0.12), (0, 0.12),
]  # (radius, height) of the cup, both as shares of its own
FILLED_TO, FILLED_OUT = 0.88, 0.935
KETCHUP, THOUM, MAYO, CHEESE = '#9e1408', '#e6dcc6', '#d87046', '#d07410'


def sauce_material(color, gloss=0.5, grain=0.0, clear=0.0):
    """A sauce: gloss 0 is matt like whipped garlic, 1 wet like syrup; grain roughens it; clear lets light through."""
    name = 'sauce %s %g %g %g' % (color, gloss, grain, clear)
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    m = Material(name)
    fine = m.noise(38, 4, 0.6)
    height = m.add(m.times(m.noise(6, 3), 0.5), m.times(fine, 0.25 + grain))
    shade = m.ramp(m.noise(9, 4, 0.6), [(0.3, 0.80), (0.62, 1.0)])
    tint = m.mix(1, color, shade, 'MULTIPLY')
    rough = m.add(m.centred(fine, 0.16), 0.52 - 0.36 * gloss)
    look = dict(color=tint, rough=rough, spec=0.3 + 0.25 * gloss, coat=0.45 * gloss, coatr=0.12, trans=clear, ior=1.4)
    soft = dict(sss=0.12, ssr=(0.08, 0.05, 0.03), ssc=tint)
    return m.finish(m.principled(**look, **soft, normal=m.bump(height, 0.16 + 0.5 * grain, 0.03)))


def _swirl(angle, share, radius, seed):
    """A spoon's spiral, with a soft peak in the middle."""
    wave = math.sin(angle + share * 9.5 + 0.5 * perlin((math.cos(angle) * share * 3, math.sin(angle) * share * 3, 0), 1, seed))
    ridge = 0.11 * wave * ease(0, 0.18, share) * ease(1, 0.7, share)
    return radius * (ridge + 0.13 * math.exp(-((share / 0.2) ** 2)))


def _flat(angle, share, radius, seed):
    """A thin sauce that has run level, with a ripple or two."""
    return radius * 0.018 * perlin((math.cos(angle) * share, math.sin(angle) * share, 0), 1.6, seed)


def _chunky(angle, share, radius, seed):
    """A coarse paste."""
    at = (math.cos(angle) * share, math.sin(angle) * share, 0)
    return radius * (0.10 * fractal(at, 4.5, seed, 3) + 0.05 * fractal(at, 14, seed + 3, 3) + 0.06 * ease(0.9, 0, share))


def _whipped(angle, share, radius, seed):
    """Stiff, torn peaks, as a spoon leaves them in something whipped."""
    at = (math.cos(angle) * share, math.sin(angle) * share, 0)
    torn = 1 - abs(perlin(at, 2.6, seed)) * 2.4
    return _swirl(angle, share, radius, seed) * 1.35 + radius * ease(1, 0.75, share) * (0.055 * torn + 0.02 * fractal(at, 9, seed, 3))


def _peaks(angle, share, radius, seed):
    """Heaped high in folds that wind up to a drawn-out point, as a piping bag or a spatula leaves something whipped."""
    at = (math.cos(angle) * share, math.sin(angle) * share, 0)
    fold = abs(math.sin(angle + 7.5 * share + 0.9 * perlin(at, 1.6, seed))) ** 0.6
    heap = 0.34 * ease(1, 0.05, share) + 0.22 * math.exp(-share / 0.1)
    folds = 0.2 * fold * ease(0.0, 0.2, share) * ease(1, 0.8, share)
    return radius * (heap + folds - 0.06 * ease(1, 0.8, share) + 0.012 * fractal(at, 9, seed, 3))


def _well(angle, share, radius, seed):
    """Thick and smoothed in a ring by the back of a spoon, with a winding hollow for oil."""
    at = (math.cos(angle) * share, math.sin(angle) * share, 0)
    groove = math.sin(angle + share * 15 + 0.7 * perlin(at, 1.8, seed))
    return radius * (0.075 * groove * ease(0.1, 0.3, share) * ease(1, 0.8, share) - 0.05 * ease(0.5, 0.1, share) + 0.03)


def _paste(angle, share, radius, seed):
    """Chopped fine and wet: heaped in the middle, soft lumps, low at the wall where its oil gathers."""
    at = (math.cos(angle) * share, math.sin(angle) * share, 0)
    lumps = 0.09 * perlin(at, 3.4, seed) + 0.055 * perlin(at, 8, seed + 2) + 0.012 * fractal(at, 18, seed + 4, 2)
    return radius * (0.2 * ease(0.98, 0.25, share) + lumps - 0.04)


SURFACES = {'swirl': _swirl, 'flat': _flat, 'chunky': _chunky, 'whipped': _whipped, 'peaks': _peaks, 'well': _well, 'paste': _paste}


def _rise(kind, x, y, radius, seed):
    """How high a sauce stands above its rim at (x, y): level at the wall, where it creeps up a little."""
    share = min(1, math.hypot(x, y) / radius)
    shape = SURFACES[kind](math.atan2(y, x), share, radius, seed)
    return shape * ease(1, 0.9, share) + radius * 0.035 * ease(0.93, 1, share)


def surface_of(radius=0.36, height=0.3, surface='swirl', seed=0):
    """z(x, y) on the sauce of a `pot` made with the same numbers: where to put things on it."""
    return lambda x, y: height * FILLED_TO + _rise(surface, x, y, radius * FILLED_OUT, seed)


def sauce_top(fill, radius, surface_kind='swirl', seed=0, parent=None, detail=170):
    """The round top of a sauce, rim at z = 0. Returns the object."""

    def point(u, v):
        x, y = math.cos(u * TAU) * v * radius, math.sin(u * TAU) * v * radius
        return Vector((x, y, _rise(surface_kind, x, y, radius, seed)))

    return _surface('sauce', detail, detail // 2, point, fill, round_u=True, parent=parent)


def oil_on(parent, radius, level, color='#a8760a'):
    """Oil that stands at the height `level` in a pot of `radius`: seen wherever the sauce lies lower."""
    m = Material('oil')
    shiny = m.principled(color=color, rough=0.06, spec=0.5, coat=0.3, coatr=0.05)
    oil = m.finish(m.blend(0.55, m.node('BsdfTransparent', {0: color}).outputs[0], shiny))

    def point(u, v):
        return Vector((math.cos(u * TAU) * v * radius * FILLED_OUT, math.sin(u * TAU) * v * radius * FILLED_OUT, level))

    return _surface('oil', 90, 4, point, oil, round_u=True, parent=parent)


def cup_material(color):
    """Glazed clay."""
    name = 'cup ' + color
    return bpy.data.materials.get(name) or plain(name, color, 0.3, coat=0.35, coatr=0.12)


def pot(location, fill, radius=0.36, height=0.3, cup='#1c1a19', surface='swirl', seed=0, parent=None):
    """A ramekin of sauce. fill: a colour or a sauce material; surface: one of SURFACES. Returns the group."""
    root = group('pot', location, parent=parent)

    def side(u, v):
        r, z = along(POT_PROFILE, v)
        flutes = abs(math.sin(u * TAU * 14)) ** 2 * ease(0.1, 0.3, z) * ease(0.9, 0.8, z) * (v < 0.5)
        r *= radius * (1 - 0.02 * flutes)
        return Vector((math.cos(u * TAU) * r, math.sin(u * TAU) * r, z * height))

    _surface('cup', 140, len(POT_PROFILE) * 6, side, cup_material(cup), round_u=True, parent=root)
    top = sauce_top(sauce_material(fill) if isinstance(fill, str) else fill, radius * FILLED_OUT, surface, seed, root)
    top.location.z = height * FILLED_TO
    return root


def dollop(parent, location, size, color, seed=0):
    """A spoonful, about `size` in radius, lower than wide. color: a colour or a sauce material."""
    material = sauce_material(color) if isinstance(color, str) else color
    thing = lump('dollop', material, (size, size * 0.9, size * 0.55), 44, bulge=0.28, bulges=1.5, grain=0.02, seed=seed, parent=parent)
    thing.location, thing.rotation_euler.z = location, random.Random(seed).uniform(0, TAU)
    return thing


def curve(points, t):
    """A smooth line (Catmull-Rom) through the points, t from 0 to 1."""
    at = t * (len(points) - 1)
    i = min(int(at), len(points) - 2)
    k = at - i
    a, b, c, d = (points[min(max(i + n, 0), len(points) - 1)] for n in (-1, 0, 1, 2))
    return 0.5 * (2 * b + (c - a) * k + (2 * a - 5 * b + 4 * c - d) * k**2 + (3 * b - a - 3 * c + d) * k**3)


def drizzle(parent, points, color, thickness=0.035, seed=0, over=None):
    """A tube of sauce along points, thinner and thicker by turns, with round ends. color: a colour or a sauce material.

    over: z(x, y) of the food that it lies on; the points' own z counts without it."""
    material = sauce_material(color, 0.6) if isinstance(color, str) else color
    path = [Vector(p) for p in points]
    rows = len(path) * (16 if over else 9)

    def centre(t):
        at = curve(path, t)
        return Vector((at.x, at.y, over(at.x, at.y))) if over else at

    def point(u, v):
        here = centre(v)
        ahead = (centre(min(1, v + 0.01)) - centre(max(0, v - 0.01))).normalized()
        across = ahead.cross(Vector((0, 0, 1)))
        across = across.normalized() if across.length > 1e-4 else Vector((1, 0, 0))
        end = max(0, 1 - (abs(v - 0.5) * 2) ** (rows * 0.6)) ** 0.5
        r = thickness * end * (1 + 0.28 * perlin(here, 2.2 / max(thickness * 8, 0.1), seed))
        return here + across * math.cos(u * TAU) * r + across.cross(ahead) * math.sin(u * TAU) * r * 0.8

    return _surface('drizzle', 14, rows, point, material, round_u=True, parent=parent)
