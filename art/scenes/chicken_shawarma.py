"""Chicken shawarma: rolls in three sizes, saj, samoon, rocket, cut meals and the plate."""
import math

from kitchen import fries, greens, sauces, servings
from kitchen.flatbread import saj_bread, samoon, samoon_material
from kitchen.pictures import picture
from kitchen.pouring import height_over
from kitchen.scenery import meal_camera, rocket_camera, roll_camera, saj_camera
from kitchen.servings import chicken
from kitchen.shapes import group
from kitchen.shavings import heap, shavings
from kitchen.stage import camera, heater_table
from kitchen.tableware import BOARD_TOP, PLATE_TOP, board

THOUM, TAHINI = '#f6f0e0', '#cfae7e'
SOAKED_THOUM = '#d9c6a2'  # with the juice of the meat that it lies on


def pickles(*spots):
    for i, (x, y) in enumerate(spots):
        greens.pickle_slice(None, (x, y, 0.05 + 0.02 * i), 0.19, (0.05 * i, -0.05, i), 0.06)


@picture('chicken-sandwich-small', samples=6)
def chicken_sandwich_small():
    """One short roll standing in paper, a pot of thoum, pickles."""
    heater_table()
    servings.standing_roll((-0.3, 0.15, 0), chicken(), 1.45, 0.55, -3)
    sauces.pot((0.66, -0.42, 0), THOUM, radius=0.36, height=0.32)
    pickles((-0.42, -0.78), (-0.1, -0.86))
    roll_camera(0.86)


@picture('chicken-sandwich-medium', samples=6)
def chicken_sandwich_medium():
    """One roll standing in paper, clearly longer than the small one, with a few fries; thoum, pickles."""
    heater_table()
    servings.standing_roll((-0.28, 0.2, 0), chicken(fries=fries.fry_shapes(5, 2), fry_count=3), 1.92, 0.55, -4, 3)
    sauces.pot((0.78, -0.4, 0), THOUM, radius=0.36, height=0.32)
    pickles((-0.3, -0.78), (0.05, -0.86))
    roll_camera(1.05)


@picture('chicken-sandwich-large', samples=6)
def chicken_sandwich_large():
    """One long roll lying in its paper, closed, its open end in front; a pot of thoum, pickles."""
    heater_table(1.15, (0, 0, 0.5))
    servings.lying_roll((1.36, 1.7, 0.58), chicken(fries=fries.fry_shapes(5, 2), fry_count=3))
    sauces.pot((0.7, -0.64, 0), THOUM, radius=0.36, height=0.32)
    pickles((1.2, -0.5), (1.42, -0.2))
    roll_camera(0.5)


@picture('chicken-saj-shawarma', samples=6)
def chicken_saj_shawarma():
    """Blistered saj bread cut slantwise on an oak board."""
    heater_table()
    servings.saj(chicken(pickles=0, topped=1, sizes=(0.28, 0.4), strips=28))
    sauces.pot((0.05, -0.85, 0), THOUM, radius=0.36, height=0.32)
    saj_camera()


@picture('chicken-samoon-shawarma', samples=6)
def chicken_samoon_shawarma():
    """A boat-shaped samoon roll split open: chicken, tomato, tahini."""
    heater_table()
    board((0, 0.2, 0), 4.0, 2.2, -0.05)
    roll = group('samoon', (0, 0.1, BOARD_TOP), (0, 0, 0.22), 1.15)
    samoon(roll, samoon_material())
    for i, x in enumerate((-0.7, -0.25, 0.25, 0.7)):
        greens.tomato_slice(roll, (x, -0.12, 0.5), 0.3, 0.07, (0.75, 0.1, i), i)
    meat = heap(roll, shavings('chicken', sauce=TAHINI), 56, (0, -0.26, 0.32), 0.8, 0.46, 0.44, 2, squash=0.42, tousled=1.3)
    top = height_over(meat, 0.4)
    spots = [(-0.85 + 0.06 * i, -0.32 + 0.2 * math.sin(i * 2.4)) for i in range(30)]
    greens.parsley(None, [(x, y, top(x, y) + 0.012) for x, y in spots])
    camera((0, -8.2, 3.6), (0.0, 0.05, 0.5), lens=96, focus=(0, -0.5, 0.6))


@picture('chicken-rocket', samples=6)
def chicken_rocket():
    """A long toasted roll with fries inside, cut, on striped paper, with thoum and pickles."""
    heater_table()
    servings.rocket(chicken(fries=fries.fry_shapes(5, 2), fry_count=4))
    sauces.pot((0.62, -0.78, 0.03), THOUM, radius=0.38, height=0.3)
    servings.pickle_slices((1.28, -0.58, 0.08))
    rocket_camera()


@picture('chicken-arabic-shawarma-meal', samples=6)
def chicken_arabic_shawarma_meal():
    """A roll cut in eight pieces, fries, a pot of thoum and pickles on a plate."""
    heater_table(1.15, (0, 0, 0.3), (0.4, 2.6))
    servings.cut_meal([chicken(pickles=1, parsley=14)], [(THOUM, 'swirl')])
    servings.pickle_slices((-0.3, -1.42, PLATE_TOP + 0.05))
    meal_camera()


@picture('chicken-arabic-shawarma-meal-double', samples=6)
def chicken_arabic_shawarma_meal_double():
    """Two rolls cut in sixteen pieces on a large board; a wide heap of fries, two pots of thoum and pickles in their midst."""
    heater_table(1.4, (0, 0.5, 0.3), (0.4, 3))
    servings.double_meal(chicken(pickles=1, parsley=14), THOUM)
    camera((0, -8.0, 7.6), (0, -0.1, 0.3), lens=70, focus=(0, -0.6, 0.6))


@picture('chicken-shawarma-plate', samples=6)
def chicken_shawarma_plate():
    """Sliced chicken on Arabic bread with fries, salad and thoum."""
    heater_table(1.15, (0, 0, 0.3), (0.4, 2.6))
    sticks = fries.fry_shapes(8, 2, length=1.1, width=0.055)
    servings.meat_plate(
        shavings('chicken'),
        SOAKED_THOUM,
        [
            lambda: fries.heap_of_fries(None, sticks, 50, (1.05, 0.75, PLATE_TOP), 0.6, 0.4, 3),
            lambda: servings.salad((1.3, -0.1, PLATE_TOP)),
            lambda: sauces.pot((0.62, -1.1, PLATE_TOP), THOUM, radius=0.36, height=0.28),
        ],
        bread=saj_bread(),
    )
    camera((0, -8.4, 5.2), (0.0, -0.02, 0.3), lens=85, focus=(-0.3, -0.7, 0.6))
