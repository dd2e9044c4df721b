"""Drinks ready to be put on the table: each function fills a glass at `location` and returns its group. 1 is about 6 cm."""
import math
import random

from kitchen.brand import CREAM
from kitchen.brews import froth_on, layered
from kitchen.citrus import LEMON, ORANGE, citrus_slice
from kitchen.condiments import scatter_on, specks
from kitchen.glassware import (
    Tumbler, clear_glass, cloudy, coloured_water, droplets, gold_rim, ice_cubes, liquid, reflector, slush, straw, tumbler, water_drop,
)
from kitchen.greens import mint_leaf
from kitchen.once import pattern
from kitchen.sauces import drizzle
from kitchen.shapes import TAU, copy, group, hidden, lump

LONG_DRINK = Tumbler(2.15, 0.40, 0.54)
CUP = Tumbler(1.25, 0.40, 0.52, 0.03, 0.08)
TAMARIND = Tumbler(1.7, 0.46, 0.58)
JUICE = Tumbler(1.85, 0.42, 0.56)


def _iced(location, color, density, glow, strength, parent, seed):
    """A long glass of a clear drink with ice and droplets; glow: what shines through it, None for nothing."""
    root = group('glass', location, parent=parent)
    tumbler(root, LONG_DRINK)
    liquid(root, LONG_DRINK, coloured_water(color, density), LONG_DRINK.height * 0.86)
    ice_cubes(root, LONG_DRINK, LONG_DRINK.height * 0.86, seed=seed + 1)
    droplets(root, LONG_DRINK.radius, 0.1, LONG_DRINK.height * 0.88, 330, seed)
    if glow:
        reflector(root, glow, strength, height=LONG_DRINK.height * 0.78)
    return root


def cola_glass(location, parent=None, seed=0, lemon=True):
    """Cola with ice, a straw and a slice of lemon on the rim."""
    root = _iced(location, '#7a2c0a', 5.2, '#ff8a30', 3.6, parent, seed)
    straw(root, (-0.10, 0.08, 0.35), 2.35)
    if lemon:
        slice_on_rim(root, LONG_DRINK, LEMON)
    return root


def water_glass(location, parent=None, seed=0):
    """Water with ice."""
    return _iced(location, '#e4f0f2', 0.25, None, 0, parent, seed)


def tamarind_glass(location, parent=None, seed=0):
    """Tamarind: dark brown and cloudy, over ice, a thin froth and a tuft of mint on it."""
    root = group('tamarind', location, parent=parent)
    level = TAMARIND.height * 0.86
    tumbler(root, TAMARIND)
    liquid(root, TAMARIND, layered(((0.05, '#220b05'), (0.4, '#381508'), (1.0, '#54240e')), level, 0.35), level)
    froth_on(root, TAMARIND, level, '#54240e', '#a8713f', 0.35, 0.035, seed + 2)
    ice_cubes(root, TAMARIND, level + 0.06, 7, seed + 1)
    droplets(root, TAMARIND.radius, 0.1, level, 260, seed)
    mint_sprig(root, (0.12, -0.14, level + 0.05), 0.42, 8, seed + 3)
    return root


def slice_on_rim(parent, shape, kind=LEMON, angle=-0.75, radius=0.28):
    """A slice of fruit stuck on the rim; angle: where on it, 0 is towards +x."""
    place = (math.cos(angle) * shape.top, math.sin(angle) * shape.top, shape.height + 0.06)
    return citrus_slice(parent, place, kind, radius, (math.radians(80), 0, angle + 1.15))


def mint_sprig(parent, location, size=0.36, leaves=7, seed=0):
    """A tuft of mint, its stem at `location`."""
    r = random.Random(seed)
    for i in range(leaves):
        upward = 0.35 + 0.75 * i / leaves
        turn = i * 2.4 + r.uniform(-0.3, 0.3)
        place = (location[0], location[1], location[2] + 0.05 * i / leaves)
        mint_leaf(parent, place, (upward, 0, turn), size * (1.1 - 0.5 * i / leaves))


def bubbles(parent, radius, level, count=120, ring=0.75, seed=0, material=None):
    """Foam at the edge of a drink at `level`; ring: where foam begins, as a share of the radius."""
    r = random.Random(seed)
    bubble = pattern('bubble', lambda name: hidden(lump(name, material or water_drop(), (1, 1, 0.6), 14, 0, grain=0)))
    for _ in range(count):
        angle, reach = r.uniform(0, TAU), radius * (1 - (1 - ring) * r.random() ** 1.6)
        place = (math.cos(angle) * reach, math.sin(angle) * reach, level + 0.004)
        copy(bubble, place, scale=r.uniform(0.006, 0.02), parent=parent)


def ayran_cup(location, parent=None, seed=0, mint=True):
    """White, frothy laban in a clear, cold glass with mint, fresh and dried."""
    shape = Tumbler(1.75, 0.42, 0.56)
    root, level = group('ayran', location, parent=parent), 1.75 * 0.84
    milk = layered(((0.05, '#b9b6aa'), (0.4, '#d3cfc3'), (1.0, '#e6e2d8')), level, 0.35)
    tumbler(root, shape)
    liquid(root, shape, milk, level)
    froth_on(root, shape, level, '#dcd8cc', '#efece4', 0.8, 0.12, seed + 3)
    bubbles(root, shape.inside(level), level + 0.09, 130, 0.5, seed)
    droplets(root, shape.radius, 0.1, level + 0.1, 420, seed, 0.042)
    if mint:
        specks(root, scatter_on(40, 0.36, level + 0.13, seed + 1), '#3f5a1c', 0.02, 1, 0.3)
        mint_sprig(root, (0.04, -0.1, level + 0.12), 0.4, 6, seed)
    return root


def slush_glass(location, parent=None, seed=0):
    """Lemon and mint blended with ice: green, heaped, with a straw."""
    root = group('slush', location, parent=parent)
    green = cloudy('#8b9c3a', '#a0ac52', 7, '#6d8526', '#2f5a10')
    level = LONG_DRINK.height * 0.92
    tumbler(root, LONG_DRINK)
    liquid(root, LONG_DRINK, green, level)
    slush(root, LONG_DRINK, cloudy('#b4bf74', '#d9dfb4', 30, '#9cae4c', '#3f6a1a'), level - 0.01, 0.14, seed + 5)
    ice_cubes(root, LONG_DRINK, level + 0.06, 7, seed + 2)
    bubbles(root, LONG_DRINK.inside(level), level + 0.02, 200, 0.5, seed)
    droplets(root, LONG_DRINK.radius, 0.1, level, 260, seed)
    straw(root, (-0.06, 0.1, 0.6), 2.2, (-0.10, -0.16), CREAM, '#3f7a1c')
    slice_on_rim(root, LONG_DRINK, LEMON)
    mint_sprig(root, (-0.08, -0.12, level + 0.17), 0.42, 8, seed)
    return root


def juice_glass(location, parent=None, seed=0):
    """Freshly pressed citrus: red grapefruit below, orange above, with ice and a thin froth."""
    root = group('juice', location, parent=parent)
    level = JUICE.height * 0.86
    tumbler(root, JUICE)
    juice = layered(((0.08, '#a81c0c'), (0.3, '#c23408'), (0.6, '#cc5404'), (0.95, '#d66404')), level, 0.3)
    liquid(root, JUICE, juice, level)
    froth_on(root, JUICE, level, '#d66a06', '#e9a040', 0.4, 0.04, seed + 1)
    ice_cubes(root, JUICE, level + 0.05, 4, seed + 3)
    bubbles(root, JUICE.inside(level), level + 0.03, 160, 0.6, seed)
    droplets(root, JUICE.radius, 0.1, level, 240, seed)
    slice_on_rim(root, JUICE, ORANGE, radius=0.31)
    return root


def karak_cup(location, parent=None, seed=0):
    """Karak, strong tea boiled with milk, frothy, in a gilded glass cup with a handle."""
    root = group('karak', location, parent=parent)
    level = CUP.height * 0.91
    tumbler(root, CUP)
    tea = layered(((0.1, '#5c3018'), (0.5, '#744326'), (1.0, '#85522f')), level, 0.0)
    liquid(root, CUP, tea, level)
    froth_on(root, CUP, level, '#7d4a28', '#c79a6c', 0.55, 0.05, seed + 2)
    bubbles(root, CUP.inside(level), level + 0.035, 220, 0.75, seed)
    gold_rim(root, CUP)
    bow = [(CUP.radius(1.0) - 0.02, 1.02), (0.68, 1.06), (0.86, 0.92), (0.84, 0.62), (0.68, 0.42), (CUP.radius(0.34) - 0.02, 0.36)]
    drizzle(root, [(x, 0, z) for x, z in bow], clear_glass(), 0.055)
    return root
