"""What stands beside a dish or crowns it: chillies, garlic, lemon, a paper flag. A burger's radius is 1; angles in radians."""
import math

from mathutils import Vector

from kitchen.materials import Material, plain
from kitchen.noise import ease, fractal, perlin
from kitchen.once import once, pattern
from kitchen.shapes import TAU, along, copy, group, hidden, lathe, surface, thicken


@once
def chilli_skin(name, grilled=False):
    """Waxy red, darker towards the stalk and in the folds; grilled: blistered black in places."""
    m = Material(name)
    blotch = m.add(m.noise(3, 5, 0.6), m.times(m.attribute('fold'), -0.22))
    color = m.ramp(blotch, [(0.2, '#4a0603'), (0.45, '#8c1006'), (0.72, '#b8240e')])
    wrinkles = m.noise(7, 4, 0.6, 0.6, m.stretched((3.2, 3.2, 0.8)))
    rough, height = m.ramp(wrinkles, [(0.35, 0.42), (0.65, 0.28)]), m.add(wrinkles, m.times(m.noise(30, 3), 0.25))
    if grilled:
        char = m.ramp(m.noise(5.5, 6, 0.75), [(0.42, 0.0), (0.52, 1.0)])
        color, rough = m.mix(m.times(char, 0.93), m.mix(0.5, color, '#7a2408'), '#140704'), m.add(m.times(char, 0.25), 0.34)
        height = m.add(height, m.times(m.noise(22, 4, 0.7), 0.9))
    normal = m.bump(height, 0.55, 0.03)
    soft = dict(sss=0.06, ssr=(0.3, 0.03, 0.02), ssc=color)
    return m.finish(m.principled(color=color, rough=rough, spec=0.42, coat=0.12, coatr=0.22, normal=normal, **soft))


def chilli(parent, location, rotation=(0, 0, 0), length=0.9, bend=0.25, thick=0.085, grilled=False):
    """A red chilli growing from `location` along its own z to a curved tip, its green stalk below the start."""
    root = group('chilli', location, rotation, parent=parent)
    seed = length * 9

    def body(u, v):
        a = u * TAU
        around = (math.cos(a), math.sin(a))
        dent = perlin((*around, v * 5), 1.3, seed) * 0.17 + 0.07 * perlin((around[0] * 2.4, around[1] * 2.4, v * 3), 1, seed + 4)
        shoulder = min(1, v * 11) ** 0.5 * (1 - 0.12 * math.exp(-(((v - 0.2) / 0.1) ** 2)))
        r = thick * shoulder * (1 - v) ** 0.62 * (1 + dent)
        sway = thick * (0.5 * math.sin(v * 5 + seed) + 0.35 * math.sin(v * 11 + seed * 2)) * v
        place = Vector((around[0] * r + bend * length * v * v + sway, around[1] * r + 0.06 * math.sin(v * 4 + seed), v * length))
        return place, {'fold': max(0, -dent * 5) + ease(0.1, 0, v)}

    def cap(u, v):
        a = u * TAU
        r = thick * (0.28 + 0.8 * v**0.7) * (1 + 0.1 * math.cos(5 * a) * v)
        return Vector((math.cos(a) * r, math.sin(a) * r, thick * (-0.25 + (0.75 + 0.3 * math.cos(5 * a)) * v * v)))

    def stalk(u, v):
        a, t = u * TAU, v
        r = thick * (0.26 + 0.1 * ease(0.7, 1, t))
        return Vector((math.cos(a) * r - 0.10 * t * t, math.sin(a) * r + 0.03 * math.sin(3 * t), -0.15 * thick - 0.3 * t))

    surface('chilli', 30, 60, body, chilli_skin(grilled), round_u=True, parent=root)
    thicken(surface('cap', 30, 8, cap, _green(), round_u=True, parent=root), 0.012)
    surface('stalk', 14, 12, stalk, _green(), round_u=True, parent=root)
    return root


@once
def _green(name):
    return plain(name, '#44611b', 0.5)


@once
def garlic_skin(name):
    """Cream with thin purple-brown lines from end to end."""
    m = Material(name)
    around = m.math('ARCTAN2', m.axis('y'), m.axis('x'))
    lines = m.noise(1, 4, 0.6, 0.4, m.node('CombineXYZ', {0: m.times(around, 5), 1: m.times(m.axis('z'), 1.2)}).outputs[0])
    color = m.ramp(lines, [(0.33, '#a07c64'), (0.46, '#cdb595'), (0.7, '#dccaa9')])
    return m.finish(m.principled(color=color, rough=0.4, spec=0.4, sss=0.12, ssr=(0.3, 0.2, 0.12), ssc=color, normal=m.bump(lines, 0.3, 0.03)))


def garlic_clove(parent, location, rotation=(0, 0, 0), size=0.3):
    """A clove of length `size` along its own z, flat on one side, pointed."""

    def clove(name):
        def point(u, v):
            a = u * TAU
            r = 0.30 * math.sin(math.pi * v**0.72) ** 0.7 * (1 - 0.35 * v) + 0.02 * (v > 0.96)
            x = math.cos(a) * r
            return Vector((x if x > 0 else x * 0.45, math.sin(a) * r * 0.8, v - 0.5)) + Vector((-0.35 * (v - 0.4) ** 2, 0, 0))

        return hidden(surface(name, 36, 36, point, garlic_skin(), round_u=True))

    return copy(pattern('garlic clove', clove), location, rotation, size, parent)


def garlic_bulb(parent, location, radius=0.36, rotation=(0, 0, 0)):
    """A whole head of garlic standing at `location`."""

    profile = [(0, 0), (0.5, 0), (0.9, 0.25), (1, 0.6), (0.85, 0.95), (0.45, 1.2), (0.2, 1.42), (0.14, 1.75), (0, 1.78)]

    def rounded(v):
        near = [along(profile, min(1, max(0, v + step * 0.035 * math.sin(math.pi * v)))) for step in range(-2, 3)]
        return (sum(side) / len(near) for side in zip(*near))

    def point(u, v):
        a = u * TAU
        r, z = rounded(v)
        r *= 1 - 0.17 * (1 - abs(math.sin(3.5 * a)) ** 0.6) * ease(1.6, 1.0, z) * ease(0, 0.3, z)
        return Vector((math.cos(a) * r, math.sin(a) * r, z)) * radius

    bulb = surface('garlic bulb', 100, 60, point, garlic_skin(), round_u=True, parent=parent)
    bulb.location, bulb.rotation_euler = location, rotation
    return bulb


@once
def lemon_flesh(name):
    """Flesh with bright drops of juice, white pith, yellow peel, told apart by the mesh attribute `out`."""
    m = Material(name)
    out = m.attribute('out')
    juice = m.cells(9, m.stretched((1, 1, 3)))
    flesh = m.ramp(m.add(m.noise(6, 4), m.centred(juice, 0.4)), [(0.3, '#c98606'), (0.7, '#e0ab1e')])
    color = m.mix(m.ramp(out, [(0.80, 0.0), (0.84, 1.0)]), flesh, m.mix(m.ramp(out, [(0.93, 0.0), (0.97, 1.0)]), '#f0e0b4', '#dc9a08'))
    return m.finish(m.principled(color=color, rough=0.26, spec=0.5, sss=0.15, ssr=(0.4, 0.3, 0.05), ssc=color, coat=0.3, coatr=0.12, normal=m.bump(m.add(juice, m.noise(24, 3)), 0.35, 0.03)))


def lemon_wedge(parent, location, rotation=(0, 0, 0), size=0.5):
    """An eighth of a lemon lying on its peel: its sharp edge is up, its length along y."""
    opening = 0.85  # half the angle of the wedge

    def point(u, v):
        y = (v - 0.5) * 2
        swell = max(0, 1 - abs(y) ** 2.6) ** 0.5 + 0.06 * max(0, 1 - abs(y) * 1.02)
        if u < 0.3:
            share, a = u / 0.3, -opening
        elif u > 0.7:
            share, a = (1 - u) / 0.3, opening
        else:
            share, a = 1, (u - 0.5) / 0.2 * opening
        r = share * swell * 0.62
        return Vector((math.sin(a) * r, y * 0.78, 0.62 - math.cos(a) * r)) * size, {'out': share}

    wedge = surface('lemon wedge', 61, 40, point, lemon_flesh(), parent=parent)
    wedge.location, wedge.rotation_euler = location, rotation
    return wedge


def paper_flag(parent, location, color='#b3170b', tall=0.8):
    """A toothpick with a small swallow-tailed flag; location is the point where it enters the food."""
    root = group('flag', location, (0.05, 0.08, 0), parent=parent)
    lathe('toothpick', [(0.016, -0.2), (0.016, tall), (0, tall)], plain('toothpick', '#c69a5c', 0.6), 10, 2, root)

    def point(u, v):
        notch = 0.16 * u * (1 - abs(v - 0.5) * 2) if u > 0.75 else 0
        return Vector((u * 0.55 - notch, 0.05 * math.sin(u * 6) * u, tall - 0.34 + v * 0.32 + 0.006 * fractal((u, v, 0), 4)))

    surface('flag', 40, 15, point, plain('flag', color, 0.6), parent=root)
    return root
