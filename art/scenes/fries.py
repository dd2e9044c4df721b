"""Pictures of fries."""
import math
import random

from kitchen.flatbread import bread_material
from kitchen.fries import boat, carton, fries_in_carton, fry_shapes, heap_of_fries, salt
from kitchen.greens import parsley, pickle_slice
from kitchen.materials import Material
from kitchen.open_roll import open_roll
from kitchen.packaging import paper_sheet, striped_paper
from kitchen.pictures import picture
from kitchen.pouring import flooded, height_over, poured, trickled, zigzag
from kitchen.sauces import KETCHUP, MAYO, THOUM, pot, sauce_material
from kitchen.servings import sauced_heap
from kitchen.shapes import copy, group
from kitchen.shavings import shavings
from kitchen.stage import camera, pale_table
from kitchen.wedges import heap_of_wedges, wedge_shapes
from kitchen.wrap import Filling, spread_out, wrap


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
    pale_table(middle=(0, 0, 0.9), spread=1.05)
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
    sizes(1.5, 205, 76, 1.3)
    pot((-1.38, -0.25, 0), KETCHUP, 0.36, 0.3, '#e9dcc4')
    pot((-0.95, -0.85, 0), THOUM, 0.36, 0.3, surface='whipped', seed=3)
    fallen([(1.05, -0.65, 0.5), (1.32, -0.80, -0.4), (1.42, -0.35, 1.1)])


@picture('cheese-fries')
def cheese_fries():
    """A tray heaped with fries; hot cheese sauce has run over them and sunk between them, browned in spots, parsley on it."""
    pale_table(middle=(0, 0, 0.5))
    boat((0, 0, 0), 2.2, 1.55, 0.42)
    heap = heap_of_fries(None, fry_shapes(12, 2, 1.35, 0.05), 190, (0, 0, 0.12), 1.05, 0.62, 4, 0.68, True, across=True)
    top, cheese = height_over(heap, 0.3), warm_cheddar()
    flooded(top, (0.0, 0.02), 0.56, cheese, 0.035, 0.72, 6)
    flooded(top, (0.06, -0.1), 0.4, cheese, 0.06, 0.7, 3)
    over = height_over(heap, 0.3)
    spots = [(0.055 * i * math.cos(i * 2.4), 0.035 * i * math.sin(i * 2.4) - 0.06) for i in range(16)]
    parsley(None, [(x, y, over(x, y) + 0.06) for x, y in spots], 0.06)
    camera((0.3, -5.9, 4.3), (0, -0.04, 0.4), 102, 0.5, (0, -0.4, 0.6))


def warm_cheddar():
    """Cheese sauce: soft, deeper in the hollows, browned in a few spots."""
    m = Material('warm cheddar')
    color = m.ramp(m.noise(3.4, 5, 0.6), [(0.3, '#a04203'), (0.5, '#bd5706'), (0.68, '#c86810')])
    spots = m.times(m.ramp(m.noise(9, 4, 0.65), [(0.56, 0.0), (0.66, 0.8)]), m.ramp(m.noise(2.6, 3), [(0.44, 0.0), (0.58, 1.0)]))
    color = m.mix(spots, color, '#6a2606')
    rough = m.ramp(m.noise(5, 4), [(0.35, 0.3), (0.65, 0.46)])
    normal = m.bump(m.add(m.noise(5, 4), m.times(m.noise(22, 3), 0.3)), 0.3, 0.05)
    soft = dict(sss=0.14, ssr=(0.3, 0.12, 0.03), ssc=color)
    return m.finish(m.principled(color=color, rough=rough, spec=0.35, coat=0.06, coatr=0.25, normal=normal, **soft))


@picture('potato-wedges')
def potato_wedges():
    """A heap of skin-on wedges with paprika and a pot of spicy mayonnaise."""
    pale_table(middle=(0, 0, 0.4))
    paper_sheet(None, striped_paper(), (0, 0.1, 0), 3.2, 2.2, 0.1)
    wedges = heap_of_wedges(None, wedge_shapes(9), 34, (-0.3, 0.14, 0.03), 0.76, 0.55, 2)
    salt(160, lambda r: (r.gauss(-0.2, 0.6), r.uniform(-1.0, -0.5), 0.04), 4)
    top = height_over(wedges, 0.1)
    spots = [(-0.3 + 0.2 * math.sqrt(i) * math.cos(i * 2.4), -0.02 + 0.13 * math.sqrt(i) * math.sin(i * 2.4)) for i in range(26)]
    parsley(None, [(x, y, top(x, y) + 0.015) for x, y in spots], 0.045)
    pot((0.92, -0.42, 0.03), MAYO, 0.40, 0.32, seed=2)
    camera((0.2, -6.6, 3.8), (0, -0.04, 0.35), 88, 0.5, (0, -0.5, 0.5))


@picture('shawarma-fries', samples=6)
def shawarma_fries():
    """Fries topped with shaved chicken, thoum between it, pickles."""
    pale_table(middle=(0, 0, 0.5))
    boat((0, 0, 0), 2.3, 1.6, 0.42)
    sticks = heap_of_fries(None, fry_shapes(12, 2, 1.2, 0.046), 190, (0, 0, 0.12), 1.06, 0.46, 11, 0.7, True, across=True)
    meat = sauced_heap(shavings('chicken', 12, sauce=THOUM), 80, (0.02, -0.06, 0.42), 0.86, 0.5, 0.44, THOUM, 3, 0.66, 30)
    top = height_over(sticks + meat, 0.3)
    for x, y, turn in ((0.5, -0.44, 0.2), (0.72, -0.16, 1.4), (-0.64, -0.34, 2.0), (-0.28, -0.52, 0.9)):
        pickle_slice(None, (x, y, top(x, y) + 0.03), 0.17, (0.6, 0.25, turn), 0.05)
    camera((0.3, -6.3, 4.5), (0, -0.02, 0.38), 96, 0.5, (0, -0.4, 0.6))


def fry_roll(parent, length, cut, seed, paper=None, fries_count=30, pickles=3, sauces=(THOUM, KETCHUP)):
    """Half a roll of Arabic bread along +z with fries standing out of its cut, sauce and pickles between them."""
    extras = Filling([], list(sauces), strips=0, pickles=pickles, parsley=10, drops=5)
    wrap(parent, bread_material(), extras, 0.5, length, cut, paper, length * 0.52, seed)
    shapes, r = fry_shapes(10, seed, 1.3, 0.043), random.Random(seed)
    for x, y in spread_out(r, fries_count, 0.36):
        lean = (y * -0.5 + r.uniform(-0.12, 0.12), x * 0.6 + r.uniform(-0.12, 0.12), r.uniform(0, 3))
        rise = r.uniform(-0.52, -0.18)
        copy(r.choice(shapes), (x, y, length + cut * y + rise), lean, 1, parent, 'ZYX')


@picture('fries-sandwich-120g')
def fries_sandwich():
    """One roll of Arabic bread standing in its paper, full of fries with ketchup, thoum and pickles; a pot of ketchup."""
    pale_table(middle=(0, 0, 0.8), spread=1.05)
    standing = group('standing', (-0.16, 0.2, 0), (0.05, -0.1, 0.15), 1.12)
    fry_roll(standing, 1.45, 0.62, 3, striped_paper(), fries_count=64, pickles=2)
    for x, y, z, turn in ((0.24, -0.26, 1.42, 0.3), (0.02, -0.36, 1.38, 1.9), (-0.22, -0.28, 1.44, 2.8)):
        pickle_slice(standing, (x, y, z), 0.15, (1.15, 0.2, 0.3 * turn - 0.4), 0.05)
    sauce_over(standing)
    pot((0.86, -0.42, 0), KETCHUP, 0.36, 0.3, '#e9dcc4')
    fallen([(-1.0, -0.5, 0.6), (-0.86, -0.72, -0.2)])
    camera((0, -8.2, 3.2), (0.08, 0, 1.02), 82, 0.4, (-0.2, -0.4, 1.0))


def sauce_over(roll):
    """Threads of ketchup and thoum over the fries that stand out of a standing roll."""
    food = [thing for thing in roll.children_recursive if thing.type == 'MESH']
    top, (x, y) = height_over(food, roll.location.z), roll.location.xy
    for color, gloss, start, end, seed in ((KETCHUP, 0.8, (-0.26, -0.26), (0.2, -0.12), 4), (THOUM, 0.45, (-0.26, -0.1), (0.2, -0.24), 7)):
        line = [(x + a, y + b) for a, b in zigzag(start, end, 7, 0.34, seed=seed)]
        trickled(top, line, sauce_material(color, gloss), 0.042, seed, 0.08)


def mozzarella():
    """Melted: cream with browned specks, soft and glossy."""
    m = Material('mozzarella')
    tint = m.ramp(m.noise(3.2, 5, 0.6), [(0.3, '#b87a2e'), (0.46, '#d6a458'), (0.64, '#e2bf80')])
    tint = m.mix(m.ramp(m.noise(7, 5, 0.7), [(0.54, 0.0), (0.66, 0.85)]), tint, '#8f4a14')
    normal = m.bump(m.add(m.noise(6, 4), m.times(m.noise(24, 3), 0.2)), 0.3, 0.04)
    soft = dict(sss=0.2, ssr=(0.4, 0.26, 0.12), ssc=tint)
    return m.finish(m.principled(color=tint, rough=0.42, spec=0.4, coat=0.08, coatr=0.2, normal=normal, **soft))


@picture('fries-sandwich-with-mozzarella')
def fries_sandwich_with_mozzarella():
    """A toasted roll, open along its length, full of fries under melted mozzarella that runs down over them; ketchup."""
    pale_table(middle=(0, 0, 0.6), spread=1.05)
    paper_sheet(None, striped_paper(), (0, 0.25, 0), 4.2, 2.3, 0.06, 2)
    sandwich = group('sandwich', (1.35, 0.42, 0.58), (math.pi / 2, 0, math.radians(-82)))
    sticks = Filling([fry_shapes(12, 4, 1.1, 0.062)], [MAYO], strips=130, parsley=0)
    food = open_roll(sandwich, bread_material(), sticks, 0.6, 2.75, seed=4, sizes=(0.62, 0.95))
    top = height_over(food, 0.3)
    cheese = mozzarella()
    pools = [(-0.7, 0.02, 0.42, 3), (-0.12, 0.0, 0.34, 5), (0.36, 0.14, 0.42, 6), (0.86, 0.2, 0.32, 9)]
    covers = [poured(top, (x, y), radius, cheese, 0.045, 7, 0.85, seed, run=(0.1, 0.6)) for x, y, radius, seed in pools]
    over = height_over(food + covers, 0.3)
    flecks = [(-1.0 + 0.1 * i, 0.1 + 0.04 * i * (-1) ** i * 0.25) for i in range(20)]
    parsley(None, [(x, y, over(x, y)) for x, y in flecks], 0.06)
    pot((0.95, -0.72, 0.03), KETCHUP, 0.34, 0.3, '#e9dcc4')
    camera((0.2, -7.4, 4.2), (0, 0.1, 0.56), 90, 0.5, (0, -0.3, 0.8))
