"""Pictures of fries."""
import math
import random

from mathutils import Vector

from kitchen.flatbread import bread_material
from kitchen.fries import boat, carton, fries_in_carton, fry_material, fry_shapes, heap_of_fries, salt
from kitchen.greens import parsley, pickle_slice
from kitchen.materials import Material
from kitchen.noise import ease, perlin
from kitchen.packaging import paper_sheet, striped_paper
from kitchen.pictures import picture
from kitchen.pouring import draped, height_over, poured, stretched, trickled, zigzag
from kitchen.sauces import KETCHUP, MAYO, THOUM, pot, sauce_material
from kitchen.shapes import TAU, copy, group, surface
from kitchen.shavings import heap, shavings
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
    """A tray heaped with fries; thick cheese sauce has sunk in between them; parsley."""
    pale_table(middle=(0, 0, 0.5))
    boat((0, 0, 0), 2.2, 1.55, 0.42)
    sticks = fry_shapes(12, 2, 1.35, 0.05, fry_material(CRISP, 'crisp fry'))
    heap = heap_of_fries(None, sticks, 190, (0, 0, 0.12), 1.05, 0.62, 4, 0.68, True, across=True)
    cheese = cheese_sauce()
    pool = [melted_over(height_over(heap, 0.3), (0.0, 0.04), 0.88, cheese, 11, 0.7)]
    pool.append(melted_over(height_over(heap + pool, 0.3), (0.06, 0.02), 0.6, cheese, 5, 0.7))
    strings_between(heap, pool[1], cheese, 10, 3)
    over = height_over(heap + pool, 0.3)
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
    """Fries topped with shaved chicken, thoum soaked in between it, pickles."""
    pale_table(middle=(0, 0, 0.5))
    boat((0, 0, 0), 2.3, 1.6, 0.42)
    sticks = heap_of_fries(None, fry_shapes(12, 2, 1.2, 0.046), 190, (0, 0, 0.12), 1.06, 0.46, 11, 0.7, True, across=True)
    meat = heap(None, shavings('chicken', 12, sauce='#d6c098'), 80, (0.02, -0.06, 0.42), 0.86, 0.5, 0.44, 3, 0.66)
    top = height_over(sticks + meat, 0.3)
    flecks = [(0.02 + 0.13 * math.sqrt(i) * math.cos(i * 2.4), -0.1 + 0.085 * math.sqrt(i) * math.sin(i * 2.4)) for i in range(30)]
    parsley(None, [(x, y, top(x, y) + 0.012) for x, y in flecks])
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
    """Melted under a grill: the yellow of cream, soft, hardly glossy; golden and then brown where the mesh says `toasted`."""
    m = Material('mozzarella')
    tint = m.ramp(m.noise(3.2, 5, 0.6), [(0.3, '#d9b478'), (0.5, '#e6c894'), (0.68, '#ecd8ae')])
    done = m.add(m.attribute('toasted'), m.centred(m.noise(11, 5, 0.7), 1.0), m.centred(m.noise(30, 3, 0.6), 0.3), 0.06)
    tint = m.mix(m.ramp(done, [(0.42, 0.0), (0.68, 0.9)]), tint, '#c26a0e')
    tint = m.mix(m.ramp(done, [(0.66, 0.0), (0.94, 0.75)]), tint, '#843a02')
    rough = m.ramp(m.noise(6, 4), [(0.35, 0.36), (0.65, 0.55)])
    normal = m.bump(m.add(m.noise(6, 4), m.times(m.noise(24, 3), 0.3)), 0.35, 0.04)
    soft = dict(sss=0.12, ssr=(0.3, 0.18, 0.08), ssc=tint)
    return m.finish(m.principled(color=tint, rough=rough, spec=0.34, coat=0.06, coatr=0.25, normal=normal, **soft))


def melted_over(z, middle, radius, material, seed, squash=0.8):
    """Cheese that sank in between what has the heights z(x, y): what stands higher comes through, and it lies thin and torn.

    Its mesh attribute `toasted` is higher in some places than in others, and highest on peaks."""
    near, far = draped(z, middle, radius * 1.4, 0.03), draped(z, middle, radius * 1.4, 0.12)

    def point(u, v):
        c, s = math.cos(u * TAU), math.sin(u * TAU)
        reach = radius * v * (0.84 + 0.2 * perlin((c, s, 0), 1.7, seed) + 0.12 * perlin((c, s, 3), 4.5, seed))
        x, y = middle[0] + c * reach, middle[1] + s * reach * squash
        peak = near(x, y) - far(x, y)
        edge = ease(0.88, 1, v)
        thick = 0.04 + 0.11 * perlin((x, y, 0), 3.4, seed) - 0.1 * ease(0, 0.3, y - middle[1]) - 0.14 * edge
        toasted = 0.22 + 0.2 * ease(0, 0.09, peak) + 0.6 * perlin((x, y, 7), 6.5, seed)
        return Vector((x, y, far(x, y) + min(peak, 0.085) + thick)), {'toasted': toasted}

    return surface('melted', 240, 76, point, material, round_u=True)


def strings_between(fries, melted, material, count, seed):
    """Short threads of cheese between the tips of fries that stand out of what melted over them, nearest to the camera first."""
    level = height_over([melted])
    tips = [fry.matrix_world @ Vector((0, 0, max(v.co.z for v in fry.data.vertices) - 0.06)) for fry in fries]
    tips = sorted((tip for tip in tips if tip.z > level(tip.x, tip.y) - 0.03), key=lambda tip: tip.y)
    pairs = [
        (a, b) for i, a in enumerate(tips) for b in tips[i + 1 :]
        if 0.1 < abs(a.x - b.x) < 0.28 and (a - b).length < 0.34 and abs(a.z - b.z) < 0.12
    ]
    for i, (a, b) in enumerate(pairs[: count * 2 : 2]):
        stretched(None, a, b, material, 0.022, 0.04 + 0.02 * (i % 3), seed + i)


@picture('fries-sandwich-with-mozzarella')
def fries_sandwich_with_mozzarella():
    """One roll standing in its paper, full of fries; toasted mozzarella melted in between their tips; parsley."""
    pale_table(middle=(0, 0, 0.8), spread=1.05)
    standing = group('standing', (-0.2, 0.2, 0), (0.1, -0.06, 0.15), 1.2)
    fry_roll(standing, 1.2, 0.62, 3, striped_paper(), fries_count=64, pickles=0, sauces=(MAYO,))
    cheese = mozzarella()
    food = [thing for thing in standing.children_recursive if thing.type == 'MESH']
    melted = melted_over(height_over(food, 0.9), (-0.19, -0.1), 0.6, cheese, 7)
    strings_between([thing for thing in food if thing.name.startswith('fry')], melted, cheese, 10, 3)
    over = height_over([*food, melted], 0.9)
    spots = [(-0.2 + 0.1 * math.sqrt(i) * math.cos(i * 2.4), -0.08 + 0.085 * math.sqrt(i) * math.sin(i * 2.4)) for i in range(16)]
    parsley(None, [(x, y, over(x, y) + 0.01) for x, y in spots], 0.06)
    fallen([(-1.0, -0.5, 0.6), (-0.86, -0.72, -0.2)])
    camera((0, -7.8, 4.0), (0.06, 0, 1.02), 85, 0.4, (-0.2, -0.4, 1.2))
