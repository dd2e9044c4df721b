"""Chicken and meat together: rolls in two sizes, rocket, cut meal, fatteh, the family tray."""
import math
import random

from kitchen import fries, greens, pulses, sauces, servings
from kitchen.flatbread import bread_material
from kitchen.pictures import picture
from kitchen.pouring import height_over, spooned, trickled
from kitchen.scenery import meal_camera, plate_camera, rocket_camera, sandwich_camera
from kitchen.shapes import TAU, group, lump, mesh, thicken
from kitchen.shavings import heap, shavings
from kitchen.stage import camera, dining_table
from kitchen.tableware import PLATE_TOP, bowl
from kitchen.wrap import Filling, cream

THOUM, TAHINI = '#f6f0e0', '#d6b98a'


def mixed(**extras):
    """Chicken on one side of the cut, meat on the other."""
    return Filling([shavings('chicken'), shavings('meat')], [THOUM, TAHINI], **{'pickles': 2, 'tomatoes': 2, 'drops': 4, **extras})


def both_pots():
    sauces.pot((-1.36, -0.45, 0), THOUM, radius=0.34, height=0.32)
    sauces.pot((-0.72, -0.85, 0), TAHINI, radius=0.34, height=0.32, surface='flat', seed=3)


@picture('mix-sandwich-medium')
def mix_sandwich_medium():
    """Two halves, chicken on one side and meat on the other; thoum and tahini."""
    dining_table()
    servings.halves(mixed(), length=1.6, seed=51)
    both_pots()
    sandwich_camera()


@picture('mix-sandwich-large')
def mix_sandwich_large():
    """A long, thick roll in two halves on a wide plate, chicken on one side of the cut and meat on the other; both sauces."""
    dining_table(1.15, (0, 0, 0.5), (0.4, 2.4))
    servings.long_halves(mixed(strips=62), seed=53)
    servings.salad((1.4, -0.15, PLATE_TOP))
    for i, (x, y) in enumerate(((1.35, -0.75), (1.62, -0.68))):
        greens.pickle_slice(None, (x, y, PLATE_TOP + 0.05 + 0.02 * i), 0.19, (0.05 * i, -0.05, i), 0.06)
    sauces.pot((0.1, -1.2, PLATE_TOP), THOUM, radius=0.36, height=0.3)
    sauces.pot((0.85, -1.25, PLATE_TOP), TAHINI, radius=0.36, height=0.3, surface='flat', seed=3)
    plate_camera()


@picture('mix-rocket')
def mix_rocket():
    """A long toasted roll with both meats and fries, thoum and tahini beside."""
    dining_table()
    servings.rocket(mixed(fries=fries.fry_shapes(5, 2), fry_count=6), seed=55)
    sauces.pot((1.35, -0.45, 0.03), THOUM, radius=0.34, height=0.3)
    sauces.pot((1.72, 0.2, 0.03), TAHINI, radius=0.34, height=0.3, surface='flat', seed=2)
    rocket_camera()


@picture('mix-arabic-shawarma-meal')
def mix_arabic_shawarma_meal():
    """Eight slices, chicken and meat in turn, around fries, with both sauces."""
    dining_table(1.15, (0, 0, 0.3), (0.4, 2.6))
    chicken = servings.chicken(strips=42, pickles=3)
    meat = Filling([shavings('meat')], [TAHINI], strips=42, onions=3, tomatoes=2)
    servings.cut_meal([chicken, meat], pots=((THOUM, 'swirl'), (TAHINI, 'flat')), seed=57)
    meal_camera()


def bread_chips(parent, count, radius, z, seed):
    """Squares of toasted bread, tossed."""
    material, chance = bread_material('chips', pale='#b8763c', warm='#8a4a1c', char='#3a1606'), random.Random(seed)
    for _ in range(count):
        a, r, s = chance.uniform(0, TAU), radius * math.sqrt(chance.random()), chance.uniform(0.13, 0.2)
        chip = mesh('chip', [(-s, -s, 0.02), (s, -s, -0.02), (s, s, 0.03), (-s, s, 0)], [(0, 1, 2, 3)], material, parent=parent)
        thicken(chip, 0.035, bevel=0.01)
        chip.location = (math.cos(a) * r, math.sin(a) * r, z + chance.uniform(0, 0.12))
        chip.rotation_euler = (chance.gauss(0, 0.4), chance.gauss(0, 0.4), a * 3)


@picture('mix-shawarma-fatteh')
def mix_shawarma_fatteh():
    """A deep bowl: toasted bread, yoghurt, chickpeas, chicken and meat, pine nuts."""
    dining_table(1.0, (0, 0, 0.5), (0.4, 2.6))
    bowl((0, 0, 0), 1.65, 0.8)
    top = group('top', (0, 0, 0.6))
    yoghurt = lump('yoghurt', cream('#f2ead9'), (1.44, 1.44, 0.11), 96, 0.05, 3, 0.02, seed=2, parent=top)
    yoghurt.location.z = 0.02
    bread_chips(top, 26, 1.3, 0.06, 3)
    heap(top, shavings('chicken'), 130, (-0.46, 0.0, 0.08), 0.9, 0.5, 0.34, 5)
    heap(top, shavings('meat'), 130, (0.5, -0.05, 0.08), 0.9, 0.5, 0.34, 6)
    chance = random.Random(8)

    def around(count, low, high, z):
        for _ in range(count):
            a, r = chance.uniform(0, TAU), chance.uniform(low, high)
            yield math.cos(a) * r, math.sin(a) * r, z + chance.uniform(0, 0.08)

    pulses.strew('chickpea', list(around(34, 0.85, 1.3, 0.1)), top, size=0.78)
    pulses.strew('pine nut', list(around(40, 0.75, 1.2, 0.17)), top, seed=3)
    food = [thing for thing in top.children_recursive if thing.type == 'MESH']
    tahini, over = sauces.sauce_material('#d9c199', 0.6), height_over(food)
    for start, end, swings, seed in (((-0.95, -0.1), (0.95, -0.2), 13, 3), ((-0.6, -0.42), (0.75, 0.1), 8, 9)):
        trickled(over, [(x, y) for x, y, _ in sauces.zigzag(start, end, swings, 0.42, seed=seed)], tahini, 0.026, seed)
    spooned(over, ((-0.26, -0.3, 0.13), (0.4, -0.2, 0.1)), tahini, 3)
    greens.parsley(top, list(around(40, 0.85, 1.3, 0.16)) + list(around(14, 0, 0.4, 0.46)))
    camera((0, -8.0, 5.0), (0, -0.05, 0.5), lens=98, focus=(0, -0.6, 0.9))


@picture('mix-family-tray')
def mix_family_tray():
    """A steel tray for sharing: fourteen slices, a heap of fries, salad, four sauces."""
    dining_table(1.35, (0, 0, 0.3), (0.4, 3))
    meat = Filling([shavings('meat')], [TAHINI], strips=42, onions=3, tomatoes=2)
    pots = ((THOUM, 'swirl'), (TAHINI, 'flat'), ('#a3200a', 'chunky'), ('#e3905c', 'swirl'))
    servings.sharing_tray([servings.chicken(strips=42, pickles=3), meat], pots, 60)
    camera((0, -8.6, 6.6), (0.0, -0.05, 0.15), lens=68, focus=(0, -0.9, 0.4))
