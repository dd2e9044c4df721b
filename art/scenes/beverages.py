"""Pictures of drinks."""
import math

from kitchen.cans import COLA, COLA_ZERO, LEMON_SODA, can, water_bottle
from kitchen.citrus import (
    GRAPEFRUIT, LEMON, LIME, ORANGE, cardamom, citrus_half, citrus_slice, citrus_whole, tamarind_pod,
)
from kitchen.drinks import ayran_cup, cola_glass, juice_glass, karak_cup, mint_sprig, slush_glass, tamarind_glass, water_glass
from kitchen.glassware import loose_ice
from kitchen.pictures import picture
from kitchen.stage import ambient, camera, light, pale_table
from kitchen.tableware import plate, stoneware


def bar(middle=(0, 0, 1.0), glow=(0.1, 1.7)):
    """The table with two tall strips of light more: they draw the edges of glass and metal."""
    pale_table(middle=middle, glow=glow)
    ambient('#ffe2c4', 0.16, mirrored=0.9)  # a dark room would draw black rims on clear glass
    light('left strip', (-3.0, -2.2, 1.8), middle, 0.7, 120, (1, 0.93, 0.85), 3)
    light('right strip', (3.6, -2.6, 2.0), middle, 0.6, 90, (1, 0.9, 0.8), 3)


@picture('water', samples=14, bounces=16)
def water():
    """A bottle of water, wet with cold, and a glass of it with ice."""
    bar((0, 0, 1.5))
    water_bottle((-0.55, 0.1, 0), 0.1)
    water_glass((0.75, -0.15, 0))
    loose_ice([(1.62, -0.35), (-1.4, -0.3), (-1.62, 0.05)], 0.18)
    camera((0, -10.6, 2.6), (0, 0, 1.66), 80, 0.4, (0, -0.5, 1.5))


@picture('cola', samples=14, bounces=16)
def cola():
    """A red can and a glass of cola with ice, straw and lemon."""
    bar()
    can((-0.72, 0.05, 0), COLA, 0.12)
    cola_glass((0.62, -0.1, 0))
    loose_ice([(1.5, -0.4), (-1.5, -0.35)])
    camera((0, -8.8, 2.6), (-0.02, 0, 1.27), 78, 0.4, (0, -0.5, 1.1))


@picture('cola-zero', samples=14, bounces=16)
def cola_zero():
    """A black can with ice around it."""
    bar(glow=(-0.3, 1.5))
    can((0, 0, 0), COLA_ZERO, 0.1, 380)
    loose_ice([(0.86, -0.35), (1.16, -0.05), (-0.9, -0.3), (-1.05, 0.25), (0.9, 0.35)], 0.18)
    camera((0.5, -7.6, 2.9), (0, 0, 0.9), 92, 0.4, (0, -0.55, 1.0))


@picture('lemon-soda', samples=14, bounces=16)
def lemon_soda():
    """A yellow-green can among slices of lemon and lime."""
    bar()
    can((-0.1, 0.1, 0), LEMON_SODA, 0.08, 340)
    citrus_half(None, (0.92, -0.2, 0.36), LEMON, 0.40, (1.25, 0, 0.35), 1.2)
    citrus_slice(None, (-0.86, -0.4, 0.05), LIME, 0.34, (0.1, 0.05, 0.3), 0.09)
    citrus_slice(None, (-0.62, -0.66, 0.10), LEMON, 0.36, (0.25, 0.1, 1.1), 0.09)
    citrus_slice(None, (0.55, -0.75, 0.05), LIME, 0.32, (0, 0, 0.8), 0.09)
    citrus_whole(None, (-1.0, 0.35, 0.36), LIME, 0.36, (1.5, 0, 0.8), 1.12)
    camera((0, -7.6, 2.6), (0, 0, 0.88), 88, 0.4, (0, -0.5, 0.9))


@picture('laban-ayran', samples=14, bounces=16)
def laban_ayran():
    """A cold glass of white, frothy laban, ice beside it."""
    bar()
    ayran_cup((-0.1, 0.05, 0))
    loose_ice([(0.86, -0.35), (1.12, -0.1), (-0.95, -0.3)], 0.2)
    camera((0.1, -7.0, 3.2), (0.08, -0.05, 0.82), 83, 0.4, (0, -0.4, 1.2))


@picture('karak-tea', samples=14, bounces=16)
def karak_tea():
    """A gilded glass cup of frothy, milky brown tea on a saucer; cardamom beside it."""
    bar((0, 0, 0.7))
    plate((-0.08, 0.1, 0), 0.98, 1.0, stoneware('#dccbb0', 0.3))
    karak_cup((-0.08, 0.1, 0.07))
    cardamom(None, [(0.48, -0.86), (0.72, -0.98), (0.30, -1.08), (0.95, -0.8), (-1.05, -0.72), (-0.85, -0.92)], 0.32)
    camera((0.2, -5.6, 3.9), (0.03, -0.12, 0.5), 77, 0.4, (0, -0.35, 1.0))


@picture('lemon-mint', samples=14, bounces=16)
def lemon_mint():
    """A tall glass of green lemon and mint slush."""
    bar()
    slush_glass((0, 0, 0))
    citrus_half(None, (0.92, -0.15, 0.34), LEMON, 0.38, (0.55, 0.1, 0.35), 0.9)
    citrus_slice(None, (0.62, -0.62, 0.05), LIME, 0.3, (0.1, 0.05, 0.5), 0.08)
    mint_sprig(None, (-0.85, -0.3, 0.03), 0.45, 6, 4)
    camera((0, -8.9, 2.9), (0.02, 0, 1.38), 75, 0.4, (0, -0.4, 1.2))


@picture('citrus-juice', samples=14, bounces=16)
def citrus_juice():
    """Juice that goes from grapefruit red to orange, before it halves of orange, grapefruit and lemon."""
    bar()
    juice_glass((-0.05, 0.2, 0))
    citrus_half(None, (0.8, -0.42, 0.44), ORANGE, 0.54, (0.62, 0, 0.75))
    citrus_half(None, (-0.8, -0.36, 0.54), GRAPEFRUIT, 0.62, (0.8, 0, -0.85))
    citrus_half(None, (0.02, -0.86, 0.27), LEMON, 0.33, (0.7, 0, 0.2))
    citrus_whole(None, (1.1, 0.65, 0.50), ORANGE, 0.50, (0.3, 0.2, 0), 0.97)
    camera((0, -8.0, 2.9), (0, -0.05, 0.98), 80, 0.4, (0, -0.5, 0.9))


@picture('tamarind-drink', samples=12, bounces=14)
def tamarind_drink():
    """A glass of dark, cloudy tamarind over ice with mint, pods of tamarind before it, two of them broken open."""
    bar(glow=(0.3, 1.5))
    tamarind_glass((-0.12, 0.2, 0))
    tamarind_pod(None, (0.78, 0.0, 0), 1.35, 0.7)
    tamarind_pod(None, (0.72, -0.5, 0), 1.35, 1.2, 0.45)
    tamarind_pod(None, (-0.85, -0.5, 0), 1.1, -0.9, 0.3)
    camera((0, -7.2, 3.0), (0.03, -0.05, 0.8), 92, 0.4, (0, -0.5, 0.8))
