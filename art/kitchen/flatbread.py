"""Thin Arabic bread: rolled, folded, cut, or under the meat."""
import math
import random

from mathutils import Vector

from kitchen.materials import Material
from kitchen.noise import ease, fractal, perlin
from kitchen.shapes import TAU, surface, thicken

TURNS = 1.75


def bread_material(name='flatbread', pale='#cb9058', warm='#985a2c', char='#321005', spots=0.95):
    """Baked on hot iron: golden dough, toasted clouds, brown blisters with a toasted halo; more of all where the mesh says `grill`."""
    m = Material(name)
    cloud, rough_cloud, flour = m.noise(2.6, 6, 0.62), m.noise(13, 5, 0.65), m.noise(60, 2)
    warped, pressed = m.warped(5, 0.2), m.attribute('grill')
    color = m.mix(m.times(pressed, 0.55), m.ramp(cloud, [(0.3, warm), (0.5, pale), (0.7, warm)]), warm)
    large, small = m.cells(4.4, warped), m.cells(10, warped)
    where = m.ramp(m.add(m.noise(3.8, 4, 0.6), m.times(pressed, 0.2)), [(0.4, 0.0), (0.54, spots)])
    halo = m.math('MAXIMUM', m.ramp(large, [(0.1, 1.0), (0.46, 0.0)]), m.ramp(small, [(0.08, 0.8), (0.4, 0.0)]))
    core = m.math('MAXIMUM', m.ramp(large, [(0.12, 1.0), (0.3, 0.0)]), m.ramp(small, [(0.05, 0.9), (0.26, 0.0)]))
    color = m.mix(m.times(halo, where), color, warm)
    color = m.mix(m.times(core, where), color, char)
    normal = m.bump(m.add(rough_cloud, m.times(flour, 0.2), m.times(halo, where)), 0.5, 0.04)
    return m.finish(m.principled(color=color, rough=0.5, spec=0.35, sss=0.08, ssr=(0.3, 0.18, 0.08), ssc=color, normal=normal))


def saj_bread():
    """Paper-thin pale bread from the domed iron, full of dark blisters."""
    return bread_material('saj', pale='#d29c68', warm='#9a5524', char='#2a0d03', spots=1.0)


def roll(parent, material, radius=0.5, length=2.0, cut=0.35, thickness=0.024, seed=0, grill=1.0, limp=0.0):
    """A rolled sheet along +z from 0 to `length`; the open end is cut with a slope `cut` towards -y, the other is tucked in.

    limp: how far it sags, creases and chars unevenly like bread that was rolled by hand; 0 is a straight, even roll."""
    shaped = _limp(length, seed, limp) if limp else None

    def point(u, v):
        a = u * TURNS * TAU + 0.9 + (1.7 if limp else 0)
        r = radius - 0.15 + 0.15 * min(1, u * 1.12) + 0.014 * perlin((math.cos(a) * 2, math.sin(a) * 2, v * 3 + seed), 1.2)
        r *= 1 + 0.03 * math.cos(2 * a) + 0.03 * perlin((math.cos(a), math.sin(a), v * 1.5 + seed * 3), 1.3)
        if shaped:
            r = shaped(r, a, u, v * length)
        x, y = math.cos(a) * r * 1.06, math.sin(a) * r * 0.96
        z = (length + cut * y + (0.014 + 0.03 * limp) * perlin((x * 6, y * 6, seed), 1)) * v
        tuck = 1 - 0.55 * ease(0.14, 0, v)
        x, y = x * tuck, y * tuck
        crease = 0.008 * math.sin(z * 17 + 4 * perlin((x * 2, y * 2, z * 2), 1, seed)) + 0.014 * fractal((x * 3, y * 3, z * 2.2), 1, seed)
        mark = _scorched(x, y, z, seed) * (1 if u > 0.42 else 0)
        bent = sagging(z, length, limp)
        return Vector((x + crease * math.cos(a) + bent[0], y + crease * math.sin(a) + bent[1], z)), {'grill': mark * grill}

    rows = max(24, round(45 * length))
    sheet = surface('roll', 240, rows, point, material, parent=parent)
    return thicken(sheet, thickness, bevel=0.01)


def sagging(z, length, limp):
    """How far the middle of a limp roll lies aside of its axis at z: it bends more the farther from its cut."""
    away = max(0, (length - z) / length - 0.22) / 0.78
    return 0.34 * limp * away**2, -0.05 * limp * math.sin(away * math.pi)


def _limp(length, seed, limp):
    """r(r, angle, share of the sheet, z): pressed in where the roll was bent and held, swollen over the filling, its
    outer edge lifted, gathered in folds at its far end."""
    chance = random.Random(seed + 3)
    dents = [(length * (0.14 + 0.17 * i + chance.uniform(-0.05, 0.05)), chance.uniform(0, TAU), chance.uniform(0.05, 0.13)) for i in range(5)]

    def changed(r, a, u, z):
        swollen = 0.1 * perlin((math.cos(a) * 0.8, math.sin(a) * 0.8, z * 0.9 + seed), 1) + 0.035 * perlin((math.cos(a) * 2, math.sin(a) * 2, z * 2.1), 1, seed)
        k = 1 + limp * swollen - 0.1 * limp * ease(0.55, 0.0, z / length)
        for at, around, deep in dents:
            side = max(0, math.cos(a - around)) ** 0.8
            off = (z - at - 0.16 * math.sin(a - around + 0.8)) / 0.075
            k -= limp * deep * side * (math.exp(-off * off) - 0.45 * math.exp(-((abs(off) - 2) ** 2)))
        k += 0.09 * limp * math.sin(7 * a + seed) * ease(0.5, 0.0, z) - 0.03 * limp * ease(0.3, 0, z)
        k += limp * (0.03 + 0.06 * perlin((math.cos(a) * 2, math.sin(a) * 2, seed), 1)) * ease(length - 0.3, length, z)
        lip = ease(0.965, 1, u) * (0.055 + 0.05 * perlin((0, 0, z * 1.7), 1, seed))
        return r * k + limp * lip

    return changed


def _scorched(x, y, z, seed):
    """Where the griddle has toasted a roll, 0 to 1: broken bars, uneven patches, bare bread between them."""
    line = abs((z * 1.7 + 0.5 * perlin((x * 1.4, y * 1.4, z * 1.1), 1, seed + 5)) % 1 - 0.5)
    bars = ease(0.2, 0.05, line) * ease(-0.2, 0.2, perlin((x * 1.5, y * 1.5, z * 0.8), 1, seed + 8))
    patches = ease(0.06, 0.4, fractal((x * 1.6, y * 1.6, z * 1.0), 1, seed + 11, 3))
    return min(1, 0.8 * bars + 0.9 * patches)


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
            outline = (1 - abs(q) ** 1.7) ** 0.95 if abs(q) < 1 else 0
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
    done = m.add(m.times(m.attribute('toast'), 0.65), m.centred(m.noise(3, 5, 0.6), 0.4), 0.3)
    crust = m.ramp(done, [(0, '#c8863c'), (0.3, '#a65e1e'), (0.6, '#7c3b0e'), (1, '#4a1c06')])
    crumb = m.ramp(m.noise(12, 5, 0.6), [(0.3, '#e0b377'), (0.6, '#f0d7a6')])
    color = m.mix(m.attribute('cut'), crust, crumb)
    flour = m.ramp(m.noise(18, 5, 0.7), [(0.58, 0.0), (0.72, 0.3)])
    color = m.mix(m.times(flour, m.attribute('toast')), color, '#ecd2a4')
    normal = m.bump(m.add(m.noise(9, 5, 0.6), m.noise(40, 2), m.times(m.noise(3, 3), 1.6)), 0.5, 0.05)
    return m.finish(m.principled(color=color, rough=0.5, spec=0.35, coat=0.12, coatr=0.3, sss=0.08, ssr=(0.3, 0.16, 0.07), ssc=color, normal=normal))
