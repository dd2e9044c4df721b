"""Pictures of sauces: one pot each, seen from half above."""
import math

from kitchen.buns import crown
from kitchen.citrus import LEMON, citrus_half
from kitchen.condiments import pomegranate_seeds, scatter_on, specks
from kitchen.fries import fry_shapes, salt
from kitchen.garnish import chilli, garlic_bulb, garlic_clove
from kitchen.greens import parsley, pickle_slice
from kitchen.pictures import picture
from kitchen.pomegranate import pomegranate_half, pomegranate_whole
from kitchen.pouring import falling
from kitchen.sauces import FILLED_TO, MAYO, drizzle, oil_on, pot, sauce_material, surface_of
from kitchen.shapes import copy, group
from kitchen.stage import camera, pale_table
from kitchen.tableware import spoon

RADIUS, HEIGHT = 0.84, 0.52
FRONT = (0, -0.45, HEIGHT)
POMEGRANATE = '#2c020b'


def close_up(fill, surface, seed=1, cup='#1c1a19', side=0.0):
    """The table, one big pot and the camera; side moves the camera. Returns z(x, y) of the sauce."""
    pale_table(middle=(0, 0, 0.3))
    pot((0, 0, 0), fill, RADIUS, HEIGHT, cup, surface, seed)
    camera((side, -5.3, 4.4), (side * 0.05, -0.06, 0.26), 86, 0.5, FRONT)
    return surface_of(RADIUS, HEIGHT, surface, seed)


@picture('thoum')
def thoum():
    """White whipped garlic sauce in stiff folds, a head of garlic and cloves."""
    close_up(sauce_material('#d4cab3', 0.3), 'peaks', 3)
    garlic_bulb(None, (0.8, -0.82, 0), 0.38, (0.12, 0.2, 0.3))
    garlic_clove(None, (0.12, -1.05, 0.09), (math.pi / 2, 0.3, 1.0), 0.42)
    garlic_clove(None, (-0.78, -0.74, 0.09), (math.pi / 2, 0.2, 2.5), 0.42)


@picture('tahini-sauce')
def tahini_sauce():
    """Pale, thin tahini with parsley, running from a spoon into its pot, half a lemon beside it."""
    pale_table(middle=(0, 0, 0.3))
    tahini, place = sauce_material('#c9a679', 0.75), group('pot', (-0.3, -0.05, 0))
    pot((0, 0, 0), tahini, 0.74, 0.5, '#6b2f16', 'flat', 4, place)
    spoon(place, (-0.1, 0.04, 1.12), (0.0, -0.36, 2.5), 0.95, tahini)
    falling(place, (-0.02, -0.03, 1.06), 0.5 * FILLED_TO, tahini)
    spots = scatter_on(60, 0.6, 0.5 * FILLED_TO + 0.01, 3, 0.3)
    parsley(place, [(x, y, z) for x, y, z in spots if y < 0.1], 0.075)
    citrus_half(None, (0.82, -0.55, 0.38), LEMON, 0.42, (0.85, 0, 0.4), 1.2)
    camera((0.1, -5.5, 3.6), (0.1, 0, 0.44), 82, 0.5, (0, -0.5, 0.5))


@picture('pomegranate-molasses')
def pomegranate_molasses():
    """Near black, thick syrup that runs slowly from a spoon into a pale pot, half a pomegranate and a whole one beside it."""
    pale_table(middle=(0, 0, 0.3))
    syrup, level = sauce_material(POMEGRANATE, 1.0), 0.5 * FILLED_TO
    place = group('pot', (-0.3, -0.05, 0))
    pot((0, 0, 0), syrup, 0.74, 0.5, '#e0cfb2', 'flat', 4, place)
    spoon(place, (-0.1, 0.04, 1.12), (0.0, -0.36, 2.5), 0.95, syrup)
    falling(place, (-0.02, -0.03, 1.06), level, syrup)
    drizzle(place, [(-0.4, -0.52, 0.49), (-0.43, -0.6, 0.5), (-0.44, -0.63, 0.4), (-0.42, -0.6, 0.26), (-0.41, -0.58, 0.2)], syrup, 0.045, 3)
    pomegranate_half(None, (0.82, -0.5, 0.42), 0.52, (0.95, 0, 0.35), 3)
    pomegranate_whole(None, (0.85, 0.62, 0.5), 0.52, (0.3, 0.45, 0.2))
    pomegranate_seeds(None, [(0.25, -0.98, 0), (0.4, -1.06, 0), (0.02, -1.08, 0), (-1.12, -0.6, 0), (-0.98, -0.74, 0)], 0.07, 2)
    camera((0.1, -5.5, 3.6), (0.1, 0, 0.44), 82, 0.5, (0, -0.5, 0.5))


def chillies(*spots):
    """Red chillies on the table: (x, y) of the stalk, where the tip points, length."""
    for x, y, turn, length in spots:
        chilli(None, (x, y, 0.1), (0, math.pi / 2, turn), length, 0.16, 0.11)


@picture('spicy-mayo')
def spicy_mayo():
    """Orange-pink mayonnaise with flecks of chilli and a swirl of red chilli sauce, red chillies beside it."""
    top = close_up(sauce_material(MAYO, 0.5), 'swirl', 2)
    turns = [(0.09 * k**0.72 * math.cos(k * 0.8), 0.09 * k**0.72 * math.sin(k * 0.8), 0) for k in range(2, 18)]
    drizzle(None, turns, sauce_material('#960f04', 0.75), 0.02, 3, lambda x, y: top(x, y) + 0.004)
    specks(None, scatter_on(150, 0.72, lambda x, y: top(x, y) + 0.003, 6), '#8c1408', 0.016, 2, 0.35)
    chillies((-1.02, -0.5, -0.62, 1.2), (0.15, -1.08, 0.3, 1.15))


@picture('shatta')
def shatta():
    """Glossy, coarse red chilli paste with seeds, its oil at the edge, fresh red chillies beside it."""
    top = close_up(sauce_material('#9c1c06', 0.28, 0.3), 'paste', 7, '#e2d3b8')
    oil_on(None, RADIUS, HEIGHT * FILLED_TO - 0.012, '#a82a04')
    specks(None, scatter_on(130, 0.72, lambda x, y: top(x, y) + 0.006, 6), '#d9a850', 0.02, 2, 0.3, 0.55)
    specks(None, scatter_on(70, 0.70, lambda x, y: top(x, y) + 0.002, 9), '#7a0d04', 0.03, 5, 0.25, 0.5)
    chillies((-0.95, -0.62, -0.75, 1.15), (-0.4, -1.06, 0.05, 1.0), (0.66, -0.98, 0.72, 1.15))


@picture('cheddar-sauce')
def cheddar_sauce():
    """Warm orange cheese sauce with a fry dipped in."""
    top = close_up(sauce_material('#c8640a', 0.65), 'swirl', 9, side=0.5)
    shapes = fry_shapes(5, 2, 0.92, 0.068)
    copy(shapes[0], (0.16, 0.08, top(0.1, 0) + 0.24), (-0.42, 0.50, 0.4), 1, None, 'ZYX')
    copy(shapes[1], (-0.05, 0.16, top(-0.1, 0) + 0.22), (-0.50, 0.10, 1.1), 1, None, 'ZYX')
    for i, (x, y, turn) in enumerate(((-1.02, -0.50, 0.5), (-1.15, -0.22, -0.15), (1.02, -0.50, -0.6))):
        copy(shapes[i + 2], (x, y, 0.075), (math.pi / 2, 0.1, turn))
    salt(40, lambda r: (r.gauss(0, 0.9), r.gauss(-0.9, 0.12), 0.006), 2)


@picture('burger-sauce')
def burger_sauce():
    """Salmon-coloured sauce with chopped pickles, slices of pickle and the crown of a burger bun beside it."""
    place = (-0.36, 0, 0)
    pale_table(middle=(0, 0, 0.3))
    sauce = sauce_material('#c4613a', 0.5)
    pot(place, sauce, 0.74, 0.5, '#8f1408', 'swirl', 12)
    top = surface_of(0.74, 0.5, 'swirl', 12)
    bits = [(x + place[0], y, top(x, y) + 0.012) for x, y, _ in scatter_on(26, 0.6, 0, 6)]
    specks(None, bits[:18], '#57571a', 0.04, 2, 0.7, 0.3)
    specks(None, bits[18:], '#8c8a3c', 0.032, 5, 0.6, 0.35)
    crown(group('crown', (0.86, 0.42, 0.02), (0.2, 0.1, 0.2), 0.66), seed=2)
    for x, y, turn in ((0.42, -0.72, 2.0), (0.74, -0.6, 0.3), (0.6, -0.9, 0.8)):
        pickle_slice(None, (x, y, 0.05), 0.2, (0.12, 0.1, turn))
    camera((0.1, -5.3, 4.2), (0.03, -0.04, 0.28), 80, 0.5, (0, -0.5, 0.4))
