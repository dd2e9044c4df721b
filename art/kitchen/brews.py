"""Drinks that one cannot see through: layered, cloudy ones, and the froth on them. Lengths: 1 is about 6 cm."""
import math

from mathutils import Vector

from kitchen.glassware import OVERLAP
from kitchen.materials import Material
from kitchen.noise import ease, fractal, perlin
from kitchen.once import once
from kitchen.shapes import TAU, surface


@once
def layered(name, stops, height, wisps=0.25):
    """Milk, juice, tea: colours from the foot to the level, (share of height, colour), drawn into each other in wisps."""
    m = Material(name)
    swirl = m.noise(1.5, 4, 0.55, 1.4, m.stretched((1, 1, 0.7)))
    color = m.ramp(m.add(m.times(m.axis('z'), 1 / height), m.centred(swirl, wisps)), stops)
    color = m.mix(1, color, m.ramp(m.noise(5, 4), [(0.3, 0.9), (0.6, 1.0)]), 'MULTIPLY')
    return m.finish(m.principled(color=color, rough=0.3, spec=0.4, sss=0.15, ssr=(0.12, 0.08, 0.04), ssc=color))


@once
def foam(name, drink, froth):
    """Fine bubbles, `froth` where the mesh says `foam`, `drink` elsewhere."""
    m = Material(name)
    bubble = m.cells(26, m.warped(6, 0.05))
    color = m.mix(m.attribute('foam'), drink, m.mix(m.ramp(bubble, [(0.1, 0.5), (0.4, 0.0)]), froth, drink))
    normal = m.bump(m.times(m.times(bubble, -1.0), m.attribute('foam')), 0.5, 0.03)
    return m.finish(m.principled(color=color, rough=0.28, spec=0.45, coat=0.2, coatr=0.1, sss=0.1, ssr=(0.1, 0.07, 0.04), ssc=color, normal=normal))


def froth_on(parent, shape, level, drink, froth, cover=0.45, lift=0.05, seed=0):
    """Froth on a drink at `level`: a ring along the glass and islands; cover: share of the top that it hides."""
    radius = shape.inside(level) + OVERLAP

    def point(u, v):
        x, y = math.cos(u * TAU) * v, math.sin(u * TAU) * v
        swirl = perlin((x * math.cos(v * 2) - y * math.sin(v * 2), x * math.sin(v * 2) + y * math.cos(v * 2), 0), 2.4, seed)
        amount = ease(-0.12, 0.12, v**2 - 1 + cover + 0.75 * swirl * (1.1 - v))
        bumps = 0.35 * lift * fractal((x, y, 0), 9, seed + 2, 3) * amount
        high = lift * amount * (0.5 + 0.5 * v) + bumps if v < 1 else 0  # its side stands along the glass
        return Vector((x * radius, y * radius, level + 0.004 + high)), {'foam': amount}

    return surface('froth', 130, 70, point, foam(drink, froth), round_u=True, parent=parent)
