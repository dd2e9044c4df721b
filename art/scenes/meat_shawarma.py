"""Beef and lamb shawarma: rolls in three sizes, saj, with pomegranate, rocket, cut meal and plate."""
import math

from kitchen import condiments, fries, greens, pulses, sauces, servings
from kitchen.pictures import picture
from kitchen.pomegranate import pomegranate_half
from kitchen.scenery import meal_camera, rocket_camera, roll_camera, saj_camera
from kitchen.shapes import copy, group, hidden, lump
from kitchen.shavings import shavings
from kitchen.stage import camera, heater_table
from kitchen.tableware import BOARD_TOP, PLATE_TOP
from kitchen.wrap import Filling, cream

TAHINI = '#cfae7e'


def meat(**extras):
    return Filling([shavings('meat')], [TAHINI], **{'onions': 2, 'parsley': 40, **extras})


def onions(*spots):
    for i, (x, y) in enumerate(spots):
        greens.sumac_onion(group('onion', (x, y, 0), scale=0.7), (0, 0, 0.04), i)


@picture('meat-sandwich-small', samples=6)
def meat_sandwich_small():
    """One short roll standing in paper, a pot of tahini, sumac onion."""
    heater_table()
    servings.standing_roll((-0.3, 0.15, 0), meat(), 1.45, 0.55, -3, 21)
    sauces.pot((0.66, -0.42, 0), TAHINI, radius=0.36, height=0.32, surface='flat')
    onions((-0.3, -0.8))
    roll_camera(0.86)


@picture('meat-sandwich-medium', samples=6)
def meat_sandwich_medium():
    """One roll standing in paper, clearly longer than the small one; tahini, tomato, sumac onion."""
    heater_table()
    servings.standing_roll((-0.28, 0.2, 0), meat(tomatoes=2), 1.92, 0.55, -4, 23)
    sauces.pot((0.78, -0.4, 0), TAHINI, radius=0.36, height=0.32, surface='flat')
    greens.tomato_slice(None, (-0.4, -0.78, 0.06), 0.26, 0.09, (0, 0, 0.5), 2)
    onions((0.0, -0.86))
    roll_camera(1.05)


@picture('meat-sandwich-large', samples=6)
def meat_sandwich_large():
    """One long roll lying in its paper, closed, its open end in front; a pot of tahini, tomato."""
    heater_table(1.15, (0, 0, 0.5))
    servings.lying_roll((1.36, 1.7, 0.58), meat(tomatoes=2, drops=5), seed=25)
    sauces.pot((0.7, -0.64, 0), TAHINI, radius=0.36, height=0.32, surface='flat')
    for i, (x, y) in enumerate(((1.2, -0.45), (1.42, -0.2))):
        greens.tomato_slice(None, (x, y, 0.06 + 0.05 * i), 0.26, 0.09, (0.1 * i, 0, i), i)
    roll_camera(0.5)


@picture('meat-saj-shawarma', samples=6)
def meat_saj_shawarma():
    """Blistered saj bread on an oak board with tahini and mint."""
    heater_table()
    servings.saj(meat(onions=0, sizes=(0.28, 0.4), strips=28), seed=31)
    sauces.pot((0.05, -0.85, 0), TAHINI, radius=0.36, height=0.32, surface='flat')
    for i, (x, y) in enumerate(((1.2, -0.3), (1.42, -0.18), (1.3, -0.08), (-1.4, -0.25), (-1.55, -0.1))):
        greens.mint_leaf(None, (x, y, BOARD_TOP + 0.04 + 0.03 * (i == 2)), (0.2, 0.15 * i, 1.3 * i), 0.34)
    saj_camera()


@picture('meat-pomegranate-shawarma', samples=6)
def meat_pomegranate_shawarma():
    """Two halves on a plate under dark pomegranate molasses, half a pomegranate beside."""
    heater_table()
    molasses = sauces.sauce_material('#2c0508', 1.0)
    for n, half in enumerate(servings.leaning(meat(tomatoes=3), seed=33)):
        across = [0.24 * math.sin(i * 0.48 + n) + 0.05 * math.sin(i * 1.3 + 2 * n) for i in range(24)]
        line = [(x, math.sqrt(0.55**2 - x * x) - 0.012, 0.55 + 0.05 * i + 0.02 * math.sin(i * 1.7)) for i, x in enumerate(across)]
        sauces.drizzle(half, line, molasses, 0.015, n)
    sauces.pot((0.2, -1.3, PLATE_TOP), '#240307', radius=0.33, height=0.26, surface='flat')
    pomegranate_half(None, (1.14, -0.72, PLATE_TOP + 0.34), 0.44, (0.95, 0, 0.3), 3)
    strewn = ((0.5, -1.16), (0.66, -1.24), (0.42, -1.28), (-1.2, -0.78), (-1.05, -0.9), (-0.72, -1.0))
    condiments.pomegranate_seeds(None, [(x, y, PLATE_TOP) for x, y in strewn], 0.062, 3)
    camera((0, -8.2, 4.0), (-0.12, 0.1, 0.5), lens=84, focus=(0.1, -0.5, 0.7))


@picture('meat-rocket', samples=6)
def meat_rocket():
    """A long toasted roll with meat and fries, cut, on striped paper, with tahini and sumac onion."""
    heater_table()
    servings.rocket(meat(fries=fries.fry_shapes(5, 2), fry_count=4), seed=35)
    sauces.pot((0.62, -0.78, 0.03), TAHINI, radius=0.38, height=0.3, surface='flat')
    onions((1.2, -0.6), (1.42, -0.5))
    rocket_camera()


@picture('meat-arabic-shawarma-meal', samples=6)
def meat_arabic_shawarma_meal():
    """A roll cut in eight pieces, fries, a pot of tahini, tomato and sumac onion on a plate."""
    heater_table(1.15, (0, 0, 0.3), (0.4, 2.6))
    servings.cut_meal([meat(parsley=24)], [(TAHINI, 'flat')], 37)
    servings.tomato_and_onion((-0.3, -1.36, PLATE_TOP + 0.05))
    meal_camera()


def hummus(location):
    """A swirled mound of hummus with oil and chickpeas."""
    place = group('hummus', location)
    mound = lump('hummus', cream('#cfa873'), (0.62, 0.55, 0.2), 64, 0.12, 2.2, 0.03, seed=4, parent=place)
    mound.location.z = 0.06
    oil = hidden(lump('oil', cream('#b0700a'), (1, 0.8, 0.2), 20, 0.2, 1.4, 0.0))
    for i in range(5):
        copy(oil, (math.cos(i * 1.3) * 0.25, math.sin(i * 1.3) * 0.22, 0.3), (0, 0, i), 0.09, place)
    pulses.strew('chickpea', [(math.cos(i * 2.1) * 0.12, math.sin(i * 2.1) * 0.1, 0.34) for i in range(4)], place)


@picture('meat-shawarma-plate', samples=6)
def meat_shawarma_plate():
    """Sliced meat on Arabic bread with hummus, salad and tahini."""
    heater_table(1.15, (0, 0, 0.3), (0.4, 2.6))
    servings.meat_plate(
        shavings('meat'),
        TAHINI,
        [
            lambda: hummus((1.05, 0.72, PLATE_TOP)),
            lambda: servings.salad((1.35, -0.15, PLATE_TOP)),
            lambda: sauces.pot((0.72, -1.1, PLATE_TOP), TAHINI, radius=0.36, height=0.28, surface='flat'),
        ],
        seed=41,
    )
    camera((0, -8.4, 5.2), (0.02, -0.05, 0.25), lens=85, focus=(-0.3, -0.7, 0.6))
