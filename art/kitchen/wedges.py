"""Potato wedges: three-sided, the skin left on one side, dusted with paprika. Lengths: 1 is about 6 cm."""
import math
import random

from mathutils import Vector

from kitchen.materials import Material
from kitchen.noise import ease, fractal, perlin
from kitchen.once import once
from kitchen.shapes import copy, hidden, surface


@once
def wedge_crust(name):
    """Roasted flesh, golden in the middle of a face and brown at the edges; a darker skin; red dust of paprika. Needs the
    mesh attributes `skin` and `edge`."""
    m = Material(name)
    fine = m.noise(15, 5, 0.7)
    browned = m.add(m.centred(m.noise(4, 5, 0.65), 1.5), m.times(m.attribute('edge'), 0.5), m.centred(m.random(), 0.2), 0.3)
    flesh = m.ramp(browned, [(0.16, '#dfa850'), (0.42, '#cd8430'), (0.6, '#93460f'), (0.86, '#451a06')])
    peel = m.ramp(m.noise(7, 5, 0.65), [(0.35, '#5a2c10'), (0.6, '#95592a')])
    color = m.mix(m.attribute('skin'), flesh, peel)
    dust = m.ramp(m.noise(30, 4, 0.75), [(0.57, 0.0), (0.66, 0.6)])
    color = m.mix(dust, color, '#8e2c06')
    normal = m.bump(m.add(fine, m.times(m.cells(14, m.warped(6, 0.15)), -1.0), m.times(m.noise(5, 4), 1.4)), 0.8, 0.04)
    rough = m.ramp(fine, [(0.35, 0.34), (0.65, 0.6)])
    soft = dict(sss=0.08, ssr=(0.2, 0.1, 0.04), ssc=color)
    return m.finish(m.principled(color=color, rough=rough, spec=0.35, coat=0.2, coatr=0.2, normal=normal, **soft))


def wedge_shapes(count=7, seed=3, length=1.35):
    """Hidden wedges to `copy`, along x, the skin below; about 0.5 wide and 0.4 high."""
    r = random.Random(seed)
    return [hidden(_wedge('wedge %d' % i, length * r.uniform(0.85, 1.1), r)) for i in range(count)]


def _wedge(name, length, r):
    """As cut from a long potato: two flat faces that meet in a straight ridge, the round skin below, pointed ends."""
    depth, half_angle, seed = r.uniform(0.38, 0.46), r.uniform(0.52, 0.66), r.uniform(0, 60)
    bend, askew = r.uniform(-0.14, 0.14), r.uniform(-0.12, 0.12)

    def point(u, v):
        """u runs from the ridge down one face, along the skin and up the other face."""
        q = (v - 0.5) * 2
        reach = depth * max(0, 1 - abs(q) ** 2.3) ** 0.62 * (1 + 0.07 * perlin((q * 2.0, 0, seed), 1))
        if 0.3 < u < 0.7:
            t = (u - 0.3) / 0.4
            angle, out, skin = half_angle * (1 - 2 * t), reach, ease(0.0, 0.07, t) * ease(1, 0.93, t)
            edge = max(ease(0.1, 0, t), ease(0.9, 1, t))
        else:
            t = u / 0.3 if u <= 0.3 else (1 - u) / 0.3
            angle, out, skin = half_angle if u <= 0.3 else -half_angle, reach * t, 0
            edge = max(ease(0.82, 1, t), ease(0.16, 0, t))
            out = reach * (math.hypot(t, 0.24) - 0.24 * (1 - t)) / math.hypot(1, 0.24) + 0.0
            out += 0.045 * math.sin(t * math.pi) * perlin((q * 3, t * 2, seed + (u > 0.5)), 1)
        at = Vector((q * length / 2 * (1 - askew * out), math.sin(angle) * out + bend * q * q, depth - math.cos(angle) * out))
        at += Vector((0, 1, 1)) * 0.02 * fractal(at, 5, seed)
        return at, {'skin': skin, 'edge': min(1, edge + 0.8 * ease(0.78, 1, abs(q)))}

    return surface(name, 80, 48, point, wedge_crust(), round_u=True)


def heap_of_wedges(parent, shapes, count=26, location=(0, 0, 0), radius=0.95, height=0.6, seed=1):
    """Wedges lying in a heap, most of them lengthwise to the camera; most show it a golden face. Returns them."""
    r = random.Random(seed)
    heap = []
    for i in range(count):
        level = (i + 0.5) / count
        reach = radius * math.sqrt(1 - level * 0.85) * math.sqrt(r.random())
        angle = i * 2.4 + r.uniform(-0.3, 0.3)
        z = 0.10 + height * level * (1 - 0.45 * (reach / radius) ** 2)
        place = (location[0] + math.cos(angle) * reach, location[1] + math.sin(angle) * reach * 0.75, location[2] + z)
        roll = r.choice((0.5, 0.5, 0.9, 1.2, -0.4, 2.4)) + r.uniform(-0.25, 0.25)
        lean = (roll, r.uniform(-0.35, 0.35) * (0.3 + level), r.gauss(0, 0.65))
        heap.append(copy(r.choice(shapes), place, lean, r.uniform(0.8, 0.95), parent))
    return heap
