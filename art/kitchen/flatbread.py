"""Thin Arabic bread: rolled, folded, cut, or under the meat."""
import math

from mathutils import Vector

from kitchen.materials import Material
from kitchen.noise import ease, fractal, perlin
from kitchen.shapes import TAU, surface, thicken

TURNS = 1.75


def bread_material(name='flatbread', pale='#cc9058', warm='#a5602c', char='#4a1c07', spots=0.95):
    """Baked on hot iron: pale dough, warm patches, brown blisters; grill lines where the mesh says `grill`."""
    m = Material(name)
    cloud, rough_cloud, flour = m.noise(3, 6, 0.6), m.noise(13, 5, 0.65), m.noise(60, 2)
    color = m.ramp(cloud, [(0.25, warm), (0.48, pale), (0.72, '#97562a')])
    warped = m.warped(6, 0.12)
    large = m.ramp(m.cells(5.0, warped), [(0.0, 1.0), (0.22, 0.6), (0.38, 0.0)])
    small = m.ramp(m.cells(12, warped), [(0, 0.9), (0.2, 0.35), (0.32, 0.0)])
    where = m.ramp(m.noise(4.5, 4, 0.6), [(0.38, 0.0), (0.54, 1.0)])
    blister = m.times(m.math('MAXIMUM', large, m.times(small, 0.85)), where)
    color = m.mix(m.times(blister, spots), color, char)
    pressed = m.times(m.attribute('grill'), m.ramp(m.noise(4, 5, 0.65), [(0.3, 0.15), (0.55, 1.0)]))
    color = m.mix(m.times(pressed, 0.88), color, '#3f1806')
    normal = m.bump(m.add(rough_cloud, m.times(flour, 0.2), m.times(blister, 0.7)), 0.45, 0.04)
    return m.finish(m.principled(color=color, rough=0.6, spec=0.3, sss=0.08, ssr=(0.3, 0.18, 0.08), ssc=color, normal=normal))


def saj_bread():
    """Thin pale bread from the domed iron, with dark blisters."""
    return bread_material('saj', pale='#d8a878', warm='#b87c48', char='#2e1004', spots=1.0)


def roll(parent, material, radius=0.5, length=2.0, cut=0.35, thickness=0.034, seed=0, grill=1.0):
    """A rolled sheet along +z from 0 to `length`; the open end is cut with a slope `cut` towards -y, the other is tucked in."""

    def point(u, v):
        a = u * TURNS * TAU + 0.9
        r = radius - 0.15 + 0.15 * min(1, u * 1.12) + 0.014 * perlin((math.cos(a) * 2, math.sin(a) * 2, v * 3 + seed), 1.2)
        r *= 1 + 0.03 * math.cos(2 * a) + 0.03 * perlin((math.cos(a), math.sin(a), v * 1.5 + seed * 3), 1.3)
        x, y = math.cos(a) * r * 1.06, math.sin(a) * r * 0.96
        z = (length + cut * y + 0.014 * perlin((x * 6, y * 6, seed), 1)) * v
        tuck = 1 - 0.55 * ease(0.14, 0, v)
        x, y = x * tuck, y * tuck
        crease = 0.008 * math.sin(z * 17 + 4 * perlin((x * 2, y * 2, z * 2), 1, seed)) + 0.014 * fractal((x * 3, y * 3, z * 2.2), 1, seed)
        line = abs((z * 2.5 + 0.9 * math.sin(a + 0.9) + 0.24 * perlin((x * 2, y * 2, z * 1.3), 1, 5 + seed)) % 1 - 0.5)
        mark = ease(0.17, 0.06, line) * ease(0.15, 0.75, math.sin(a + 2.2) * 0.5 + 0.62) * (1 if u > 0.42 else 0)
        return Vector((x + crease * math.cos(a), y + crease * math.sin(a), z)), {'grill': mark * grill}

    rows = max(24, round(45 * length))
    sheet = surface('roll', 240, rows, point, material, parent=parent)
    return thicken(sheet, thickness, bevel=0.01)


def flat_round(parent, material, location, radius=1.4, seed=0, fold=0.0, turn=0.0):
    """A round of bread lying down, wavy at the rim; fold lifts one half over the other (0 to 1)."""

    def point(u, v):
        a, r = u * TAU, radius * v * (1 + 0.03 * perlin((math.cos(u * TAU), math.sin(u * TAU), seed), 1.3))
        x, y = math.cos(a) * r, math.sin(a) * r
        z = 0.03 + 0.05 * v * v * (1 + perlin((x * 1.5, y * 1.5, seed), 1)) + 0.02 * fractal((x * 2, y * 2, seed), 1)
        if fold and y > 0:
            angle = math.pi * fold * ease(0, 0.25, y / radius)
            y, z = y * math.cos(angle), z + abs(y) * math.sin(angle) * 0.35 + 0.08 * fold
        return Vector((x, y, z)), {'grill': 0}

    sheet = surface('round', 120, 40, point, material, round_u=True, parent=parent)
    sheet.location, sheet.rotation_euler.z = location, turn
    return thicken(sheet, 0.03)


def samoon(parent, material, length=1.15, width=0.7, height=0.6, gape=0.62, seed=0):
    """A boat of soft bread, pointed at both ends, split along the side that looks to -y; gape in radians.

    Returns (lower, upper) halves: the filling goes between, at about half of `height`."""

    def half(top):
        def point(u, v):
            a, q = u * TAU, (v - 0.5) * 2
            outline = (1 - abs(q) ** 2.0) ** 0.72 if abs(q) < 1 else 0
            flat = math.sin(a) < 0
            x = q * length
            y = math.cos(a) * width * outline
            z = math.sin(a) * (0.06 if flat else height * 0.62) * outline ** 0.8
            z += 0.012 * fractal((x * 4, y * 4, seed + top), 1)
            toast = ease(0, 0.9, math.sin(a)) * (0.7 + 0.4 * perlin((x * 2, y * 2, seed), 1))
            return Vector((x, y, z)), {'grill': 0, 'toast': toast, 'cut': 1.0 if flat else 0.0}

        return surface('samoon', 60, 60, point, material, round_u=True, parent=parent)

    lower, upper = half(0), half(1)
    lower.rotation_euler.x, lower.location.z = math.pi, height * 0.42
    upper.rotation_euler.x, upper.location = gape, (0, width * 0.25, height * 0.62)
    return lower, upper


def samoon_material():
    """Golden crust with a sheen, pale crumb on the cut."""
    m = Material('samoon')
    done = m.add(m.times(m.attribute('toast'), 0.65), m.centred(m.noise(3, 5, 0.6), 0.4), 0.2)
    crust = m.ramp(done, [(0, '#d8a25c'), (0.3, '#bb7733'), (0.6, '#8c4a18'), (1, '#5a260b')])
    crumb = m.ramp(m.noise(12, 5, 0.6), [(0.3, '#e0b377'), (0.6, '#f0d7a6')])
    color = m.mix(m.attribute('cut'), crust, crumb)
    flour = m.ramp(m.noise(18, 5, 0.7), [(0.52, 0.0), (0.66, 0.5)])
    color = m.mix(m.times(flour, m.attribute('toast')), color, '#ecd2a4')
    normal = m.bump(m.add(m.noise(9, 5, 0.6), m.noise(40, 2), m.times(m.noise(3, 3), 1.6)), 0.5, 0.05)
    return m.finish(m.principled(color=color, rough=0.6, spec=0.3, coat=0.06, coatr=0.4, sss=0.1, ssr=(0.3, 0.16, 0.07), ssc=color, normal=normal))
