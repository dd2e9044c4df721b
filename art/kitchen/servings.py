"""How shawarma is served: halves in paper, saj, rockets, cut meals and plates. Each takes a filling; the camera is the scene's."""
import math
import random

from kitchen import fries, greens, sauces
from kitchen.flatbread import bread_material, flat_round, saj_bread
from kitchen.open_roll import open_roll
from kitchen.packaging import paper_sheet, striped_paper
from kitchen.pouring import height_over, trickled, zigzag
from kitchen.shapes import TAU, copy, group
from kitchen.shavings import heap, shavings
from kitchen.tableware import BOARD_TOP, PLATE_TOP, TRAY_TOP, board, plate, tray
from kitchen.wrap import Filling, wrap

RAD = math.radians


def chicken(**extras):
    """What every chicken roll is filled with, and what this one has besides."""
    return Filling([shavings('chicken')], **{'pickles': 3, **extras})


def standing_roll(location, filling, length=1.9, radius=0.52, lean=0, seed=1, sauce=None):
    """One roll upright in striped paper, its cut on top, sauce run to and fro over it; lean in degrees."""
    root = group('roll', location, (RAD(4), RAD(lean), 0.15))
    strips = wrap(root, bread_material(), filling, radius, length, 0.62, striped_paper(), length * 0.5, seed)
    if sauce:
        _run_over_cut(strips, (location[0] + length * math.sin(RAD(lean)), location[1]), length, sauce, seed)


def _run_over_cut(strips, middle, length, sauce, seed):
    """Sauce to and fro over the strips in the cut of a standing roll, whose middle is at (x, y)."""
    x, y = middle
    line = zigzag((x - 0.28, y - 0.24), (x + 0.28, y - 0.24), 8, 0.28)
    trickled(height_over(strips, length - 0.3), line, sauces.sauce_material(sauce, 0.5), 0.02, seed)


def fries_box(location, size=1.1, turn=0.15, count=100):
    """A carton full of fries."""
    box = fries.carton(group('fries', location, (-0.07, 0, turn)), size)
    fries.fries_in_carton(box, fries.fry_shapes(9, 2, 1.25, 0.056), count)


def halves(filling, sauce, length=1.75, radius=0.5, seed=1):
    """One half stands in paper, the other lies with its cut to the camera; sauce is run over the first.

    length of a half: 1.1 small, 1.6 medium, 2.1 large."""
    bread, paper = bread_material(), striped_paper()
    standing = group('standing', (-0.62 * radius / 0.5, 0.35, 0), (RAD(4), RAD(-7), 0.15))
    strips = wrap(standing, bread, filling, radius, length, 0.62, paper, length * 0.5, seed)
    _run_over_cut(strips, (-0.62 * radius / 0.5 - length * math.sin(RAD(7)), 0.35), length, sauce, seed)
    lying = group('lying', (0.95 * radius / 0.5, 0.62, radius * 1.06), (RAD(93), 0, RAD(-24)))
    wrap(lying, bread, filling, radius, length * 0.92, -0.55, paper, length * 0.48, seed + 6)


def long_roll(filling, sauce, seed=1, sizes=(0.3, 0.52)):
    """One long roll across an oak board, open along its whole length, in paper at one end, sauce over its filling."""
    board((0.05, 0.15, 0), 4.3, 2.1, 0.04)
    roll = group('long roll', (1.78, 0.62, BOARD_TOP + 0.56), (RAD(90), 0, RAD(-74)))
    food = open_roll(roll, bread_material(), filling, paper=striped_paper(), seed=seed, sizes=sizes)
    line = zigzag((-1.32, -0.39), (0.92, 0.17), 19, 0.44)
    trickled(height_over(food, 0.3), line, sauces.sauce_material(sauce, 0.5), 0.034, seed)


def saj(filling, seed=1, location=(0, 0, 0), size=1.0):
    """Thin saj bread, blistered and flattened, cut slantwise: two halves side by side on a board, cuts to the camera."""
    root = group('saj', location, scale=size)
    board((0, 0.75, 0), 3.9, 2.9, 0.04).parent = root
    bread = saj_bread()
    for i, (x, y, turn) in enumerate(((-0.72, -0.12, -14), (0.74, 0.02, 22))):
        half = group('half', (x - 1.9 * math.sin(RAD(turn)), y + 1.9 * math.cos(RAD(turn)), BOARD_TOP + 0.36), (RAD(90), 0, RAD(turn)), parent=root)
        half.scale = (1.22, 0.84, 1)
        wrap(half, bread, filling, 0.5, 1.9, -0.3, seed=seed + 4 * i, grill=0)


def rocket(filling, seed=1):
    """One long toasted roll on paper, its cut to the camera, the far end pointed; a few fries beside."""
    paper_sheet(None, striped_paper(), (0, 0.5, 0), 4.4, 2.8, 0.08, seed)
    bread = bread_material('toasted', pale='#bd7d46', warm='#8a4a1e', char='#341104', spots=1.0)
    roll = group('rocket', (1.42, 2.6, 0.57), (RAD(92), 0, RAD(-30)))
    wrap(roll, bread, filling, 0.62, 3.4, -0.85, seed=seed, grill=0.55)
    loose_fries(((0.72, 0.02, 0.9), (1.02, 0.12, 0.5), (1.3, 0.35, 1.2)), z=0.1)


def leaning(filling, seed=1):
    """Two halves lying side by side on a dark plate, cuts to the camera; returns them: sauce may run over them."""
    plate(radius=2.15)
    bread = bread_material()
    halves = []
    for i, (x, turn) in enumerate(((-1.25, 12), (0.75, -30))):
        half = group('half', (x, 1.0 - 0.1 * i, PLATE_TOP + 0.53), (RAD(90), 0, RAD(turn)), 1.08)
        wrap(half, bread, filling, 0.5, 1.75, -0.4, seed=seed + 5 * i)
        halves.append(half)
    return halves


def slices(filling, places, height, seed=1):
    """Slices of a roll standing cut up at places (x, y)."""
    bread, chance = bread_material(), random.Random(seed)
    for i, (x, y) in enumerate(places):
        piece = group('piece', (x, y, height), (RAD(8 + 3 * (i % 3)), RAD(chance.uniform(-8, 8)), i * 1.1), 0.86)
        wrap(piece, bread, filling, 0.46, chance.uniform(0.5, 0.66), 0.1, seed=i * 3 + seed, grill=0.5)


def cut_meal(filling, sauce, surface='swirl', seed=1):
    """Eight slices of a roll around fries on a plate; in the gap in front a pot of sauce, beside which the scene may add more."""
    plate(radius=2.05, squash=0.95)
    ring(filling, [25 + i * 37 for i in range(8)], seed)
    fries.heap_of_fries(None, fries.fry_shapes(8, 2, length=1.0, width=0.055), 60, (-0.05, 0.05, PLATE_TOP), 0.66, 0.62, seed)
    sauces.pot((0.98, -0.96, PLATE_TOP), sauce, radius=0.36, height=0.3, surface=surface)
    _scatter_parsley(24, 1.5, 0.085, seed)


def mixed_meal(chicken, meat, seed=1):
    """Four slices with chicken on the left, four with meat on the right, fries between them, in front a pot of sauce for each."""
    plate(radius=2.05, squash=0.95)
    ring(chicken, (119, 156, 193, 230), seed)
    ring(meat, (61, 24, -13, -50), seed + 1)
    fries.heap_of_fries(None, fries.fry_shapes(8, 2, length=1.0, width=0.055), 64, (0.0, 0.2, PLATE_TOP), 0.66, 0.62, seed)
    sauces.pot((-0.35, -1.3, PLATE_TOP), chicken.sauces[0], radius=0.34, height=0.3)
    sauces.pot((0.36, -1.3, PLATE_TOP), meat.sauces[0], radius=0.34, height=0.3, surface='flat', seed=3)
    _scatter_parsley(24, 1.5, 0.085, seed)


def ring(filling, turns, seed):
    """Slices of a roll around the middle of a plate; turns in degrees."""
    slices(filling, [(math.cos(RAD(turn)) * 1.3, math.sin(RAD(turn)) * 1.22) for turn in turns], PLATE_TOP, seed)


def double_meal(filling, sauce, seed=1):
    """Sixteen slices of a roll along the four sides of a large board; fries, two pots and pickles in the middle."""
    board((0, 0, 0), 4.15, 4.6)
    middle = 2  # of five columns and five rows
    spots = [(column - middle, row - middle) for row in range(5) for column in range(5)]
    slices(filling, [(x * 0.8, y * 0.9) for x, y in spots if max(abs(x), abs(y)) == middle], BOARD_TOP, seed)
    fries.heap_of_fries(None, fries.fry_shapes(8, 2, length=1.1, width=0.055), 120, (0, 0.4, BOARD_TOP), 0.86, 0.95, seed, 0.9)
    for i, x in enumerate((-0.66, 0.66)):
        sauces.pot((x, -0.82, BOARD_TOP), sauce, radius=0.34, height=0.3, surface='swirl', seed=i)
    pickle_slices((0, -0.8, BOARD_TOP + 0.04))
    _scatter_parsley(40, 2.3, 0.085, seed)


def sharing_tray(chicken, meat, pots, seed=1):
    """A steel tray: seven slices with chicken on the left, seven with meat on the right, fries, salad and a row of pots
    inside; pots: (colour, surface)."""
    tray((0, 0, 0), 2.75, 0.9)
    for filling, side in ((chicken, -1), (meat, 1)):
        turns = [RAD(77 - i * 25.7) for i in range(7)]
        slices(filling, [(side * math.cos(a) * 2.12, math.sin(a) * 1.92) for a in turns], TRAY_TOP, seed + side)
        salad((side * 1.05, -0.2, TRAY_TOP), seed + side)
    fries.heap_of_fries(None, fries.fry_shapes(8, 2, length=1.1, width=0.055), 150, (0, 0.62, TRAY_TOP), 1.15, 0.66, 4)
    for i, (color, surface) in enumerate(pots):
        x = (i - (len(pots) - 1) / 2) * 0.7
        sauces.pot((x, -0.95 + 0.12 * x * x, TRAY_TOP), color, radius=0.33, height=0.28, surface=surface, seed=i)


def meat_plate(shapes, sauce, sides, seed=1, strips=250, bread=None):
    """A mound of shavings on Arabic bread, sauce run over it; `sides` is a list of functions that put the rest on the plate."""
    plate()
    bread = bread or bread_material()
    flat_round(None, bread, (-0.45, -0.05, PLATE_TOP), 1.35, seed, 0.0, 0.4)
    mound = heap(None, shapes, strips, (-0.45, -0.15, PLATE_TOP + 0.05), 1.0, 0.72, 0.38, seed)
    line = zigzag((-1.05, -0.3), (0.16, -0.3), 11, 0.52)
    trickled(height_over(mound, PLATE_TOP + 0.05), line, sauces.sauce_material(sauce, 0.5), 0.04, seed)
    for put in sides:
        put()
    _scatter_parsley(26, 0.8, 0.5, seed, (-0.45, -0.2))


def salad(location, seed=1):
    """Lettuce, tomato wedges and cucumber at the side of a plate."""
    greens.lettuce(group('leaf', location, scale=0.5), 0.1, 1.1, seed, 0.2, 0.05)
    for i, (x, y) in enumerate(((-0.22, -0.18), (0.2, -0.22), (0.0, 0.12))):
        place = (location[0] + x, location[1] + y, location[2] + 0.2 + 0.05 * i)
        greens.tomato_slice(None, place, 0.27, 0.09, (0.5 - 0.3 * i, 0.25 * i - 0.2, i), i)


def tomato_and_onion(location):
    """Two slices of tomato with sumac onion over their front: what comes with meat."""
    x, y, z = location
    for i, shift in enumerate((0.2, -0.1)):
        greens.tomato_slice(None, (x + shift, y + 0.2 * shift + 0.2, z + 0.05 * i), 0.3, 0.09, (0.15, -0.2 * i, i), i)
    for i in range(4):
        greens.sumac_onion(None, (x + 0.08 + 0.14 * (i % 2), y - 0.2 - 0.1 * (i // 2), z + 0.03 * (i % 2)), i)


def pickle_slices(location):
    """Four slices of pickle in a small pile: what comes with chicken."""
    x, y, z = location
    for i, (dx, dy) in enumerate(((0.14, 0.14), (-0.16, 0.16), (0.0, -0.18), (-0.05, 0.02))):
        greens.pickle_slice(None, (x + dx, y + dy, z + 0.025 * i), 0.24, (0.15, -0.12 * (i % 3), i), 0.07)


def _scatter_parsley(count, radius, z, seed, middle=(0, 0)):
    chance = random.Random(seed + 99)
    spots = []
    for _ in range(count):
        a, r = chance.uniform(0, TAU), radius * math.sqrt(chance.random())
        spots.append((middle[0] + math.cos(a) * r, middle[1] + math.sin(a) * r * 0.8, z))
    greens.parsley(None, spots)


def loose_fries(spots, seed=5, z=0.062):
    """Single fries lying about: spots are (x, y, turn)."""
    shapes = fries.fry_shapes(4, 2, length=1.2, width=0.056)
    chance = random.Random(seed)
    for i, (x, y, turn) in enumerate(spots):
        copy(shapes[i % 4], (x, y, z), (math.pi / 2, chance.uniform(0, 0.3), turn))
