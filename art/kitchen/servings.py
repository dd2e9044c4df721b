"""How shawarma is served: halves in paper, saj, rockets, cut meals and plates. Each takes a filling; the camera is the scene's."""
import math
import random

from kitchen import fries, greens, sauces
from kitchen.flatbread import bread_material, flat_round, saj_bread
from kitchen.packaging import paper_sheet, striped_paper
from kitchen.pouring import height_over, poured
from kitchen.shapes import TAU, copy, group
from kitchen.shavings import heap, shavings
from kitchen.tableware import BOARD_TOP, PLATE_TOP, TRAY_TOP, board, plate, tray
from kitchen.wrap import Filling, wrap

RAD = math.radians
FLATTENED = (1.07, 0.88, 1)  # a long roll that lies is pressed flat by its own weight: y is up


def chicken(**extras):
    """What every chicken roll is filled with, and what this one has besides."""
    return Filling([shavings('chicken')], **{'pickles': 3, **extras})


def standing_roll(location, filling, length=1.9, radius=0.52, lean=0, seed=1):
    """One roll upright in striped paper, its cut on top; lean in degrees."""
    root = group('roll', location, (RAD(4), RAD(lean), 0.15))
    wrap(root, bread_material(), filling, radius, length, 0.62, striped_paper(), length * 0.46, seed)


def lying_roll(location, filling, length=3.3, radius=0.56, turn=-42, spin=-30, seed=1):
    """One long roll in striped paper, lying, its cut to the camera; turn on the table and spin about itself in degrees."""
    root = group('lying roll', location, (RAD(90), 0, RAD(turn)))
    root.scale = FLATTENED
    spun = group('spun', rotation=(0, 0, RAD(spin)), parent=root)
    wrap(spun, bread_material(), filling, radius, length, -0.75, striped_paper(), length * 0.42, seed, limp=1.0)


def fries_box(location, size=1.1, turn=0.15, count=100):
    """A carton full of fries."""
    box = fries.carton(group('fries', location, (-0.07, 0, turn)), size)
    fries.fries_in_carton(box, fries.fry_shapes(9, 2, 1.25, 0.056), count)


def saj(filling, seed=1, location=(0, 0, 0), size=1.0):
    """Thin saj bread, blistered and flattened, cut slantwise: two halves side by side on a board, cuts to the camera."""
    root = group('saj', location, scale=size)
    board((0, 0.75, 0), 3.9, 2.9, 0.04).parent = root
    bread = saj_bread()
    for i, (x, y, turn) in enumerate(((-0.72, -0.12, -14), (0.74, 0.02, 22))):
        half = group('half', (x - 1.9 * math.sin(RAD(turn)), y + 1.9 * math.cos(RAD(turn)), BOARD_TOP + 0.36), (RAD(90), 0, RAD(turn)), parent=root)
        half.scale = (1.22, 0.84, 1)
        wrap(half, bread, filling, 0.5, 1.9, -0.3, seed=seed + 4 * i, grill=0, limp=0.5)


def rocket(filling, seed=1):
    """The longest roll, toasted, lying on paper, its cut to the camera; a few fries beside."""
    paper_sheet(None, striped_paper(), (0.1, 0.6, 0), 4.6, 3.2, 0.08, seed)
    bread = bread_material('toasted', pale='#bd7d46', warm='#8a4a1e', char='#341104', spots=1.0)
    roll = group('rocket', (1.72, 2.7, 0.53), (RAD(91), 0, RAD(-42)))
    roll.scale = FLATTENED
    wrap(roll, bread, filling, 0.6, 4.1, -0.85, seed=seed, limp=1.0)
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


def piece(filling, location, kind, turn=0, seed=1, size=1.0):
    """A piece of a roll cut up, about 0.9 wide. kind: 'standing', 'leaning' or 'lying' with its cut to the camera; turn in degrees."""
    tilt, rise, length = {'standing': (14, 0.04, 0.72), 'leaning': (48, 0.22, 0.7), 'lying': (88, 0.42, 0.66)}[kind]
    x, y, z = location
    root = group('piece', (x, y, z + rise * size), (RAD(tilt), 0, RAD(turn)), size)
    wrap(group('spun', rotation=(0, 0, seed * 1.7), parent=root), bread_material(), filling, 0.45, length, 0.06, seed=seed, grill=0.6)


def cut_meal(fillings, pots, seed=1):
    """A roll cut in eight on a plate, four pieces standing and four leaning on them, with fries and a pot for each sauce.

    fillings: one, or two of which the first has the left half; pots: (colour, surface)."""
    plate(radius=2.05, squash=0.95)
    standing = [(-1.4, 0.78), (-0.48, 1.1), (0.48, 1.1), (1.4, 0.78)]
    leaning = [(-1.42, -0.22), (-0.5, 0.08), (0.46, 0.08), (1.4, -0.22)]
    for i, (x, y) in enumerate(standing + leaning):
        filling = fillings[0 if x < 0 else -1]
        piece(filling, (x, y, PLATE_TOP), 'standing' if i < 4 else 'leaning', x * -8, seed * 10 + i, 1.1)
    sticks = fries.fry_shapes(8, 2, length=0.95, width=0.058)
    fries.heap_of_fries(None, sticks, 84, (0.62, -0.98, PLATE_TOP), 0.74, 0.5, seed, 0.56)
    for i, (color, surface) in enumerate(pots):
        sauces.pot((-1.06 + 0.76 * i, -1.14 - 0.26 * i, PLATE_TOP), color, radius=0.38, height=0.3, surface=surface, seed=i)
    _scatter_parsley(24, 1.4, 0.085, seed)


def double_meal(filling, sauce, seed=1):
    """Two rolls cut in sixteen on a large board; a wide heap of fries, two pots and pickles in their midst."""
    board((0, 0, 0), 4.5, 4.1)
    spots = [(x, 1.42, 'standing') for x in (-1.76, -0.88, 0, 0.88, 1.76)] + [(x, 0.62, 'leaning') for x in (-1.76, -0.88, 0, 0.88, 1.76)]
    spots += [(side * x, y, kind) for side in (-1, 1) for x, y, kind in ((1.76, -0.28, 'leaning'), (1.05, -0.2, 'lying'), (1.72, -1.2, 'lying'))]
    for i, (x, y, kind) in enumerate(spots):
        piece(filling, (x, y, BOARD_TOP), kind, x * -8, seed * 20 + i)
    fries.heap_of_fries(None, fries.fry_shapes(8, 2, length=1.1, width=0.058), 110, (0, -0.62, BOARD_TOP), 0.92, 0.66, seed, 0.7)
    for i, x in enumerate((-0.78, 0.78)):
        sauces.pot((x, -1.55, BOARD_TOP), sauce, radius=0.35, height=0.3, surface='swirl', seed=i)
    pickle_slices((0, -1.62, BOARD_TOP + 0.04))
    _scatter_parsley(40, 2.0, 0.15, seed)


def sharing_tray(chicken, meat, pots, seed=1):
    """A steel tray: seven pieces with chicken on the left, seven with meat on the right, fries, salad and a row of pots
    inside; pots: (colour, surface)."""
    tray((0, 0, 0), 2.75, 0.9)
    for filling, side in ((chicken, -1), (meat, 1)):
        for i in range(7):
            a = RAD(76 - i * 25)
            place = (side * math.cos(a) * 2.2, math.sin(a) * 1.98, TRAY_TOP)
            piece(filling, place, 'standing', -12 * side * math.cos(a), seed + 10 * i + side, 0.92)
        salad((side * 1.05, -0.2, TRAY_TOP), seed + side)
    fries.heap_of_fries(None, fries.fry_shapes(8, 2, length=1.1, width=0.055), 150, (0, 0.5, TRAY_TOP), 1.15, 0.66, 4)
    for i, (color, surface) in enumerate(pots):
        x = (i - (len(pots) - 1) / 2) * 0.7
        sauces.pot((x, -0.95 + 0.12 * x * x, TRAY_TOP), color, radius=0.33, height=0.28, surface=surface, seed=i)


def meat_plate(shapes, sauce, sides, seed=1, slices=120, bread=None):
    """A mound of slices on Arabic bread, sauce between them; `sides` is a list of functions that put the rest on the plate."""
    plate()
    bread = bread or bread_material()
    flat_round(None, bread, (-0.45, -0.05, PLATE_TOP), 1.35, seed, 0.0, 0.4)
    sauced_heap(shapes, slices, (-0.45, -0.1, PLATE_TOP + 0.05), 1.12, 0.78, 0.5, sauce, seed)
    for put in sides:
        put()


def sauced_heap(shapes, count, location, radius, height, size, sauce, seed=1, squash=0.8, parsley=60):
    """A heap of slices with sauce poured on before the last of them, so that it lies half under the meat; parsley on top."""
    mound = heap(None, shapes, count, location, radius, height, size, seed, squash)
    under, chance = height_over(mound[: round(count * 0.92)], location[2]), random.Random(seed + 7)
    film = sauces.sauce_material(sauce, 0.6)
    for i in range(4):
        a, r = i * 2.4 + seed, radius * (0.1 + 0.15 * i)
        x, y = location[0] + math.cos(a) * r, location[1] + math.sin(a) * r * squash - 0.1 * radius
        poured(under, (x, y), radius * chance.uniform(0.2, 0.28), film, 0.02, 7, 0.8, seed + i, 90, 22, (0.1, 0.4), (0.22, 0.4), 0.06)
    top, flecks = height_over(mound, location[2]), []
    for _ in range(parsley):
        a, r = chance.uniform(0, TAU), radius * 0.9 * math.sqrt(chance.random())
        x, y = location[0] + math.cos(a) * r, location[1] + math.sin(a) * r * squash
        flecks.append((x, y, top(x, y) + 0.012))
    greens.parsley(None, flecks)
    return mound


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
