"""Fried toppings of burgers: mushrooms, soft onions, battered onion rings. A burger's radius is 1; angles in radians."""
import math
import random

from mathutils import Vector

from kitchen.materials import Material
from kitchen.noise import ease, perlin, ridges
from kitchen.once import once, pattern
from kitchen.patties import GOLDEN_COAT, flakes_of, fried_coat
from kitchen.shapes import TAU, along, copy, group, hidden, surface


@once
def mushroom_skin(name):
    """A slice fried in butter: pale flesh, gold where it met the pan, brown skin (`rim`), dark gills (`gill`)."""
    m = Material(name)
    fine, pan = m.noise(11, 5, 0.65), m.noise(3.2, 5, 0.65)
    color = m.ramp(m.add(pan, m.centred(m.random(), 0.3)), [(0.3, '#c59a60'), (0.46, '#a8713a'), (0.6, '#743d15'), (0.78, '#45200a')])
    color = m.mix(m.times(m.attribute('gill'), m.ramp(fine, [(0.3, 0.95), (0.7, 0.6)])), color, '#34190b')
    color = m.mix(m.ramp(m.add(m.attribute('rim'), m.centred(fine, 0.3)), [(0.25, 0.0), (0.6, 0.95)]), color, '#3c1a08')
    oil = m.ramp(m.noise(7, 4, 0.6), [(0.4, 0.2), (0.6, 0.48)])
    return m.finish(m.principled(color=color, rough=oil, spec=0.45, coat=0.12, coatr=0.15, sss=0.08, ssr=(0.3, 0.18, 0.08), ssc=color, normal=m.bump(m.add(fine, pan), 0.4, 0.03)))


def mushroom_slice(parent, location, rotation=(0, 0, 0), size=0.36):
    """A buttered slice through cap and stalk, lying flat: a half-round cap over a stalk that points along -y; `size` is its width."""

    def half(t):
        """Half the width at t: a stalk that swells at its foot, then the brim that curls in, then the dome."""
        if t < 0.46:
            return 0.12 + 0.05 * ease(0.2, 0.0, t) + 0.04 * ease(0.36, 0.46, t)
        return 0.18 + 0.32 * ease(0.44, 0.64, t) if t < 0.64 else 0.5 * max(0, 1 - ((t - 0.64) / 0.36) ** 2) ** 0.5

    def slice_(name, seed):
        def point(u, v):
            front, x = (u < 0.5), (abs(u - 0.5) * 2 - 0.5) * 2
            w, near = half(v) * (1 + 0.08 * perlin((x, v * 3, seed), 1.5, seed)), abs(x)
            thick = 0.05 * (1 - max(near, abs(2 * v - 1)) ** 8)
            lift = (thick if front else -thick) + 0.05 * math.sin(2.4 * v + 1.7 * x + seed) - 0.12 * (x * w) ** 2
            gill = ease(0.5, 0.56, v) * ease(0.74, 0.66, v) * ease(0.1, 0.16, near * w) * ease(0.47, 0.4, near * w)
            cap = ease(0.5, 0.58, v)
            return Vector((x * w, v * 0.86 - 0.5, lift)), {'rim': cap * max(ease(0.72, 1, near), ease(0.86, 1, v)), 'gill': gill}

        return hidden(surface(name, 64, 56, point, mushroom_skin(), round_u=True))

    kind = int(abs(location[0] * 50 + rotation[2] * 31)) % 3
    return copy(pattern(f'mushroom slice {kind}', lambda name: slice_(name, kind + 1)), location, rotation, size, parent)


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
    """An onion ring in coarse crumbs, not quite round, thicker in places; location is its middle."""
    root = group('onion ring', location, rotation, parent=parent)

    def point(u, v):
        a, b = u * TAU, v * TAU
        d = Vector((math.cos(a) * (1 + 0.3 * math.cos(b)), math.sin(a) * (1 + 0.3 * math.cos(b)), 0.3 * math.sin(b)))
        crag = 0.5 * ridges(d, 4.6, seed) + 0.4 * ridges(d, 11, seed + 2) + 0.25 * ridges(d, 22, seed + 4)
        t = thick * (0.66 + 0.7 * crag + 0.3 * perlin(d, 2.2, seed))
        r = radius * (1 + 0.1 * perlin(d, 1.1, seed) + 0.05 * math.cos(2 * a + seed)) + t * math.cos(b)
        return Vector((math.cos(a) * r, math.sin(a) * r, t * 1.25 * math.sin(b) + 0.05 * math.sin(2 * a + seed))), {'crumb': min(1, crag * 1.1)}

    coat = fried_coat(*GOLDEN_COAT)
    ring = surface('fried onion ring', 150, 36, point, coat, round_u=True, round_v=True, parent=root)
    crumbs, dice = flakes_of(coat), random.Random(seed)
    for vertex in dice.sample(list(ring.data.vertices), 90):
        turn = [dice.uniform(0, TAU) for _ in 'xyz']
        copy(dice.choice(crumbs), vertex.co, turn, thick * dice.uniform(0.15, 0.4), root)
    return root
