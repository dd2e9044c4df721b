"""Chicken and meat together: rolls in two sizes, rocket, cut meal, fatteh, the family tray."""
import math
import random

from mathutils import Vector

from kitchen import fries, greens, pulses, sauces, servings
from kitchen.condiments import specks
from kitchen.flatbread import bread_material
from kitchen.noise import perlin
from kitchen.pictures import picture
from kitchen.pouring import height_over, trickled, zigzag
from kitchen.scenery import long_roll_camera, meal_camera, rocket_camera, sandwich_camera
from kitchen.shapes import TAU, group, lump, surface, thicken
from kitchen.shavings import heap, shavings
from kitchen.stage import camera, dining_table
from kitchen.tableware import BOARD_TOP, bowl
from kitchen.wrap import Filling, cream

THOUM, TAHINI = '#f6f0e0', '#c9a56c'


def mixed(**extras):
    """Chicken on one side of the cut, meat on the other."""
    return Filling([shavings('chicken'), shavings('meat')], [THOUM, TAHINI], **{'pickles': 2, 'tomatoes': 2, 'drops': 4, **extras})


def both_pots():
    sauces.pot((-1.3, -0.35, 0), THOUM, radius=0.34, height=0.32)
    sauces.pot((-0.66, -0.75, 0), TAHINI, radius=0.34, height=0.32, surface='flat', seed=3)


@picture('mix-sandwich-medium')
def mix_sandwich_medium():
    """Two halves, chicken on one side and meat on the other; thoum and tahini."""
    dining_table()
    servings.halves(mixed(strips=70, sizes=(0.42, 0.58)), THOUM, length=1.6, seed=51)
    both_pots()
    sandwich_camera()


@picture('mix-sandwich-large')
def mix_sandwich_large():
    """One long roll across a board, chicken in its front half and meat in the other; a pot of each sauce."""
    dining_table(1.15, (0, 0, 0.5), (0.4, 2.4))
    servings.long_roll(mixed(strips=230, pickles=3, tomatoes=3, onions=1, parsley=24), THOUM, seed=53)
    sauces.pot((0.95, -0.72, BOARD_TOP), THOUM, radius=0.34, height=0.3)
    sauces.pot((1.6, -0.45, BOARD_TOP), TAHINI, radius=0.34, height=0.3, surface='flat', seed=3)
    long_roll_camera()


@picture('mix-rocket')
def mix_rocket():
    """A long toasted roll with both meats and fries, thoum and tahini beside."""
    dining_table()
    servings.rocket(mixed(strips=76, pickles=1, tomatoes=1, parsley=0), seed=55)
    sauces.pot((0.5, -0.85, 0.03), THOUM, radius=0.34, height=0.3)
    sauces.pot((1.22, -0.72, 0.03), TAHINI, radius=0.34, height=0.3, surface='flat', seed=2)
    rocket_camera()


@picture('mix-arabic-shawarma-meal')
def mix_arabic_shawarma_meal():
    """Four slices with chicken on the left, four with meat on the right, fries between them, with both sauces."""
    dining_table(1.15, (0, 0, 0.3), (0.4, 2.6))
    chicken = servings.chicken(strips=46, pickles=2, parsley=0)
    servings.mixed_meal(chicken, Filling([shavings('meat')], [TAHINI], strips=46, onions=2, tomatoes=2), 57)
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


@picture('mix-shawarma-fatteh')
def mix_shawarma_fatteh():
    """A deep bowl: toasted bread, yoghurt, chickpeas, chicken and meat, pine nuts, sumac, paprika, mint."""
    dining_table(1.0, (0, 0, 0.5), (0.4, 2.6))
    bowl((0, 0, 0), 1.65, 0.8)
    top = group('top', (0, 0, 0.6))
    yoghurt = lump('yoghurt', cream('#f2ead9'), (1.44, 1.44, 0.11), 96, 0.05, 3, 0.02, seed=2, parent=top)
    yoghurt.location.z = 0.02
    bread_chips(top, 34, 1.3, 0.06, 3)
    heap(top, shavings('chicken'), 170, (-0.46, 0.0, 0.08), 0.82, 0.58, 0.4, 5)
    heap(top, shavings('meat'), 160, (0.5, -0.05, 0.08), 0.82, 0.58, 0.42, 6)
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
    trickled(over, zigzag((-0.85, -0.05), (0.855, -0.05), 11, 0.6), sauces.sauce_material(THOUM, 0.5), 0.04, 4)
    for i in range(3):
        greens.mint_leaf(top, (0.1 * i - 0.08, -0.05 * i, over(0, 0) - 0.56), (0.3, 0.2 * i - 0.1, 2.1 * i), 0.42)
    specks(top, [(x, y, over(x, y) - 0.6) for x, y, _ in around(420, 0.75, 1.36, 0)], '#74180c', 0.013)
    camera((0, -7.0, 6.6), (0, -0.04, 0.55), lens=92, fstop=0.75, focus=(0, -0.4, 0.9))


@picture('mix-family-tray')
def mix_family_tray():
    """A steel tray from above: seven slices with chicken on the left, seven with meat on the right, fries, salad, four sauces."""
    dining_table(1.35, (0, 0, 0.3), (0.4, 3))
    meat = Filling([shavings('meat')], [TAHINI], strips=46, onions=2, tomatoes=2)
    pots = ((THOUM, 'swirl'), (TAHINI, 'flat'), ('#a3200a', 'chunky'), ('#e3905c', 'swirl'))
    servings.sharing_tray(servings.chicken(strips=46, pickles=2, parsley=0), meat, pots, 60)
    camera((0, -7.2, 8.2), (0.0, -0.06, 0.15), lens=57, fstop=0.75, focus=(0, -0.9, 0.4))
