"""Combo meals: a main dish, fries and a drink on one table."""
import math
import random

import bpy

from kitchen import burger as b
from kitchen import sauces, servings
from kitchen.cans import COLA, can
from kitchen.condiments import specks
from kitchen.drinks import ayran_cup
from kitchen.flatbread import bread_material
from kitchen.fries import fry_shapes
from kitchen.garnish import lemon_wedge
from kitchen.greens import parsley
from kitchen.grill import coleslaw, crisp_strips, wings
from kitchen.packaging import paper_sheet, striped_paper
from kitchen.pictures import picture
from kitchen.pouring import height_over
from kitchen.servings import RAD
from kitchen.shapes import group
from kitchen.stage import camera, charred_table, heater_table, light
from kitchen.tableware import BOARD_TOP, PLATE_TOP, board, plate, stoneware
from kitchen.wrap import wrap

THOUM = '#f6f0e0'


def beside(drink='can', size=1.05, fries_at=(0.55, 1.35, 0), drink_at=(1.5, 0.75, 0), count=100, table=heater_table):
    """The fries and the drink that come with every combo, behind the dish on the right, on a table of `stage`."""
    table(1.15, (0, 0, 0.8))
    light('strip', (3.8, -2.6, 2.2), (1.6, 0.7, 1), 0.6, 70, (1, 0.9, 0.8), 3)
    servings.fries_box(fries_at, size, 0.16, count)
    if drink == 'can':
        can(drink_at, COLA, 0.1)
    else:
        ayran_cup(drink_at)


def table_camera(aim=0.9, lens=72):
    """From somewhat above, so that the cut of a standing roll shows."""
    camera((0, -9.0, 4.2), (0.05, 0.1, aim), lens=lens, fstop=0.5, focus=(-0.4, -0.2, 1.2))


@picture('chicken-shawarma-comboo', samples=7)
def chicken_shawarma_comboo():
    """A chicken roll in paper, fries, a can of cola, thoum, pickles."""
    beside(drink_at=(1.2, 0.35, 0), fries_at=(0.3, 1.1, 0))
    servings.standing_roll((-0.88, 0.1, 0), servings.chicken(), 1.9, 0.6, -6)
    sauces.pot((0.05, -0.62, 0), THOUM, radius=0.38, height=0.32)
    servings.pickle_slices((0.8, -0.75, 0.05))
    table_camera()


@picture('double-chicken-shawarma-comboo', samples=7)
def double_chicken_shawarma_comboo():
    """Two chicken rolls in paper, fries, a can of cola, thoum."""
    beside(drink_at=(1.3, 0.75, 0), fries_at=(0.25, 1.6, 0), size=1.15)
    servings.standing_roll((-1.02, 0.2, 0), servings.chicken(), 1.75, 0.54, -8, 3)
    servings.standing_roll((0.12, -0.3, 0), servings.chicken(), 1.55, 0.54, 4, 9)
    sauces.pot((1.1, -0.65, 0), THOUM, radius=0.38, height=0.32)
    table_camera(0.86, 70)


@picture('chicken-saj-comboo', samples=7, bounces=12)
def chicken_saj_comboo():
    """Saj shawarma cut in two, a small carton of fries, a glass of ayran."""
    beside('ayran', 1.0, (-0.55, 1.9, 0), (0.8, 1.5, 0), 80)
    servings.saj(servings.chicken(pickles=0, topped=1, sizes=(0.28, 0.4), strips=28), 1, (-0.02, -0.55, 0), 0.86)
    sauces.pot((0.02, -1.3, 0), THOUM, radius=0.34, height=0.3)
    table_camera(0.72, 76)


@picture('chicken-rocket-comboo', samples=7)
def chicken_rocket_comboo():
    """A long toasted rocket on paper, fries, a can of cola."""
    beside(drink_at=(1.2, 1.35, 0), fries_at=(-0.8, 1.7, 0))
    paper_sheet(None, striped_paper(), (0, -0.15, 0), 3.6, 1.8, 0.06, 2)
    bread = bread_material('toasted', pale='#bd7d46', warm='#8a4a1e', char='#341104', spots=1.0)
    roll = group('rocket', (1.5, 0.95, 0.54), (RAD(92), 0, RAD(-44)))
    roll.scale = servings.FLATTENED
    wrap(roll, bread, servings.chicken(fries=fry_shapes(5, 2), fry_count=4), 0.6, 2.9, -0.85, seed=4, limp=1.0)
    table_camera(0.72, 76)


def close_camera(lens=79, aim=0.84, fstop=0.5):
    """Close on the dish in front; the fries and the drink stand behind it."""
    camera((0, -9.0, 3.7), (0.02, 0.1, aim), lens=lens, fstop=fstop, focus=(-0.2, -0.5, 0.5))


@picture('crispy-strips-comboo', samples=10)
def crispy_strips_comboo():
    """Five thin, craggy chicken strips heaped on striped paper with coleslaw and thoum; fries and a can of cola behind."""
    beside(drink_at=(1.1, 1.35, 0), fries_at=(-0.95, 1.5, 0))
    board((0, -0.1, 0), 3.5, 1.9, -0.03)
    paper_sheet(None, striped_paper(), (-0.35, -0.1, BOARD_TOP), 2.5, 1.6, 0.1, 3)
    low, high = BOARD_TOP + 0.15, BOARD_TOP + 0.42
    crisp_strips(None, [(-1.18, 0.1, high, 1.8, 0.28), (-0.72, 0.04, high, 1.55, 0.3), (-0.27, 0.1, high, 1.4, 0.28), (0.18, 0.06, high, 1.15, 0.26),
                        (-0.62, -0.68, low, 0.12, 0.0)])
    sauces.pot((0.74, -0.66, BOARD_TOP), THOUM, radius=0.31, height=0.27)
    sauces.pot((1.22, -0.15, BOARD_TOP), '#cdbd8c', radius=0.4, height=0.3)
    coleslaw(None, (1.22, -0.15, BOARD_TOP + 0.2), 0.33)
    close_camera(86, 0.8)


@picture('chicken-wings-comboo', samples=10)
def chicken_wings_comboo():
    """Four drumettes and four flats side by side on a pale plate, roasted crisp, so that all eight are counted; garlic,
    parsley, lemon; fries and cola behind."""
    beside(drink_at=(-0.95, 1.95, 0), fries_at=(0.75, 2.05, 0), size=0.95)
    plate((0, -0.05, 0), 2.1, material=stoneware('#d6cbb8', 0.35))
    low, chance = PLATE_TOP + 0.2, random.Random(4)
    places = []
    for row, (y, shift) in enumerate(((-0.86, -0.06), (0.44, 0.1))):
        for i in range(4):
            kind = 'drumette' if (i + row) % 2 == 0 else 'flat'
            places.append((kind, -1.02 + 0.66 * i + shift, y + chance.uniform(-0.05, 0.05), low, 1.25 + chance.uniform(-0.22, 0.22), chance.uniform(-0.1, 0.1)))
    wings(None, places)
    over = height_over([thing for thing in bpy.context.scene.objects if thing.name.startswith('wing') and thing.location.z > 0])
    spots = [(math.cos(i * 2.4) * 0.16 * i**0.55, math.sin(i * 2.4) * 0.12 * i**0.55 - 0.2) for i in range(100)]
    parsley(None, [(x, y, over(x, y)) for x, y in spots[1::3] if over(x, y) > 0.25], 0.065)
    specks(None, [(x, y, over(x, y)) for x, y in spots[::3] if over(x, y) > 0.25], '#e6cf9c', 0.022, flat=0.45)
    for x, y, turn in ((1.6, -0.35, 0.5), (-1.62, -0.1, 2.5)):
        lemon_wedge(None, (x, y, PLATE_TOP), (0, 0, turn), 0.42)
    camera((0, -8.4, 5.2), (0.0, 0.12, 0.46), lens=92, fstop=0.7, focus=(0, -0.5, 0.4))


@picture('chicken-burger-comboo', samples=10)
def chicken_burger_comboo():
    """A crispy chicken burger, fries, a can of cola."""
    beside(size=1.16, drink_at=(1.4, 0.75, 0), fries_at=(0.42, 1.5, 0), table=charred_table)
    layers = [b.heel(), b.lettuce(1), b.crispy_chicken(3, radius=1.1, height=0.44), b.sauce('#efe6cf', 0.9, 4, 5, 0.2), b.pickles(6, 0.28, 0.88), b.crown(0)]
    b.burger(None, layers, (-0.62, -0.2, 0), 0.3)
    camera((0, -9.2, 2.8), (0.08, 0.2, 0.98), lens=78, fstop=0.5, focus=(-0.4, -0.9, 0.9))
