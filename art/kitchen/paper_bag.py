"""The bag that an order leaves the house in."""
import math

from mathutils import Vector

from kitchen.brand import with_flame
from kitchen.materials import Material
from kitchen.noise import ease, perlin, ridges
from kitchen.once import once
from kitchen.shapes import TAU, group, surface, thicken


@once
def kraft(name, height):
    """Brown paper with the flame printed in front, at 0.42 of a bag's height; long fibres, fine creases."""
    m = Material(name)
    fibre = m.noise(9, 5, 0.65, 0, m.stretched((4, 4, 1)))
    color = m.mix(0.6, '#b07a48', m.ramp(fibre, [(0.3, '#95602f'), (0.7, '#c08d59')]))
    in_front = m.math('GREATER_THAN', m.times(m.axis('y'), -1.0), 0.2)
    printed = with_flame(m, color, m.axis('x'), m.math('SUBTRACT', m.axis('z'), 0.42 * height), 0.44 * height, '#a02008', '#e39a1c')
    color = m.mix(in_front, color, printed)
    return m.finish(m.principled(color=color, rough=0.6, spec=0.25, normal=m.bump(m.add(fibre, m.times(m.noise(4, 4), 1.4)), 0.3, 0.03)))


def paper_bag(location, height=1.9, turn=0.0, seed=0):
    """A filled paper bag, its top folded over; its front looks to -y."""
    root = group('bag', location, (0, 0, turn))
    wide, deep = 0.36 * height, 0.24 * height

    def point(u, v):
        a = u * TAU
        k = (abs(math.cos(a)) ** 7 + abs(math.sin(a)) ** 7) ** (-1 / 7)
        closing = ease(0.6, 0.98, v)
        belly = 1 + 0.05 * math.sin(v * math.pi)
        x, y, z = math.cos(a) * k * wide * belly, math.sin(a) * k * deep * belly * (1 - 0.93 * closing), v * height
        crumple = 0.035 * (ridges((x * 1.6, y * 1.6, z * 1.4 + seed), 1.3, seed) - 0.4) + 0.02 * perlin((x * 2, y * 2, z * 2 + seed), 1)
        bottom = 0.06 * ease(0.06, 0, v)
        return Vector((x + math.cos(a) * (crumple - bottom), y + math.sin(a) * (crumple - bottom), z))

    def fold(u, v):
        x = (u - 0.5) * 2 * wide * 1.03
        angle = math.pi * ease(0, 0.5, v)
        y = -0.05 - 0.04 * math.sin(angle) - 0.012 * perlin((x * 3, v * 2, seed), 1)
        return Vector((x, y, height - 0.36 * v * ease(0.1, 0.5, v) + 0.01 * perlin((x * 2, v, seed), 1)))

    paper = kraft(height)
    surface('bag', 160, 80, point, paper, round_u=True, parent=root)
    thicken(surface('fold', 60, 24, fold, paper, parent=root), 0.01)
    return root
