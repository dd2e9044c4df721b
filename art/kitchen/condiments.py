"""What lies beside or in a sauce: pomegranate seeds, chopped bits and specks. Lengths: 1 is about 6 cm."""
import math
import random

from kitchen.materials import Material, plain
from kitchen.once import once, pattern
from kitchen.shapes import TAU, copy, hidden, lump


@once
def seed_gem(name):
    """Pomegranate: a clear red skin over a pale pip."""
    m = Material(name)
    heart = m.ramp(m.noise(2.2, 3), [(0.35, '#5c040c'), (0.6, '#a30f1c'), (0.75, '#c8394a')])
    soft = dict(sss=0.25, ssr=(0.3, 0.04, 0.05), ssc='#a3101c')
    return m.finish(m.principled(color=heart, rough=0.14, spec=0.55, coat=0.5, coatr=0.06, **soft))


def pomegranate_seeds(parent, places, size=0.085, seed=0):
    """Seeds at the (x, y, z) places."""
    r = random.Random(seed)

    def gem(i):
        build = lambda name: hidden(lump(name, seed_gem(), (1, 0.78, 0.72), 26, 0.22, 1.1, 0, boxy=1.5, seed=i * 7))
        return pattern('gem %d' % i, build)

    for x, y, z in places:
        turn = (r.uniform(-0.5, 0.5), r.uniform(-0.5, 0.5), r.uniform(0, TAU))
        copy(gem(r.randrange(3)), (x, y, z + size * 0.7), turn, size * r.uniform(0.85, 1.15), parent)


def scatter_on(count, radius, z, seed=0, inner=0.0):
    """Random (x, y, z) points in a disc, from inner to radius. z: a number or a function of (x, y)."""
    r = random.Random(seed)
    points = []
    for _ in range(count):
        angle, reach = r.uniform(0, TAU), math.sqrt(r.uniform((inner / radius) ** 2, 1)) * radius
        x, y = math.cos(angle) * reach, math.sin(angle) * reach
        points.append((x, y, z(x, y) if callable(z) else z))
    return points


def specks(parent, points, color, size=0.012, seed=0, flat=0.5, rough=0.5):
    """Flecks of spice or chopped bits at the points; `flat` is their height by their width."""
    r = random.Random(seed)
    name = 'speck %s %g' % (color, flat)
    bit = pattern(name, lambda name: hidden(lump(name, plain(name, color, rough), (1, 0.75, flat), 14, 0.5, 1.4, 0, boxy=1.6, seed=3)))
    for place in points:
        turn = (r.uniform(-0.5, 0.5), r.uniform(-0.5, 0.5), r.uniform(0, TAU))
        copy(bit, place, turn, size * r.uniform(0.5, 1.5), parent)
