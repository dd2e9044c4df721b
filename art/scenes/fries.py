"""Pictures of fries."""
import math
import random

from kitchen.cheese import run_down
from kitchen.flatbread import bread_material
from kitchen.fries import boat, carton, fries_in_carton, fry_material, fry_shapes, heap_of_fries, salt
from kitchen.greens import parsley, pickle_slice
from kitchen.materials import Material
from kitchen.packaging import paper_sheet, striped_paper
from kitchen.pictures import picture
from kitchen.pouring import height_over, poured, stretched, trickled, zigzag
from kitchen.sauces import KETCHUP, MAYO, THOUM, pot, sauce_material
from kitchen.servings import sauced_heap
from kitchen.shapes import copy, group, lump
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
    """A tray heaped with fries under a thick, pale cheese sauce that drips over their ends and over the tray's edge; parsley."""
    pale_table(middle=(0, 0, 0.5))
    boat((0, 0, 0), 2.2, 1.55, 0.42)
    sticks = fry_shapes(12, 2, 1.35, 0.05, fry_material(CRISP, 'crisp fry'))
    heap = heap_of_fries(None, sticks, 190, (0, 0, 0.12), 1.05, 0.62, 4, 0.68, True, across=True)
    top, cheese = height_over(heap, 0.3), cheese_sauce()
    pool = [poured(top, (0.0, 0.0), 0.62, cheese, 0.1, 11, 0.72, 6, run=(0.15, 0.6), width=(0.13, 0.3), spread=0.09)]
    pool.append(poured(height_over(heap + pool, 0.3), (-0.06, -0.04), 0.36, cheese, 0.07, 5, 0.7, 3, run=(0.05, 0.3), width=(0.2, 0.4)))
    pool.append(poured(height_over(heap + pool, 0.42), (0.05, -0.4), 0.36, cheese, 0.08, 9, 0.9, 9, run=(0.05, 0.4), width=(0.16, 0.34), spread=0.09))
    over = height_over(heap + pool, 0.3)
    wall = group('wall', (0, -0.76, 0.45), (0.33, 0, 0))  # as the tray's front slants; a wide arc is nearly flat
    arc = group('arc', (0, 4, 0), parent=wall)
    runs = [(-math.pi / 2 + x / 4, width, length) for x, width, length in ((-0.24, 0.05, 0.22), (0.08, 0.075, 0.34), (0.33, 0.045, 0.18))]
    run_down(arc, 0.02, 4, cheese, runs, 3, 0.03)
    spots = [(0.055 * i * math.cos(i * 2.4), 0.035 * i * math.sin(i * 2.4) - 0.06) for i in range(16)]
    parsley(None, [(x, y, over(x, y) + 0.01) for x, y in spots], 0.06)
    camera((0.3, -5.9, 4.3), (0, -0.04, 0.4), 102, 0.5, (0, -0.4, 0.6))


CRISP = ('#bd7420', '#a85c12', '#8c400c', '#672a08', '#451c06')  # fries that stay browner than the cheese on them


def cheese_sauce():
    """Thick, opaque and smooth: cream with some orange, a shade deeper in its folds."""
    m = Material('cheese sauce')
    color = m.ramp(m.noise(2.6, 4, 0.5), [(0.3, '#d4832c'), (0.52, '#de943e'), (0.7, '#e5a352')])
    rough = m.ramp(m.noise(5, 4), [(0.35, 0.2), (0.65, 0.34)])
    normal = m.bump(m.add(m.noise(4, 3), m.times(m.noise(20, 3), 0.08)), 0.18, 0.05)
    soft = dict(sss=0.1, ssr=(0.2, 0.12, 0.05), ssc=color)
    return m.finish(m.principled(color=color, rough=rough, spec=0.42, coat=0.2, coatr=0.14, normal=normal, **soft))


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
    """Melted: milk white, soft and glossy, with a few browned specks."""
    m = Material('mozzarella')
    tint = m.ramp(m.noise(3.2, 5, 0.6), [(0.3, '#d2b078'), (0.48, '#e0cba0'), (0.66, '#e8d9b8')])
    tint = m.mix(m.ramp(m.noise(7, 5, 0.7), [(0.54, 0.0), (0.66, 0.8)]), tint, '#a85c1a')
    normal = m.bump(m.add(m.noise(6, 4), m.times(m.noise(24, 3), 0.2)), 0.25, 0.04)
    soft = dict(sss=0.2, ssr=(0.4, 0.3, 0.18), ssc=tint)
    return m.finish(m.principled(color=tint, rough=0.34, spec=0.42, coat=0.15, coatr=0.15, normal=normal, **soft))


@picture('fries-sandwich-with-mozzarella')
def fries_sandwich_with_mozzarella():
    """One roll standing in its paper, full of fries under melted mozzarella that runs down it and draws strings to a fry pulled out; ketchup."""
    pale_table(middle=(0, 0, 0.8), spread=1.05)
    standing = group('standing', (-0.2, 0.2, 0), (0.05, -0.06, 0.15), 1.2)
    fry_roll(standing, 1.2, 0.62, 3, striped_paper(), fries_count=64, pickles=0, sauces=(MAYO,))
    cheese = mozzarella()
    food = [thing for thing in standing.children_recursive if thing.type == 'MESH']
    top = height_over(food, 0.9)
    cover = poured(top, (-0.14, -0.06), 0.54, cheese, 0.08, 7, 0.86, 7, run=(0.05, 0.2), width=(0.2, 0.4), spread=0.1)
    for i, (angle, width, length) in enumerate(((-2.2, 0.036, 0.5), (-1.66, 0.05, 0.74), (-1.3, 0.03, 0.42), (-0.95, 0.04, 0.54))):
        rim = 1.2 + 0.62 * 0.5 * math.sin(angle) + 0.22
        run_down(standing, rim, 0.38, cheese, [(angle, width, length)], i, 0.19)
    pulled = fry_shapes(1, 9, 1.2, 0.06)[0]
    copy(pulled, (0.86, -0.2, 1.98), (0.2, 1.05, 0.4), 1.0, None, 'ZYX')
    over = height_over(food + [cover], 0.9)
    for i, (dx, dz, x, y) in enumerate(((0.46, 1.77, 0.0, -0.06), (0.56, 1.8, 0.12, -0.14))):
        stretched(None, (x, y, over(x, y) - 0.03), (dx, -0.21, dz), cheese, 0.13 - 0.05 * i, 0.06 + 0.16 * i, i)
    clot = lump('clot', cheese, (0.13, 0.07, 0.07), 30, 0.3, 1.6, 0.02, seed=2)
    clot.location, clot.rotation_euler.y = (0.48, -0.21, 1.79), -0.5
    parsley(None, [(x, y, over(x, y) + 0.01) for x, y in ((-0.3, -0.1), (-0.12, 0.06), (0.0, -0.16), (-0.2, -0.22), (0.12, 0.1))], 0.05)
    pot((0.86, -0.5, 0), KETCHUP, 0.36, 0.3, '#e9dcc4')
    fallen([(-1.0, -0.5, 0.6), (-0.86, -0.72, -0.2)])
    camera((0, -8.2, 3.2), (0.08, 0, 1.02), 82, 0.4, (-0.2, -0.4, 1.0))
