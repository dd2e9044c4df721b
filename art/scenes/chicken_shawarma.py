"""Chicken shawarma: rolls in three sizes, saj, samoon, rocket, cut meals and the plate."""
import math
import random

from kitchen import fries, greens, sauces, servings
from kitchen.condiments import specks
from kitchen.flatbread import saj_bread, samoon, samoon_material
from kitchen.pictures import picture
from kitchen.pouring import height_over, trickled
from kitchen.scenery import long_roll_camera, meal_camera, rocket_camera, saj_camera, sandwich_camera
from kitchen.servings import chicken
from kitchen.shapes import group
from kitchen.shavings import heap, shavings
from kitchen.stage import camera, dining_table
from kitchen.tableware import BOARD_TOP, PLATE_TOP, board

THOUM = '#f6f0e0'


def pickles(*spots):
    for i, (x, y) in enumerate(spots):
        greens.pickle_slice(None, (x, y, 0.05 + 0.02 * i), 0.19, (0.05 * i, -0.05, i), 0.06)


@picture('chicken-sandwich-small')
def chicken_sandwich_small():
    """One short roll standing in paper, a pot of thoum, pickles."""
    dining_table()
    servings.standing_roll((-0.25, 0.15, 0), chicken(pickles=3, drops=0), 1.3, 0.5, -5, sauce=THOUM)
    sauces.pot((0.78, -0.25, 0), THOUM, radius=0.36, height=0.32)
    pickles((-0.6, -0.85), (-0.25, -0.97))
    sandwich_camera(lens=92, middle=0.74)


@picture('chicken-sandwich-medium')
def chicken_sandwich_medium():
    """Two halves of a roll with a few fries inside, thoum, pickles."""
    dining_table()
    servings.halves(chicken(fries=fries.fry_shapes(5, 2), fry_count=7), THOUM, length=1.6)
    sauces.pot((-1.32, -0.5, 0), THOUM, radius=0.36, height=0.32)
    pickles((-0.66, -0.95), (-0.32, -1.07))
    sandwich_camera()


@picture('chicken-sandwich-large')
def chicken_sandwich_large():
    """One long roll across a board, full of chicken from end to end, with fries, pickles and two pots of thoum."""
    dining_table(1.15, (0, 0, 0.5), (0.4, 2.4))
    servings.long_roll(chicken(fries=fries.fry_shapes(5, 2), fry_count=14, strips=230, pickles=3), THOUM)
    sauces.pot((0.95, -0.72, BOARD_TOP), THOUM, radius=0.34, height=0.3)
    sauces.pot((1.6, -0.45, BOARD_TOP), THOUM, radius=0.34, height=0.3, seed=3)
    long_roll_camera()


@picture('chicken-saj-shawarma')
def chicken_saj_shawarma():
    """Blistered saj bread cut slantwise on an oak board."""
    dining_table()
    servings.saj(chicken(strips=64, pickles=3, drops=3, parsley=8))
    sauces.pot((0.05, -0.85, 0), THOUM, radius=0.36, height=0.32)
    saj_camera()


@picture('chicken-samoon-shawarma')
def chicken_samoon_shawarma():
    """A boat-shaped samoon roll split open: chicken, tomato, tahini."""
    dining_table()
    board((0, 0.2, 0), 4.0, 2.2, -0.05)
    roll = group('samoon', (0, 0.1, BOARD_TOP), (0, 0, 0.22), 1.15)
    upper = samoon(roll, samoon_material())[1]
    for i, x in enumerate((-0.7, -0.25, 0.25, 0.7)):
        greens.tomato_slice(roll, (x, -0.12, 0.5), 0.3, 0.07, (0.75, 0.1, i), i)
    meat = heap(roll, shavings('chicken'), 170, (0, -0.26, 0.32), 1.0, 0.46, 0.36, 2, squash=0.34, tousled=1.4)
    top = height_over(meat, 0.4)
    line = [(-0.72, -0.3), (-0.55, -0.52), (-0.42, -0.26), (-0.2, -0.24), (-0.1, -0.5), (0.06, -0.5), (0.16, -0.22), (0.36, -0.2), (0.42, -0.44), (0.64, -0.34)]
    trickled(top, line, sauces.sauce_material('#c9a878', 0.6), 0.032, 5, 0.08)
    greens.parsley(None, [(-0.75 + 0.09 * i, -0.3 + 0.16 * math.sin(i * 2.4), top(-0.75 + 0.09 * i, -0.3 + 0.16 * math.sin(i * 2.4))) for i in range(18)])
    crust, chance = height_over([upper], 0), random.Random(6)
    grains = [(chance.gauss(0.1, 0.45), chance.gauss(0.62, 0.22)) for _ in range(150)]
    specks(None, [(x, y, crust(x, y)) for x, y in grains if crust(x, y) > 0.5], '#dcb878', 0.021, flat=0.4)
    camera((0, -8.2, 3.6), (0.0, 0.05, 0.5), lens=96, focus=(0, -0.5, 0.6))


@picture('chicken-rocket')
def chicken_rocket():
    """A long toasted roll with fries inside, cut, on striped paper, with thoum and pickles."""
    dining_table()
    servings.rocket(chicken(strips=76, fries=fries.fry_shapes(5, 2), fry_count=5, pickles=2, parsley=4))
    sauces.pot((0.62, -0.78, 0.03), THOUM, radius=0.38, height=0.3)
    servings.pickle_slices((1.28, -0.58, 0.08))
    rocket_camera()


@picture('chicken-arabic-shawarma-meal')
def chicken_arabic_shawarma_meal():
    """Eight slices of a roll around fries and a pot of thoum, pickles beside."""
    dining_table(1.15, (0, 0, 0.3), (0.4, 2.6))
    servings.cut_meal(chicken(pickles=1, strips=46, parsley=4), THOUM)
    servings.pickle_slices((1.36, -0.32, PLATE_TOP + 0.05))
    meal_camera()


@picture('chicken-arabic-shawarma-meal-double')
def chicken_arabic_shawarma_meal_double():
    """Sixteen slices along the sides of a large board; a wide heap of fries, two pots of thoum and pickles in the middle."""
    dining_table(1.4, (0, 0.5, 0.3), (0.4, 3))
    servings.double_meal(chicken(pickles=1, strips=46, parsley=4), THOUM)
    camera((0, -7.4, 8.4), (0, -0.02, 0.2), lens=60, focus=(0, -0.6, 0.6))


@picture('chicken-shawarma-plate')
def chicken_shawarma_plate():
    """Sliced chicken on Arabic bread with fries, salad and thoum."""
    dining_table(1.15, (0, 0, 0.3), (0.4, 2.6))
    sticks = fries.fry_shapes(8, 2, length=1.1, width=0.055)
    servings.meat_plate(
        shavings('chicken'),
        THOUM,
        [
            lambda: fries.heap_of_fries(None, sticks, 50, (1.05, 0.75, PLATE_TOP), 0.6, 0.4, 3),
            lambda: servings.salad((1.3, -0.1, PLATE_TOP)),
            lambda: sauces.pot((0.62, -1.1, PLATE_TOP), THOUM, radius=0.36, height=0.28),
        ],
        strips=330,
        bread=saj_bread(),
    )
    camera((0, -8.4, 5.2), (0.02, -0.05, 0.25), lens=76, focus=(-0.3, -0.7, 0.6))
