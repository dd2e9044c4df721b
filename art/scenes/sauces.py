"""Pictures of sauces: one pot each, seen from half above."""
import math

from kitchen.citrus import LEMON, citrus_half
from kitchen.condiments import (
    chilli, garlic_clove, garlic_head, pomegranate_seeds, scatter_on, specks,
)
from kitchen.fries import fry_shapes, salt
from kitchen.greens import jalapeno_slice, parsley, pickle_slice
from kitchen.pictures import picture
from kitchen.sauces import MAYO, THOUM, pot, sauce_material, surface_of
from kitchen.shapes import copy
from kitchen.stage import camera, pale_table

RADIUS, HEIGHT = 0.84, 0.52
FRONT = (0, -0.45, HEIGHT)


def close_up(fill, surface, seed=1, cup='#1c1a19', side=0.0):
    """The table, one big pot and the camera; side moves the camera. Returns z(x, y) of the sauce."""
    pale_table(middle=(0, 0, 0.3))
    pot((0, 0, 0), fill, RADIUS, HEIGHT, cup, surface, seed)
    camera((side, -5.3, 4.4), (side * 0.05, -0.06, 0.26), 86, 0.5, FRONT)
    return surface_of(RADIUS, HEIGHT, surface, seed)


@picture('thoum')
def thoum():
    """White whipped garlic sauce, a head of garlic and cloves."""
    close_up(sauce_material(THOUM, 0.25, 0.2), 'whipped', 3)
    garlic_head(None, (0.98, 0.55, 0), 0.36, 0.3)
    garlic_clove(None, (0.98, -0.55, 0.09), 0.22, 0.5)
    garlic_clove(None, (-0.98, -0.52, 0.09), 0.21, 2.3)
    garlic_clove(None, (0.70, -0.85, 0.09), 0.20, 1.6)


@picture('tahini-sauce')
def tahini_sauce():
    """Thin beige sesame sauce with parsley, half a lemon beside it."""
    top = close_up(sauce_material('#bf9668', 0.7), 'flat', 4, '#6b2f16')
    parsley(None, scatter_on(46, 0.5, lambda x, y: top(x, y) + 0.012, 3), 0.06)
    specks(None, scatter_on(60, 0.62, lambda x, y: top(x, y) + 0.004, 8), '#e2c48c', 0.013, 2)
    specks(None, [(x * 1.6, y * 0.5 - 0.9, 0.012) for x, y, _ in scatter_on(70, 0.8, 0, 5)], '#d9b878', 0.015, 4)
    citrus_half(None, (1.05, -0.42, 0.30), LEMON, 0.36, (0.75, 0, 0.45), 1.2)


@picture('pomegranate-molasses')
def pomegranate_molasses():
    """Dark, glossy red-brown syrup, pomegranate seeds in and beside it."""
    top = close_up(sauce_material('#2c0505', 1.0), 'flat', 5, '#d8cbb4')
    spots = [(0.05, 0.10), (0.17, 0.04), (0.08, -0.03), (-0.05, 0.03), (0.14, 0.16), (-0.02, 0.17)]
    pomegranate_seeds(None, [(x, y, top(x, y) - 0.02) for x, y in spots], 0.075, 1)
    heap = [(0.95 + 0.09 * i * math.cos(i * 2.4) / 2, -0.55 + 0.09 * i * math.sin(i * 2.4) / 2.4, 0.09 * (i < 4)) for i in range(13)]
    pomegranate_seeds(None, heap + [(-0.95, -0.55, 0), (-0.83, -0.68, 0), (-1.05, -0.35, 0), (0.45, -1.0, 0)], 0.085, 2)


@picture('spicy-mayo')
def spicy_mayo():
    """Orange-pink mayonnaise with flecks of chilli, slices of green and a red chilli beside it."""
    top = close_up(sauce_material(MAYO, 0.5), 'swirl', 2)
    specks(None, scatter_on(170, 0.72, lambda x, y: top(x, y) + 0.003, 6), '#8c1408', 0.014, 2, 0.35)
    chilli(None, (-1.15, -0.30, 0), 1.0, -2.2)
    for x, y, turn in ((1.0, -0.45, 0.2), (0.82, -0.70, 1.4), (1.16, -0.22, 2.0)):
        jalapeno_slice(None, (x, y, 0.04), 0.15, (0.1, 0.1, turn))


@picture('shatta')
def shatta():
    """Coarse red chilli paste with seeds, red chillies beside it."""
    top = close_up(sauce_material('#8f1206', 0.85, 0.6), 'chunky', 7)
    specks(None, scatter_on(70, 0.72, lambda x, y: top(x, y) + 0.006, 6), '#d8a24a', 0.019, 2, 0.3)
    specks(None, scatter_on(90, 0.72, lambda x, y: top(x, y) + 0.004, 9), '#5c0a04', 0.032, 5, 0.4, 0.25)
    chilli(None, (-1.20, -0.15, 0), 1.05, -2.3)
    chilli(None, (1.22, -0.25, 0), 1.05, 2.4)
    chilli(None, (0.55, -1.05, 0), 0.9, 1.2)


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
    """Pink sauce with chopped pickles, slices of pickle beside it."""
    top = close_up(sauce_material('#cb7c5e', 0.5), 'swirl', 12, '#8f1408')
    specks(None, scatter_on(60, 0.70, lambda x, y: top(x, y) + 0.008, 6), '#6c7d1c', 0.036, 2, 0.6, 0.3)
    specks(None, scatter_on(40, 0.70, lambda x, y: top(x, y) + 0.006, 9), '#c9b27a', 0.024, 5, 0.6, 0.35)
    for x, y, turn in ((1.0, -0.48, 0.2), (0.76, -0.80, 1.4), (-0.98, -0.50, 2.0), (1.18, -0.16, 0.8)):
        pickle_slice(None, (x, y, 0.05), 0.22, (0.12, 0.1, turn))
