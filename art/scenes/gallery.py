"""The gallery: close looks, the spit, the counter, the tray for sharing, the night."""
import math

from kitchen import burger as b
from kitchen import cheese, greens, sauces, servings
from kitchen.cans import COLA, can, paper_cup
from kitchen.citrus import LEMON, LIME, citrus_half
from kitchen.drinks import ayran_cup, cola_glass, juice_glass, slush_glass
from kitchen.flatbread import bread_material, flat_round, saj_bread
from kitchen.fries import fry_shapes, heap_of_fries
from kitchen.glassware import loose_ice
from kitchen.knife import knife
from kitchen.materials import plain
from kitchen.packaging import paper_sheet, striped_paper
from kitchen.paper_bag import paper_bag
from kitchen.pictures import picture
from kitchen.pouring import height_over, trickled, zigzag
from kitchen.servings import RAD
from kitchen.shapes import block, copy, group, hidden, lump
from kitchen.shavings import heap, shavings
from kitchen.shop import awning, glowing, lamp, menu_board, name_in_lights, plaster, string_of_lamps, tiles, wet_paving
from kitchen.spit import burners, spit
from kitchen.stage import ambient, camera, dining_table, fireside, light, pale_table, table, wall
from kitchen.tableware import BOARD_TOP, PLATE_TOP, board, plate
from kitchen.wrap import Filling, wrap

THOUM, TAHINI, CHILLI, CHEDDAR = '#f6f0e0', '#d6b98a', '#a3200a', '#d5760c'
# Where cheddar runs down the burger that is seen very close: (angle, half width, length).
CLOSE_RUNS = ((-2.25, 0.055, 0.3), (-1.02, 0.05, 0.2))


def cheeseburger(location, turn=0.3, scale=1.0):
    layers = [b.heel(), b.lettuce(1), b.tomatoes(), b.beef(2), b.cheddar(3, 0.7), b.sauce('#dd8a4e', 0.9, 7, 0), b.pickles(6, 0.28, 0.9), b.leaf(9), b.crown(0)]
    b.burger(None, layers, location, turn, scale)


@picture('gallery-spit', width=1200, height=900, samples=8)
def gallery_spit():
    """The spit at work: its burners glowing, the knife and the first slices on the board, a stack of bread beside."""
    fireside()
    light('board', (-3.4, -4.2, 3.2), (-2.0, -1.4, 0.3), 2.0, 150, (1, 0.86, 0.68))
    spit((0.25, 0.2, 0.55))
    burners((2.2, 1.15, 0.62))
    board((-1.5, -1.75, 0), 3.5, 1.7, 0.08)
    heap(None, shavings('chicken', 14), 60, (-0.75, -1.7, BOARD_TOP), 0.72, 0.34, 0.46, 5, tousled=1.3)
    knife(None, (-1.9, -2.2, BOARD_TOP), (0, 0, 0.16), 2.3)
    for i in range(10):
        flat_round(None, saj_bread(), (-2.75 + 0.04 * math.sin(i * 2), 0.5 + 0.04 * math.cos(i * 3), 0.075 * i), 1.05, i, 0.0, i * 0.9)
    camera((-1.2, -13.6, 3.9), (-0.25, 0, 2.0), lens=66, fstop=0.5, focus=(0, -0.9, 2.0))


@picture('gallery-street', width=1200, height=900, samples=10)
def gallery_street():
    """The shop from the street at night: its name in lights, the awning, the spit glowing inside, lamps across the way."""
    ambient('#0d1730', 0.5)
    table(wet_paving(), 0)
    wall(60, '#03050c', '#14244a', (6, 4), 30, 0.9)
    sand, dark = plaster(), plain('frame', '#17100c', 0.4, coat=0.2)
    for low, high in (((-6.5, 0, 0), (-3.6, 0.5, 6.9)), ((3.6, 0, 0), (4.6, 0.5, 6.9)), ((-3.6, 0, 4.55), (3.6, 0.5, 6.9)), ((4.1, 0.5, 0), (4.6, 9, 6.9)), ((-4.0, 0.5, 0), (-3.6, 4.8, 4.7)), ((3.6, 0.5, 0), (4.0, 4.8, 4.7))):
        block('wall', low, high, sand)
    block('counter', (-3.6, -0.05, 0), (3.6, 0.6, 1.95), tiles())
    block('top', (-3.75, -0.35, 1.95), (3.75, 0.8, 2.1), dark)
    block('cornice', (-6.5, -0.2, 6.9), (4.75, 0.6, 7.1), dark)
    block('back', (-3.6, 4.6, 0), (3.6, 4.8, 6), plaster('#c98a52'))
    block('ceiling', (-3.6, 0.5, 4.7), (3.6, 4.8, 4.9), dark)
    for x in (-2.3, 0.1, 2.5):
        menu_board((x - 1.05, 3.5), (x + 1.05, 4.45), 5).location.y = 4.5
    stand = group('stand', (-2.1, 2.2, 2.1), scale=0.5)
    block('hob', (-3.6, 1.4, 0), (-0.7, 3.2, 2.1), plain('hob', '#8f877d', 0.35, metal=1))
    spit((0, 0, 0.55), detail=260).parent = stand
    burners((-1.15, 1.35, 0.62), math.radians(-140), 4, stand)
    light('spit', (-3.2, 1.4, 3.4), (-2.1, 2.2, 3.1), 0.7, 45, (1, 0.5, 0.2))
    for i in range(4):
        paper_bag((1.0 + 0.55 * i, 1.0 + 0.12 * (i % 2), 2.1), 0.72, 0.1 - 0.1 * i, i)
    for x in (-1.9, 0.0, 1.9):
        lamp((x, -0.3, 3.75), 1.0, 0.9)
        light('pendant', (x, -0.3, 3.6), (x, -0.2, 0), 0.4, 32, (1, 0.72, 0.42))
    light('inside', (0.4, 2.2, 4.6), (0.4, 2.6, 2), 3.0, 230, (1, 0.74, 0.46))
    light('street lamp', (-5.5, -7.0, 7.5), (-0.5, 0, 1.0), 1.6, 620, (1, 0.7, 0.42))
    awning((-1.75, 4.35), (-0.02, 5.2), 8.2)
    name_in_lights((0.35, -0.06, 5.55), 1.05)
    light('name', (0, -1.8, 7.6), (0, 0, 5.8), 3, 90, (1, 0.76, 0.5), 0.6)
    string_of_lamps((4.7, -0.2, 6.7), (12, 6, 7.2), 12, 0.8)
    string_of_lamps((-6.4, -0.3, 6.7), (-3.2, -5.5, 7.3), 9, 0.5)
    far = (('#ffb45a', 30), ('#ffe0b0', 24), ('#ff6a3a', 20), ('#7fb0ff', 16))
    for k, (color, strength) in enumerate(far):
        bulb = hidden(lump('far', glowing('far %d' % k, color, strength), (1, 1, 1), 12, 0, 1, 0))
        for i in range(9):
            copy(bulb, (6 + 2.3 * i + 1.1 * k, 26 + 3 * ((i * 7 + k * 3) % 5), 0.8 + 1.7 * ((i * 5 + k * 3) % 6)), scale=0.12)
    camera((-2.4, -17.0, 3.1), (0.75, 0, 3.35), lens=48, fstop=0.16, focus=(0, 0, 3.6))


@picture('gallery-shavings', width=1200, height=900, samples=7)
def gallery_shavings():
    """Freshly shaved chicken on a dark plate, very close; the spit that it came from glows behind, out of focus."""
    fireside()
    light('key', (-3.0, 2.9, 4.4), (0, 0, 0.5), 2.6, 260, (1, 0.86, 0.68))
    spit((-0.75, 3.3, 0.3))
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


@picture('gallery-counter', width=1200, height=900, samples=8)
def gallery_counter():
    """Orders ready on the counter in their bags, cups beside them; behind, out of focus, the spit, the lamps and the menu."""
    dining_table(1.3, (0, 0, 0.9), (0.0, 3.6))
    for i, (x, y) in enumerate(((-1.75, 0.15), (-0.5, 0.55), (0.72, 0.25))):
        paper_bag((x, y, 0), 1.95 + 0.1 * (i % 2), (-0.1, 0.06, -0.05)[i], i)
    paper_cup((1.82, 0.05, 0), turn=-0.3)
    paper_cup((2.3, 0.95, 0), turn=0.2)
    can((-2.75, 0.5, 0), COLA, 0.1)
    spit((-1.9, 6.2, 0.4), detail=260)
    burners((-0.1, 7.0, 0.5))
    light('spit', (-0.2, 5.2, 2.6), (-1.9, 6.2, 2.2), 1.2, 300, (1, 0.5, 0.2), 3)
    menu_board((-0.9, 2.9), (5.4, 4.6), 5).location.y = 9.6
    for x in (-2.9, -0.1, 2.7):
        lamp((x, 3.4, 3.55), 2.5, 1.5)
    camera((-0.9, -10.2, 2.7), (0.0, 0.4, 1.55), lens=62, fstop=0.36, focus=(-0.6, -0.3, 1.1))


@picture('gallery-night', width=1200, height=900, samples=10, bounces=14)
def gallery_night():
    """A table outside at night: a burger, fries and cola under strings of lamps."""
    ambient('#0e1424', 0.5)
    table()
    wall(16, '#04060d', '#101a33', (0, 3), 9, 0.7)
    bulb = hidden(lump('bulb', glowing('bulb', '#ffb45a', 26), (1, 1, 1.2), 16, 0, 1, 0))
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


@picture('gallery-rolling', width=1200, height=900, samples=8)
def gallery_rolling():
    """A roll in the making: bread laid open on the board with thoum, chicken and pickles in a line, a stack of bread behind it."""
    dining_table(1.15, (0, 0, 0.4), (0.4, 2.4))
    board((0, 0.15, 0), 5.0, 3.5, 0.04)
    bread = saj_bread()
    for i in range(9):
        flat_round(None, bread, (-1.35 + 0.05 * math.sin(i * 2), 1.25 + 0.05 * math.cos(i * 3), BOARD_TOP + 0.075 * i), 0.95, i, 0.0, i * 0.9)
    open_bread = flat_round(None, bread, (0.35, -0.25, BOARD_TOP), 1.55, 4, 0.0, 0.4)
    top = height_over([open_bread], BOARD_TOP)
    trickled(top, zigzag((-0.85, -0.42), (1.5, -0.08), 13, 0.78, seed=3), sauces.sauce_material(THOUM, 0.45), 0.06, 2, 0.05)
    for i, x in enumerate((-0.5, 0.0, 0.5, 1.0)):
        heap(None, shavings('chicken', 12), 26, (0.1 + x, -0.22 + 0.1 * x, BOARD_TOP + 0.08), 0.42, 0.26, 0.42, i + 2, 0.7, tousled=1.2)
    for i, (x, y) in enumerate(((-0.55, -0.06), (-0.1, 0.0), (0.4, 0.04), (0.9, 0.1), (1.3, 0.12))):
        greens.pickle_slice(None, (x, y, BOARD_TOP + 0.3 + 0.02 * (i % 2)), 0.17, (0.35, 0.1 * i, i), 0.05)
    greens.parsley(None, [(0.35 + 0.17 * (i - 6), -0.24 + 0.14 * math.sin(i * 2.4), BOARD_TOP + 0.42) for i in range(13)], 0.06)
    sauces.pot((1.55, 1.25, BOARD_TOP), THOUM, radius=0.4, height=0.34, surface='whipped')
    camera((0.2, -7.6, 5.6), (0.1, 0.12, 0.32), lens=80, fstop=0.5, focus=(0.3, -0.5, 0.4))
