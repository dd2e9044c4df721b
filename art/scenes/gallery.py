"""The gallery: close looks, the spit, the counter, the tray for sharing, the night."""
import math

from kitchen import burger as b
from kitchen import cheese, greens, sauces, servings
from kitchen.cans import COLA, COLA_ZERO, LEMON_SODA, can, paper_cup
from kitchen.citrus import LEMON, LIME, citrus_half
from kitchen.drinks import ayran_cup, cola_glass, juice_glass, slush_glass
from kitchen.flatbread import bread_material, flat_round, saj_bread
from kitchen.fries import fry_shapes, heap_of_fries
from kitchen.glassware import loose_ice
from kitchen.materials import Material
from kitchen.packaging import paper_sheet, striped_paper
from kitchen.pictures import picture
from kitchen.servings import RAD
from kitchen.shapes import copy, group, hidden, lump
from kitchen.shavings import heap, shavings
from kitchen.spit import BEEF, ROAST, burners, spit
from kitchen.stage import ambient, camera, dining_table, fireside, light, pale_table, table, wall
from kitchen.tableware import BOARD_TOP, PLATE_TOP, board, plate
from kitchen.wrap import Filling, wrap

THOUM, TAHINI, CHILLI, CHEDDAR = '#f6f0e0', '#d6b98a', '#a3200a', '#d5760c'
# Where cheddar runs down the burger that is seen very close: (angle, half width, length).
CLOSE_RUNS = ((-2.25, 0.055, 0.3), (-1.02, 0.05, 0.2))


def cheeseburger(location, turn=0.3, scale=1.0):
    layers = [b.heel(), b.lettuce(1), b.tomatoes(), b.beef(2), b.cheddar(3, 0.7), b.sauce('#dd8a4e', 0.9, 7, 0), b.pickles(6, 0.28, 0.9), b.leaf(9), b.crown(0)]
    b.burger(None, layers, location, turn, scale)


@picture('gallery-spit', width=1200, height=900, samples=7)
def gallery_spit():
    """Chicken roasting on the spit, close, the burners glowing beside it."""
    fireside()
    spit(tones=ROAST)
    burners()
    camera((-0.6, -9, 2.7), (0.45, 0, 2.75), lens=72, fstop=0.45, focus=(0, -0.9, 2.6))


@picture('gallery-two-spits', width=1200, height=900, samples=7)
def gallery_two_spits():
    """Two spits, close: chicken in front, beef behind it, out of focus, the burners glowing beside them."""
    fireside()
    light('beef', (-0.6, -4.6, 3.6), (1.2, 1, 2.2), 1.6, 300, (1, 0.84, 0.66))
    light('glow', (0.2, 2.8, 2.4), (-1, 0, 2.4), 1.2, 220, (1, 0.5, 0.2), 3)
    spit((-0.88, -0.3, 0.55), ROAST, 3, 420)
    spit((1.22, 1.5, 0.55), BEEF, 7, 340)
    burners((3.1, 2.3, 0.62))
    camera((0.2, -9.6, 2.7), (0.12, 0, 2.62), lens=76, fstop=0.24, focus=(-0.8, -1.2, 2.6))


@picture('gallery-shavings', width=1200, height=900, samples=7)
def gallery_shavings():
    """Freshly shaved chicken on a dark plate, very close; the spit that it came from glows behind, out of focus."""
    fireside()
    light('key', (-3.0, 2.9, 4.4), (0, 0, 0.5), 2.6, 260, (1, 0.86, 0.68))
    spit((-0.75, 3.3, 0.3), ROAST)
    burners((1.25, 4.2, 0.4))
    plate()
    heap(None, shavings('chicken', 18), 250, (0, 0.05, PLATE_TOP), 1.5, 0.86, 0.48, 3, tousled=1.4)
    spots = [(math.cos(i * 2.4) * 0.035 * i, math.sin(i * 2.4) * 0.028 * i - 0.2, 0.95 - 0.016 * i) for i in range(40)]
    greens.parsley(None, spots)
    for i, (x, y) in enumerate(((-1.2, -1.0), (-0.94, -1.12), (1.3, -0.98))):
        greens.pickle_slice(None, (x, y, PLATE_TOP + 0.06 + 0.02 * i), 0.21, (0.1, -0.1 * i, i), 0.06)
    camera((0, -7.6, 2.9), (0, 0, 0.72), lens=88, fstop=0.36, focus=(0, -0.6, 0.6))


@picture('gallery-burger-close', width=1200, height=900, samples=7)
def gallery_burger_close():
    """The side of a burger, very close: melting cheddar over beef."""
    dining_table()
    layers = [
        b.heel(), b.lettuce(1), b.tomatoes(), b.beef(2, height=0.4), b.melted_cheese(cheese.CHEDDAR, CLOSE_RUNS, 0.99, 4),
        b.cheddar(3, 0.62, radius=1.09, side=1.06, drop=0.8), b.pickles(6, 0.29, 0.92), b.leaf(9), b.crown(0),
    ]
    b.burger(None, layers)
    camera((-0.8, -7.2, 1.7), (0.02, 0, 0.84), lens=128, fstop=0.4, focus=(-0.1, -1.05, 0.85))


@picture('gallery-fries-close', width=1200, height=900, samples=7)
def gallery_fries_close():
    """Fries, very close, with salt."""
    dining_table()
    servings.fries_box((0, 0, 0), 1.3)
    camera((0.3, -7.4, 3.0), (0.0, 0, 1.62), lens=120, fstop=0.3, focus=(0, -0.2, 1.7))


@picture('gallery-tray', width=1200, height=900, samples=7)
def gallery_tray():
    """A steel tray of cut rolls, fries and sauces for the family."""
    dining_table(1.35, (0, 0, 0.3), (0.4, 3))
    meat = Filling([shavings('meat')], [TAHINI], onions=1, tomatoes=2)
    servings.sharing_tray(servings.chicken(pickles=1, parsley=14), meat, ((THOUM, 'swirl'), (CHILLI, 'chunky'), (TAHINI, 'flat')), 70)
    camera((2.6, -7.2, 4.6), (0.1, -0.1, 0.3), lens=84, fstop=0.8, focus=(0.5, -1.75, 0.6))


@picture('gallery-counter', width=1200, height=900, samples=7)
def gallery_counter():
    """Orders ready on the counter: rolls in paper, fries, cups and cans in a row."""
    dining_table(1.3, (0, 0, 0.9), (0.0, 2.6))
    for i, x in enumerate((-1.95, -0.95, 0.05)):
        servings.standing_roll((x, 0.25 * i, 0), servings.chicken(), 1.85 + 0.08 * i, 0.46, (-4, 2, 5)[i], 3 * i + 2)
    servings.fries_box((1.12, 0.75, 0), 1.1)
    servings.fries_box((2.05, 1.35, 0), 1.1, -0.1)
    paper_cup((2.2, 0.1, 0), turn=-0.3)
    can((-1.6, 2.2, 0), COLA, 0.1)
    can((-0.3, 2.4, 0), LEMON_SODA, -0.1)
    can((1.1, 2.7, 0), COLA_ZERO, 0.1)
    camera((-1.6, -9.8, 2.9), (0.04, 0.4, 1.06), lens=64, fstop=0.36, focus=(-0.9, -0.4, 1.1))


@picture('gallery-night', width=1200, height=900, samples=10, bounces=14)
def gallery_night():
    """A table outside at night: a burger, fries and cola under strings of lamps."""
    ambient('#0e1424', 0.5)
    table()
    wall(16, '#04060d', '#101a33', (0, 3), 9, 0.7)
    bulb_light = Material('bulb')
    bulb = hidden(lump('bulb', bulb_light.finish(bulb_light.emission('#ffb45a', 26)), (1, 1, 1.2), 16, 0, 1, 0))
    for row, (y, high, sag) in enumerate(((6.0, 4.4, 1.0), (9.0, 5.4, 1.3), (12.0, 6.0, 1.4))):
        for i in range(13):
            x = (i - 6) * (0.95 + 0.18 * row)
            copy(bulb, (x, y, high - sag * (1 - (x / 8) ** 2) + 0.05 * (-1) ** i), scale=0.07)
    middle = (0, 0, 0.9)
    light('lamps', (-2.4, 3.4, 4.8), middle, 3.0, 520, (1, 0.74, 0.42))
    light('front', (-2.6, -4.6, 3.2), middle, 2.4, 200, (1, 0.82, 0.6))
    light('night', (4.2, -2.6, 3.0), middle, 3.0, 130, (0.55, 0.7, 1.0))
    cheeseburger((-0.55, -0.1, 0))
    servings.fries_box((0.95, 0.9, 0), 1.05)
    cola_glass((2.0, 0.4, 0))
    camera((0, -9.4, 2.4), (0.3, 0.2, 1.35), lens=70, fstop=0.26, focus=(-0.5, -0.9, 0.9))


@picture('gallery-sauces', width=1200, height=900, samples=7)
def gallery_sauces():
    """Seven sauces on an oak board from above, with fries to dip."""
    dining_table(1.1, (0, 0, 0.3), (0.4, 2.6))
    board((0, 0.1, 0), 4.6, 2.7, 0.05)
    wheel = ((THOUM, 'whipped'), (CHILLI, 'chunky'), (TAHINI, 'flat'), ('#e3905c', 'swirl'), ('#240307', 'swirl'), (CHEDDAR, 'flat'), ('#dd9470', 'swirl'))
    for i, (color, surface) in enumerate(wheel):
        x, y = -1.55 + 1.03 * (i % 4), 0.62 - 1.05 * (i // 4)
        sauces.pot((x, y, BOARD_TOP), color, radius=0.44, height=0.34, surface=surface, seed=i)
    heap_of_fries(None, fry_shapes(6, 2, length=0.85, width=0.056), 30, (1.46, -0.42, BOARD_TOP), 0.34, 0.26, 5)
    camera((0, -7.2, 6.6), (0.0, 0.02, 0.2), lens=77, fstop=0.5, focus=(0, -0.3, 0.4))


@picture('gallery-drinks', width=1200, height=900, samples=10, bounces=16)
def gallery_drinks():
    """Four cold glasses close together: lemon with mint, citrus juice, ayran, cola; limes and ice before them."""
    pale_table(1.1, (0, 0, 1.0))
    ambient('#ffe2c4', 0.16, mirrored=0.9)  # a dark room would draw black rims on clear glass
    light('left strip', (-3.4, -2.2, 1.8), (0, 0, 1), 0.7, 130, (1, 0.93, 0.85), 3)
    light('right strip', (4.0, -2.6, 2.0), (0, 0, 1), 0.6, 100, (1, 0.9, 0.8), 3)
    slush_glass((-1.28, 0.45, 0))
    juice_glass((-0.42, -0.3, 0))
    ayran_cup((0.52, -0.12, 0))
    cola_glass((1.28, 0.6, 0))
    citrus_half(None, (1.12, -0.72, 0.27), LIME, 0.28, (1.05, 0, 0.4))
    citrus_half(None, (-1.2, -0.78, 0.3), LEMON, 0.31, (1.05, 0, -0.35))
    loose_ice(((0.1, -1.0), (0.32, -0.92)))
    camera((0, -9.4, 2.7), (0, 0, 1.1), lens=86, fstop=0.32, focus=(0, -0.6, 1.1))


@picture('gallery-flat-lay', width=1200, height=900, samples=7)
def gallery_flat_lay():
    """A full table seen from above: burger, meat on saj bread, rolls, slices, fries, cola, sauces."""
    pale_table(1.75, (0, 0, 0.4), (0.4, 3))
    plate((0.35, 1.3, 0), 1.6)
    flat_round(None, saj_bread(), (0.28, 1.3, PLATE_TOP), 1.2, 3)
    heap(None, shavings('meat', 14), 110, (0.2, 1.35, PLATE_TOP + 0.05), 0.9, 0.5, 0.48, 4)
    greens.parsley(None, [(0.2 + 0.11 * i**0.55 * math.cos(i * 2.4), 1.3 + 0.09 * i**0.55 * math.sin(i * 2.4), 0.66 - 0.01 * i) for i in range(24)], 0.07)
    greens.sumac_onion(None, (-0.4, 0.72, PLATE_TOP + 0.04), 3)
    sauces.pot((1.25, 0.72, PLATE_TOP), TAHINI, radius=0.32, height=0.28, surface='flat')
    cheeseburger((-2.15, 1.25, 0), 0.3, 0.92)
    can((2.45, 1.45, 0), COLA, 0.1)
    for x, y, turn, seed in ((-3.0, 0.1, 42, 2), (-1.85, -0.25, 50, 8)):
        half = group('half', (x, y, 0.5), (RAD(91), 0, RAD(turn)))
        wrap(half, bread_material(), servings.chicken(), 0.48, 1.7, -0.35, striped_paper(), 0.75, seed)
    paper_sheet(None, striped_paper(), (0.75, -1.25, 0), 2.2, 1.7, -0.1, 4)
    heap_of_fries(None, fry_shapes(8, 2, length=1.15, width=0.056), 90, (0.75, -1.2, 0.03), 0.8, 0.45, 6)
    plate((2.75, -0.75, 0), 1.3)
    for i in range(6):
        a = RAD(30 + 60 * i)
        servings.piece(servings.chicken(), (2.75 + 0.72 * math.cos(a), -0.72 + 0.62 * math.sin(a), PLATE_TOP), 'standing', 0, 5 + i, 0.86)
    sauces.pot((-0.6, -0.15, 0), THOUM, radius=0.34, height=0.3)
    sauces.pot((0.05, -0.15, 0), CHILLI, radius=0.32, height=0.28, surface='chunky', seed=1)
    servings.loose_fries(((-0.5, -1.75, 0.6), (-0.4, -1.95, 1.4)))
    spots = ((-2.95, -1.55), (-2.7, -1.75), (1.75, 0.25), (-1.05, 0.3))
    for i, (x, y) in enumerate(spots):
        greens.pickle_slice(None, (x, y, 0.05 + 0.02 * (i % 2)), 0.2, (0.05 * i, -0.05, i), 0.06)
    for i, (x, y) in enumerate(((-3.3, -0.95), (-3.05, -1.1))):
        greens.tomato_slice(None, (x, y, 0.06 + 0.05 * i), 0.3, 0.09, (0.1, -0.1 * i, i), i)
    camera((0.2, -4.6, 11.4), (0.2, 0.0, 0.2), lens=63, fstop=0.9, focus=(0, 0, 0.6))


@picture('gallery-bread', width=1200, height=900, samples=7)
def gallery_bread():
    """Saj bread fresh from the iron, stacked, with mint, tomato and pickles."""
    dining_table(1.1, (0, 0, 0.4), (0.4, 2.4))
    board((0, 0.2, 0), 4.4, 2.9, 0.04)
    bread = saj_bread()
    for i in range(9):
        flat_round(None, bread, (0.05 * math.sin(i * 2), 0.35 + 0.05 * math.cos(i * 3), BOARD_TOP + 0.075 * i), 1.5, i, 0.95 if i == 8 else 0.0, i * 0.9)
    for i, (x, y) in enumerate(((-1.5, -0.75), (-1.2, -0.9), (-1.35, -0.6))):
        greens.mint_leaf(None, (x, y, BOARD_TOP + 0.05), (0.2, 0.15 * i, 1.3 * i), 0.34)
    for i, (x, y) in enumerate(((1.35, -0.75), (1.62, -0.5))):
        greens.tomato_slice(None, (x, y, BOARD_TOP + 0.06 + 0.05 * i), 0.33, 0.1, (0.1, -0.15 * i, i), i)
    camera((0, -8.2, 4.4), (0.0, 0.1, 0.5), lens=86, fstop=0.4, focus=(0, -0.9, 0.6))
