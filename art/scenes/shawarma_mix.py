"""Chicken and meat together: rolls in two sizes, rocket, cut meal, fatteh, the family tray."""
import math
import random

from mathutils import Vector

from kitchen import greens, pulses, sauces, servings
from kitchen.condiments import specks
from kitchen.flatbread import bread_material
from kitchen.noise import perlin
from kitchen.pictures import picture
from kitchen.pouring import height_over
from kitchen.scenery import meal_camera, rocket_camera, roll_camera
from kitchen.shapes import TAU, group, surface, thicken
from kitchen.shavings import heap, shavings
from kitchen.stage import camera, heater_table
from kitchen.tableware import bowl
from kitchen.wrap import Filling, cream

THOUM, TAHINI = '#f6f0e0', '#cfae7e'


def mixed(**extras):
    """Pale chicken with white thoum on one side of the cut, dark meat with tomato on the other."""
    sides = [shavings('pale chicken'), shavings('dark meat')]
    given = {'pickles': 2, 'tomatoes': 2, 'sizes': (0.32, 0.44), 'strips': 24, 'parted': 0.07, 'topped': 2, 'parsley': 14}
    return Filling(sides, [THOUM, TAHINI], **{**given, **extras})


def pale_chicken():
    """Chicken for pieces that lie beside pieces with meat."""
    return Filling([shavings('pale chicken')], [THOUM], pickles=1, parsley=12, topped=1)


def dark_meat():
    """Meat for pieces that lie beside pieces with chicken."""
    return Filling([shavings('dark meat')], [TAHINI], onions=2, tomatoes=1)


def both_pots(*places):
    """A pot of thoum and one of tahini."""
    for place, sauce, surface in zip(places, (THOUM, TAHINI), ('swirl', 'flat')):
        sauces.pot(place, sauce, radius=0.36, height=0.32, surface=surface)


@picture('mix-sandwich-medium', samples=6)
def mix_sandwich_medium():
    """One roll standing in paper, chicken on one side of its cut and meat on the other; thoum and tahini."""
    heater_table()
    servings.standing_roll((-0.02, 0.25, 0), mixed(), 1.92, 0.55, -3, 51)
    both_pots((-0.75, -0.42, 0), (0.75, -0.42, 0))
    roll_camera(1.05)


@picture('mix-sandwich-large', samples=6)
def mix_sandwich_large():
    """One long roll lying in its paper, closed, chicken and meat side by side in its open end; a pot of each sauce."""
    heater_table(1.15, (0, 0, 0.5))
    servings.lying_roll((1.36, 1.7, 0.58), mixed(border=0.1, tomatoes=1), seed=53)
    both_pots((0.42, -0.8, 0), (1.15, -0.5, 0))
    roll_camera(0.5)


@picture('mix-rocket', samples=6)
def mix_rocket():
    """A long toasted roll with both meats and fries, thoum and tahini beside."""
    heater_table()
    servings.rocket(mixed(border=0.12, tomatoes=1), seed=55)
    sauces.pot((0.25, -0.92, 0.03), THOUM, radius=0.34, height=0.3)
    sauces.pot((1.0, -0.8, 0.03), TAHINI, radius=0.34, height=0.3, surface='flat', seed=2)
    rocket_camera()


@picture('mix-arabic-shawarma-meal', samples=6)
def mix_arabic_shawarma_meal():
    """Four pieces with chicken on the left, four with meat on the right, fries in front of them, both sauces."""
    heater_table(1.15, (0, 0, 0.3), (0.4, 2.6))
    servings.cut_meal([pale_chicken(), dark_meat()], [(THOUM, 'swirl'), (TAHINI, 'flat')], 57)
    meal_camera()


def bread_chips(parent, count, radius, z, seed):
    """Torn pieces of fried bread, curled by the heat, tossed."""
    material, chance = bread_material('chips', pale='#b8763c', warm='#8a4a1c', char='#3a1606'), random.Random(seed)
    for i in range(count):
        a, r, size, curl = chance.uniform(0, TAU), radius * math.sqrt(chance.random()), chance.uniform(0.15, 0.24), chance.uniform(-1.4, 1.4)

        def point(u, v):
            x, y = (u - 0.5) * 2, (v - 0.5) * 2
            torn = 1 + 0.25 * perlin((x, y, i), 1.6) + 0.08 * perlin((x * 4, y * 4, i), 1)
            x, y = x * size * torn, y * size * torn * (0.75 - 0.25 * v)
            return Vector((x, y, curl * (x * x + 0.6 * x * y) + 0.02 * perlin((x * 9, y * 9, i), 1))), {'grill': 0}

        chip = thicken(surface('chip', 14, 14, point, material, parent=parent), 0.03, bevel=0.008)
        chip.location = (math.cos(a) * r, math.sin(a) * r, z + chance.uniform(0, 0.12))
        chip.rotation_euler = (chance.gauss(0, 0.4), chance.gauss(0, 0.4), a * 3)


@picture('mix-shawarma-fatteh', samples=6)
def mix_shawarma_fatteh():
    """A deep bowl: toasted bread, yoghurt, chickpeas, chicken and meat, pine nuts, sumac, paprika, mint."""
    heater_table(1.0, (0, 0, 0.5), (0.4, 2.6))
    bowl((0, 0, 0), 1.65, 0.8)
    top = group('top', (0, 0, 0.6))
    sauces.sauce_top(cream('#e9dfcb'), 1.5, 'well', 2, top).location.z = 0.04
    bread_chips(top, 34, 1.3, 0.06, 3)
    heap(top, shavings('pale chicken'), 56, (-0.56, 0.0, 0.08), 0.74, 0.6, 0.44, 5)
    heap(top, shavings('dark meat'), 56, (0.58, -0.02, 0.08), 0.74, 0.6, 0.44, 6)
    chance = random.Random(8)

    def around(count, low, high, z):
        for _ in range(count):
            a, r = chance.uniform(0, TAU), chance.uniform(low, high)
            yield math.cos(a) * r, math.sin(a) * r, z + chance.uniform(0, 0.08)

    pulses.strew('chickpea', list(around(64, 0.8, 1.28, 0.1)), top, size=0.92)
    pulses.strew('pine nut', list(around(40, 0.75, 1.2, 0.17)), top, seed=3)
    food = [thing for thing in top.children_recursive if thing.type == 'MESH']
    over = height_over(food, 0.6)
    on_meat = [(x, y, over(x, y) - 0.6) for x, y, _ in around(46, 0.0, 0.85, 0)]
    pulses.strew('pine nut', on_meat[:22], top, seed=4)
    greens.parsley(top, [*around(70, 0.85, 1.3, 0.16), *on_meat[22:]])
    specks(top, [(x, y, over(x, y) - 0.6) for x, y, _ in around(110, 0.8, 1.34, 0)], '#a8280c', 0.034, flat=0.3)
    for i in range(3):
        greens.mint_leaf(top, (0.1 * i - 0.08, -0.05 * i, over(0, 0) - 0.56), (0.3, 0.2 * i - 0.1, 2.1 * i), 0.42)
    specks(top, [(x, y, over(x, y) - 0.6) for x, y, _ in around(420, 0.75, 1.36, 0)], '#74180c', 0.013)
    camera((0, -7.0, 6.6), (0, -0.04, 0.55), lens=92, fstop=0.75, focus=(0, -0.4, 0.9))


@picture('mix-family-tray', samples=6)
def mix_family_tray():
    """A steel tray from above: seven pieces with chicken on the left, seven with meat on the right, fries, salad, four sauces."""
    heater_table(1.35, (0, 0, 0.3), (0.4, 3))
    pots = ((THOUM, 'swirl'), (TAHINI, 'flat'), ('#a3200a', 'chunky'), ('#e3905c', 'swirl'))
    servings.sharing_tray(pale_chicken(), dark_meat(), pots, 60)
    camera((0, -7.2, 8.2), (0.0, -0.06, 0.15), lens=58, fstop=0.75, focus=(0, -0.9, 0.4))
