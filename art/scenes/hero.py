"""The large pictures at the top of the page: wide ones have a quiet side, tall ones a quiet top."""

from kitchen import burger as b
from kitchen import fries, greens, sauces, servings
from kitchen.drinks import cola_glass
from kitchen.flatbread import bread_material, flat_round
from kitchen.garnish import lemon_wedge
from kitchen.grill import skewer
from kitchen.packaging import striped_paper
from kitchen.pictures import picture
from kitchen.servings import RAD
from kitchen.shapes import group
from kitchen.shavings import shavings
from kitchen.spit import burners, spit
from kitchen.stage import camera, dining_table, fireside
from kitchen.tableware import BOARD_TOP, board
from kitchen.wrap import Filling, wrap

THOUM, TAHINI, CHILLI = '#f6f0e0', '#d6b98a', '#a3200a'


def beef_layers():
    return [
        b.heel(7), b.lettuce(12), b.tomatoes(), b.beef(2), b.cheddar(3, 0.7), b.beef(9, height=0.29), b.cheddar(5, 0.2, side=1.04),
        b.sauce('#dd8a4e', 0.9, 7, 4, 0.12), b.pickles(6, seed=4), b.leaf(9), b.crown(2, 180),
    ]


def with_fries():
    return servings.chicken(fries=fries.fry_shapes(5, 2), fry_count=4)


def roll(location, lean=-6, length=2.05, radius=0.55, seed=1):
    servings.standing_roll(location, with_fries(), length, radius, lean, seed)


def lying(location, turn=-24, length=1.8, seed=7):
    root = group('lying', location, (RAD(93), 0, RAD(turn)))
    wrap(root, bread_material(), with_fries(), 0.53, length, 0.0, striped_paper(), length * 0.45, seed)


def everything():
    """Rolls, burger, fries, cola and sauces: the whole house on one table."""
    dining_table(1.3, (0, 0, 0.9), (0.3, 2.6))
    b.burger(None, beef_layers(), (1.2, -0.15, 0), 0.3, 0.92)
    roll((-1.05, 0.35, 0), seed=1)
    lying((0.05, 0.85, 0.57))
    servings.fries_box((0.62, 2.0, 0), 1.2, count=105)
    cola_glass((-2.02, 1.35, 0))
    sauces.pot((-2.05, -0.35, 0), THOUM, radius=0.36, height=0.32)
    sauces.pot((2.3, 0.15, 0), CHILLI, radius=0.34, height=0.3, surface='chunky')
    servings.loose_fries(((1.9, -0.8, 0.5), (2.15, -0.55, -0.3)))
    for i, (x, y) in enumerate(((-0.6, -1.0), (-0.24, -1.12))):
        greens.pickle_slice(None, (x, y, 0.05), 0.19, (0.05, -0.05, i), 0.06)


@picture('hero-1-table', width=1600, height=1200, samples=7, bounces=14)
def hero_table():
    """A burger, two chicken rolls, fries, a glass of cola and two sauces on a walnut table; both sides are quiet."""
    everything()
    camera((0, -10.5, 3.5), (0.02, 0.2, 1.12), lens=71, fstop=0.5, focus=(0, -0.5, 1.1))


@picture('hero-2-rolls', width=1600, height=1200, samples=7)
def hero_rolls():
    """Three chicken rolls cut open, close, with thoum; the left side is quiet, and the right one at its edge."""
    dining_table(1.1, (0.5, 0, 0.9), (-0.6, 2.2))
    roll((0.35, 0.3, 0), -4, 2.15, 0.6, 3)
    roll((1.75, 0.85, 0), 7, 2.0, 0.58, 11)
    lying((2.05, 0.0, 0.57), -18, 1.5, 15)
    sauces.pot((0.15, -0.95, 0), THOUM, radius=0.4, height=0.34)
    greens.pickle_slice(None, (0.85, -1.15, 0.05), 0.2, (0.05, 0, 0.4), 0.06)
    camera((0, -8.8, 3.0), (0.72, 0, 1.15), lens=68, fstop=0.55, focus=(0.6, -0.5, 1.3))


@picture('hero-4-burger', width=1600, height=1200, samples=8)
def hero_burger():
    """A double beef burger with melting cheddar, close; the right side is quiet, fries far behind."""
    dining_table(1.05, (-0.5, 0, 0.9), (1.2, 2.0))
    b.burger(None, beef_layers(), (-0.5, -0.1, 0), 0.4, 1.1)
    servings.fries_box((1.35, 2.2, 0), 1.05, count=105)
    greens.pickle_slice(None, (0.65, -0.95, 0.05), 0.26, (0.1, 0.05, 0.4))
    greens.pickle_slice(None, (0.86, -0.7, 0.15), 0.26, (0.5, -0.2, 0.15))
    camera((0, -9.2, 2.3), (0.12, 0, 1.16), lens=76, fstop=0.36, focus=(-0.5, -1.0, 1.0))


@picture('hero-6-tray', width=1600, height=1200, samples=8)
def hero_tray():
    """A tray for sharing from above: cut rolls of chicken and meat, fries, salad, four sauces."""
    dining_table(1.35, (0, 0, 0.3), (0.4, 3))
    meat = Filling([shavings('meat')], [TAHINI], onions=1, tomatoes=2)
    pots = ((THOUM, 'swirl'), (TAHINI, 'flat'), (CHILLI, 'chunky'), ('#e3905c', 'swirl'))
    servings.sharing_tray(servings.chicken(pickles=1, parsley=14), meat, pots, 80)
    flat_round(None, bread_material(), (-3.1, 2.1, 0.02), 1.3, 3, 0.0, 0.5)
    camera((0, -8.2, 7.6), (0.0, 0.02, 0.1), lens=63, focus=(0, -0.9, 0.4))


@picture('hero-3-spit', width=1200, height=1600, samples=8)
def hero_spit():
    """The spit before its burners, tall."""
    fireside()
    spit()
    burners()
    camera((0, -10.5, 2.9), (0.35, 0, 2.45), lens=64, fstop=0.5, focus=(0, -0.8, 2.2))


@picture('hero-5-tower', width=1200, height=1600, samples=8, bounces=14)
def hero_tower():
    """A double burger with a glass of cola and fries behind, tall; above and below are quiet, as phones crop it flat."""
    dining_table(1.15, (0, 0, 0.9), (0.2, 3.0))
    b.burger(None, beef_layers(), (-0.1, -0.2, 0), 0.4, 1.0)
    cola_glass((1.15, 1.5, 0))
    servings.fries_box((-0.95, 1.9, 0), 1.35, 0.3, 105)
    camera((0, -10.6, 3.0), (0.1, 0.2, 0.98), lens=66, fstop=0.42, focus=(0, -1.1, 1.1))


@picture('hero-7-shish-tawook', width=1600, height=1200, samples=8)
def hero_shish_tawook():
    """Three grilled skewers on flat bread with lemon: a dish that the hero leaves out by its name."""
    dining_table(1.1, (0, 0, 0.5), (0.4, 2.2))
    board((0, 0.2, 0), 4.6, 2.7, 0.04)
    flat_round(None, bread_material(), (0, 0.25, BOARD_TOP), 1.5, 2)
    for i, y in enumerate((-0.45, 0.25, 0.95)):
        skewer(None, (-1.65 + 0.1 * i, y, BOARD_TOP + 0.42), 0.06 * (1 - i), 6, i + 1)
    lemon_wedge(None, (1.9, -0.65, BOARD_TOP), (0, 0, 0.7), 0.55)
    sauces.pot((-1.9, -0.75, BOARD_TOP), THOUM, radius=0.36, height=0.3)
    camera((0, -9.0, 4.4), (0.1, 0.1, 0.45), lens=72, focus=(0, -0.6, 0.6))
