"""Pictures of fries."""
import math

from kitchen.fries import boat, carton, fries_in_carton, fry_shapes, heap_of_fries, salt
from kitchen.greens import parsley, pickle_slice
from kitchen.packaging import paper_sheet, striped_paper
from kitchen.pictures import picture
from kitchen.pouring import height_over, poured
from kitchen.sauces import KETCHUP, MAYO, THOUM, drizzle, pot, sauce_material, zigzag
from kitchen.shapes import copy, group
from kitchen.shavings import heap as pile
from kitchen.shavings import shavings
from kitchen.stage import camera, dining_table
from kitchen.wedges import heap_of_wedges, wedge_shapes


def serving(size, place, count, turn=0.16):
    """A carton of fries; fries are as thick in a small carton as in a big one. size: 1 is the medium carton."""
    box = carton(group('serving', place, (-0.07, 0, turn)), size)
    fries_in_carton(box, fry_shapes(9, 2, 1.25 / size**0.4, 0.056 / size), count)
    return box


def fallen(spots, seed=5):
    """Single fries on the table: (x, y, turn)."""
    for shape, (x, y, turn) in zip(fry_shapes(len(spots), seed), spots):
        copy(shape, (x, y, 0.062), (math.pi / 2, 0.15, turn))
    salt(110, lambda r: (r.gauss(0.3, 0.9), r.gauss(-0.7, 0.3), 0.006), 4)


def sizes(size, count, lens, aim, turn=0.16):
    """One set for the three sizes, so that they can be told apart; aim: height that the camera looks at."""
    dining_table(middle=(0, 0, 0.9), spread=1.05)
    serving(size, (-0.02, 0.1, 0), count, turn)
    camera((0, -9.4, 2.9), (0, 0, aim), lens, 0.4, (0, -0.35, aim))


@picture('fries-small')
def fries_small():
    """A small, low carton of fries; two lie beside it."""
    sizes(0.86, 58, 92, 0.82)
    fallen([(0.85, -0.35, 0.5), (1.05, -0.55, -0.4)])


@picture('fries-medium')
def fries_medium():
    """A middling carton of fries and a pot of ketchup."""
    sizes(1.18, 110, 84, 0.98)
    pot((-1.12, -0.35, 0), KETCHUP, 0.36, 0.3, '#e9dcc4')
    fallen([(0.98, -0.40, 0.5), (1.22, -0.60, -0.4)])


@picture('fries-large')
def fries_large():
    """A big carton heaped with fries, pots of ketchup and thoum."""
    sizes(1.56, 215, 78, 1.26)
    pot((-1.38, -0.25, 0), KETCHUP, 0.36, 0.3, '#e9dcc4')
    pot((-0.95, -0.85, 0), THOUM, 0.36, 0.3, surface='whipped', seed=3)
    fallen([(1.05, -0.65, 0.5), (1.32, -0.80, -0.4), (1.42, -0.35, 1.1)])


@picture('cheese-fries')
def cheese_fries():
    """A tray of fries under glossy orange cheese sauce."""
    dining_table(middle=(0, 0, 0.5))
    boat((0, 0, 0), 2.5, 1.75, 0.46)
    heap = heap_of_fries(None, fry_shapes(9, 2, 1.15, 0.062), 130, (0, 0, 0.06), 1.25, 0.8, 4, 0.68)
    top = height_over(heap, 0.3)
    poured(top, (0, 0.02), 0.80, sauce_material('#c8640a', 0.5), 0.04, 8, 0.72, 6)
    spots = [(0.032 * i * math.cos(i * 2.4), 0.024 * i * math.sin(i * 2.4)) for i in range(16)]
    parsley(None, [(x, y, top(x, y) + 0.07) for x, y in spots], 0.05)
    camera((0.3, -6.6, 3.9), (0, -0.02, 0.45), 90, 0.5, (0, -0.5, 0.7))


@picture('potato-wedges')
def potato_wedges():
    """A heap of skin-on wedges with paprika and a pot of spicy mayonnaise."""
    dining_table(middle=(0, 0, 0.4))
    paper_sheet(None, striped_paper(), (0, 0.1, 0), 3.2, 2.2, 0.1)
    heap_of_wedges(None, wedge_shapes(), 30, (-0.28, 0.1, 0.03), 0.86, 0.62, 2)
    pot((0.95, -0.38, 0.03), MAYO, 0.42, 0.32, seed=2)
    camera((0.2, -6.6, 3.8), (0, -0.04, 0.35), 88, 0.5, (0, -0.5, 0.5))


@picture('shawarma-fries')
def shawarma_fries():
    """Fries topped with shaved chicken, a drizzle of thoum, pickles."""
    dining_table(middle=(0, 0, 0.5))
    boat((0, 0, 0), 2.5, 1.75, 0.46)
    sticks = heap_of_fries(None, fry_shapes(9, 2, 1.15, 0.062), 115, (0, 0, 0.06), 1.25, 0.62, 4, 0.68)
    meat = pile(None, shavings('chicken'), 70, (0, 0.02, 0.5), 0.66, 0.46, 0.42, 3)
    top = height_over(sticks + (meat or []), 0.3)
    drizzle(None, zigzag((-0.75, 0.02), (0.75, 0.02), 9, 0.75, lambda x, y: top(x, y) + 0.015), THOUM, 0.034)
    for x, y, turn in ((0.45, -0.42, 0.2), (0.68, -0.26, 1.4), (-0.62, -0.38, 2.0)):
        pickle_slice(None, (x, y, top(x, y) + 0.06), 0.17, (0.45, 0.1, turn))
    parsley(None, [(x, y, top(x, y) + 0.02) for x, y in ((0.05 * i * math.cos(i * 2.4), 0.035 * i * math.sin(i * 2.4)) for i in range(14))], 0.05)
    camera((0.3, -6.6, 3.9), (0, -0.02, 0.45), 90, 0.5, (0, -0.5, 0.7))
