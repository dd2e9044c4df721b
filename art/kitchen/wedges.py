"""Potato wedges: three-sided, the skin left on one side, dusted with paprika. Lengths: 1 is about 6 cm."""
import math
import random

from mathutils import Vector

from kitchen.materials import Material
from kitchen.noise import ease, fractal, perlin
from kitchen.once import once
from kitchen.shapes import TAU, copy, hidden, surface


@once
def wedge_crust(name):
    """Roasted flesh, browner at the edges, a darker skin; red dust of paprika. Needs the mesh attributes `skin` and `edge`."""
    m = Material(name)
    fine = m.noise(15, 5, 0.7)
    browned = m.add(m.times(m.noise(3.5, 5, 0.6), 0.6), m.times(m.attribute('edge'), 0.5), m.centred(m.random(), 0.2))
    flesh = m.ramp(browned, [(0.12, '#cc7f28'), (0.36, '#b3611a'), (0.56, '#843f0f'), (0.8, '#4c2008')])
    peel = m.ramp(m.noise(7, 5, 0.65), [(0.35, '#4a270f'), (0.6, '#8a5222')])
    color = m.mix(m.attribute('skin'), flesh, peel)
    dust = m.ramp(m.noise(30, 4, 0.75), [(0.5, 0.0), (0.64, 0.85)])
    color = m.mix(dust, color, '#9c3a08')
    normal = m.bump(m.add(fine, m.times(m.cells(10), 0.6)), 0.55, 0.03)
    rough = m.ramp(fine, [(0.35, 0.3), (0.65, 0.6)])
    soft = dict(sss=0.1, ssr=(0.3, 0.16, 0.05), ssc=color)
    return m.finish(m.principled(color=color, rough=rough, spec=0.4, coat=0.1, coatr=0.25, normal=normal, **soft))


def wedge_shapes(count=7, seed=3, length=1.35):
    """Hidden wedges to `copy`, along x, the skin below; about 0.5 wide and 0.4 high."""
    r = random.Random(seed)
    return [hidden(_wedge('wedge %d' % i, length * r.uniform(0.85, 1.1), r)) for i in range(count)]


def _wedge(name, length, r):
    width, height, seed = r.uniform(0.19, 0.24), r.uniform(0.27, 0.34), r.uniform(0, 60)
    ridge_off = r.uniform(-0.06, 0.06)

    def section(u):
        """Around the cut: two flat faces from the ridge, a round skin below; (y, z, skin, edge)."""
        if u < 0.6:
            t = u / 0.6  # from one lower edge over the ridge to the other
            side = 1 - 2 * t
            z = height * (1 - abs(side) ** 1.12)
            return side * width + ridge_off * (1 - abs(side)), z, 0, ease(0.86, 1, abs(side)) + ease(0.14, 0, abs(side))
        t = (u - 0.6) / 0.4
        return -width * math.cos(t * math.pi), -0.11 * math.sin(t * math.pi), ease(0.0, 0.06, t) * ease(1, 0.94, t), 0

    def point(u, v):
        q = (v - 0.5) * 2
        taper = max(0, 1 - abs(q) ** 2.4) ** 0.55
        y, z, skin, edge = section(u)
        swell = 1 + 0.05 * perlin((q * 1.5, 0, seed), 1)
        x = q * length / 2
        at = Vector((x, y * taper * swell, z * taper * swell + 0.10 * q * q))
        at += Vector((0, 1, 1)) * 0.012 * fractal(at, 5, seed)
        return at, {'skin': skin, 'edge': min(1, edge + ease(0.8, 1, abs(q)))}

    return surface(name, 60, 48, point, wedge_crust(), round_u=True)


def heap_of_wedges(parent, shapes, count=26, location=(0, 0, 0), radius=0.95, height=0.6, seed=1):
    """Wedges lying in a heap; most show their golden faces. Returns them."""
    r = random.Random(seed)
    heap = []
    for i in range(count):
        level = (i + 0.5) / count
        reach = radius * math.sqrt(1 - level * 0.85) * math.sqrt(r.random())
        angle = i * 2.4 + r.uniform(-0.3, 0.3)
        z = 0.14 + height * level * (1 - 0.45 * (reach / radius) ** 2)
        place = (location[0] + math.cos(angle) * reach, location[1] + math.sin(angle) * reach * 0.75, location[2] + z)
        roll = r.choice((0.3, 0.9, -0.9, 1.5, 2.1)) + r.uniform(-0.3, 0.3)
        lean = (roll, r.uniform(-0.35, 0.35) * (0.3 + level), r.uniform(0, TAU))
        heap.append(copy(r.choice(shapes), place, lean, r.uniform(0.72, 0.9), parent))
    return heap
