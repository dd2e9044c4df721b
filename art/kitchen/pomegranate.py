"""Pomegranates, whole and cut across. Lengths: 1 is about 6 cm; angles in radians."""
import math
import random

from mathutils import Vector

from kitchen.condiments import pomegranate_seeds
from kitchen.materials import Material
from kitchen.noise import ease, perlin
from kitchen.once import once, pattern
from kitchen.shapes import TAU, copy, group, hidden, surface, thicken

CHAMBERS = 6


@once
def leather(name):
    """The rind: red with golden patches and pores."""
    m = Material(name)
    color = m.ramp(m.add(m.times(m.noise(1.6, 4, 0.6), 0.8), m.times(m.noise(9, 4), 0.2)), [(0.36, '#6d0a0c'), (0.52, '#a51c14'), (0.68, '#b9632a')])
    normal = m.bump(m.add(m.noise(5, 4), m.times(m.noise(34, 3), 0.3)), 0.25, 0.04)
    return m.finish(m.principled(color=color, rough=0.36, spec=0.42, coat=0.15, coatr=0.2, sss=0.05, ssr=(0.3, 0.06, 0.04), ssc=color, normal=normal))


@once
def pith(name):
    """Cream between the chambers, stained red in them (attribute `deep`), rind at the edge (attribute `rim`)."""
    m = Material(name)
    color = m.mix(m.attribute('deep'), m.ramp(m.noise(6, 4), [(0.3, '#dcb67c'), (0.7, '#efd6a4')]), '#8a1418')
    color = m.mix(m.ramp(m.attribute('rim'), [(0.955, 0.0), (0.975, 1.0)]), color, '#8f1712')
    return m.finish(m.principled(color=color, rough=0.42, spec=0.35, sss=0.12, ssr=(0.3, 0.15, 0.08), ssc=color, normal=m.bump(m.noise(14, 4), 0.3, 0.03)))


def _skin(name, whole):
    def point(u, v):
        a, lift = u * TAU, (v * (1 if whole else 0.5) - 0.5) * math.pi
        r = math.cos(lift) * (1 + 0.018 * math.cos(CHAMBERS * a) + 0.02 * perlin((math.cos(a), math.sin(a), v * 2), 1.4, 2))
        return Vector((math.cos(a) * r, math.sin(a) * r, math.sin(lift) * 0.94))

    return hidden(surface(name, 72, 48, point, leather(), round_u=True))


def _crown(name):
    """The calyx: a short tube that opens into six points."""

    def point(u, v):
        tooth = abs(math.cos(u * TAU * CHAMBERS / 2)) ** 0.8
        r = 0.30 - 0.12 * ease(0, 0.35, v) + 0.16 * v * v
        return Vector((math.cos(u * TAU) * r, math.sin(u * TAU) * r, 0.86 + v * (0.22 + 0.22 * tooth)))

    return hidden(thicken(surface(name, 96, 20, point, leather(), round_u=True), 0.03))


def pomegranate_whole(parent, location, radius=0.6, rotation=(0, 0, 0)):
    """A whole fruit; location is its middle, its crown is at +z."""
    copy(pattern('pomegranate crown', _crown), location, rotation, radius, parent)
    return copy(pattern('pomegranate', lambda name: _skin(name, True)), location, rotation, radius, parent)


def _chamber(a, r):
    """How deep in a chamber the point of the cut face at angle a and radius r lies: 0 on the pith, 1 among seeds."""
    k = a / TAU * CHAMBERS + 0.25 * math.sin(a * 2 + 1)
    wall = abs(k - round(k)) * TAU / CHAMBERS * r  # way to the nearest membrane
    return ease(0.02, 0.07, wall) * ease(0.12, 0.2, r) * ease(0.9, 0.82, r)


def pomegranate_half(parent, location, radius=0.6, rotation=(0, 0, 0), seed=0):
    """Half a fruit full of seeds, its cut face looking along z and its middle at location."""

    def face(name):
        def point(u, v):
            deep = _chamber(u * TAU, v)
            return Vector((math.cos(u * TAU) * v, math.sin(u * TAU) * v, 0.015 * (1 - v) - 0.1 * deep)), {'rim': v, 'deep': deep}

        return hidden(surface(name, 140, 60, point, pith(), round_u=True))

    root = group('pomegranate half', location, rotation, radius, parent)
    copy(pattern('pomegranate face', face), (0, 0, 0), parent=root)
    copy(pattern('pomegranate rind', lambda name: _skin(name, False)), (0, 0, 0), parent=root)
    r, places = random.Random(seed), []
    for _ in range(2600):
        a, away = r.uniform(0, TAU), 0.9 * math.sqrt(r.random())
        at = (math.cos(a) * away, math.sin(a) * away, -0.09)
        if _chamber(a, away) > 0.75 and all(math.dist(at, other) > 0.135 for other in places):
            places.append(at)
    pomegranate_seeds(root, places, 0.105, seed)
    return root
