"""Chicken burgers: each is told from the others by one bold thing, seen even on a small card."""
import math

from kitchen import burger as b
from kitchen import cheese, extras, garnish, greens
from kitchen.clinging import clinging_sauce, whipped_garlic
from kitchen.patties import SPICY_COAT
from kitchen.pictures import picture
from kitchen.scenery import burger_camera
from kitchen.shapes import group
from kitchen.stage import camera, charred_table

MAYO, RED_MAYO, KETCHUP = '#e8cf9c', '#cf4416', '#a81a08'


@picture('crispy-chicken-burger')
def crispy_chicken_burger():
    """A craggy golden fillet on much lettuce, mayonnaise, pickles."""
    charred_table()
    layers = [
        b.heel(12), b.lettuce(2, 1.2, 0.12, 0.14), b.crispy_chicken(3, radius=1.1, height=0.44), b.sauce(MAYO, 0.86, 5, 4, longest=0.2),
        b.pickles(5, seed=6), b.leaf(14), b.crown(11, 180),
    ]
    b.burger(None, layers, turn=0.2)
    burger_camera(1.9, 0.9, 8.7, x=0.3)


@picture('spicy-crispy-chicken-burger')
def spicy_crispy_chicken_burger():
    """A red-coated fillet, green jalapeno rings, red mayonnaise; a chilli lies in front."""
    charred_table()
    layers = [
        b.heel(13), b.leaf(7, 1.12, 0.09, 0.09), b.crispy_chicken(8, SPICY_COAT, 1.1, 0.44),
        b.sauce(RED_MAYO, 0.88, 9, 6, longest=0.3, shortest=0.1),
        b.jalapenos(7), b.crown(13, 160),
    ]
    b.burger(None, layers, turn=0.6)
    lying = group('lying', (-1.35, -0.75, 0.1), (math.pi / 2, 0, 1.15))
    garnish.chilli(lying, (0, 0, 0), (0, 0, 1.2), 0.85, 0.25, 0.1)
    greens.jalapeno_slice(None, (1.2, -0.95, 0.05), 0.19, (0.1, 0, 0.4), 0.08)
    burger_camera(2.0, 0.8, 8.6, x=-0.3)


@picture('double-crispy-chicken-burger')
def double_crispy_chicken_burger():
    """Two golden fillets with cheddar over each: the tall one."""
    charred_table()
    layers = [
        b.heel(14, height=0.26), b.leaf(5, 1.14, 0.08, 0.1), b.crispy_chicken(4, height=0.44), b.cheddar(3, 0.7, drop=0.6), b.crispy_chicken(11, height=0.44),
        b.cheddar(6, 0.2, side=1.05), b.sauce(MAYO, 0.86, 3, 4, longest=0.12), b.pickles(5, 0.29, 0.9, 9), b.crown(15, 170, height=0.62),
    ]
    b.burger(None, layers, turn=0.35)
    burger_camera(1.5, 1.0, 9.3, x=0.5)


@picture('grilled-chicken-burger')
def grilled_chicken_burger():
    """A thick chicken thigh off the charcoal, wider than the bun, under lemon mayonnaise, tomato and lettuce; a wedge of lemon beside."""
    charred_table()
    layers = [
        b.heel(15), b.lettuce(8, 1.22), b.tomatoes(3, 0.62), b.grilled_chicken(4, 1.13, 0.44, (0.1, 0.0)), b.sauce(MAYO, 0.8, 5, 4, longest=0.16),
        b.crown(17, 0, lean=(-0.14, 0.05), back=0.26),
    ]
    b.burger(None, layers, turn=0.0)
    garnish.lemon_wedge(None, (-1.3, -0.6, 0), (0.0, 0.35, 0.9), 0.6)
    burger_camera(2.6, 0.74, 8.8, target_x=-0.12)


@picture('chicken-thoum-burger')
def chicken_thoum_burger():
    """Thick, soft garlic sauce over a craggy fillet of crispy chicken, pickles; garlic beside."""
    charred_table()
    layers = [
        b.heel(16), b.leaf(11, 1.14, 0.08, 0.08), b.crispy_chicken(6, radius=1.1, height=0.56),
        clinging_sauce(whipped_garlic(), 0.96, (0.04, 0.3), 0.075, 4), b.pickles(6, 0.25, 0.86, 3), b.crown(19, 0, shine=0.4),
    ]
    b.burger(None, layers, turn=0.1)
    garnish.garlic_bulb(None, (-1.42, 0.1, 0), 0.36, (0, 0, 0.4))
    garnish.garlic_clove(None, (-1.2, -0.85, 0.09), (math.pi / 2, 0.2, 0.7), 0.4)
    garnish.garlic_clove(None, (1.25, -0.75, 0.09), (math.pi / 2, 0.1, -0.9), 0.38)
    camera((0, -8.9, 1.9), (-0.1, 0, 0.78), lens=88, fstop=0.28, focus=(0, -0.95, 0.78))


@picture('chicken-halloumi-burger')
def chicken_halloumi_burger():
    """Grilled chicken under fried halloumi with dark grill marks, tomato and mint."""
    charred_table()
    layers = [
        b.heel(17), b.leaf(4, 1.14, 0.09, 0.09), b.grilled_chicken(9, 1.08, 0.28), b.tomatoes(3, 0.6, start=4.9), extras.halloumi(),
        extras.mint(7), b.crown(21, 160, lean=(-0.06, 0.02), back=0.12),
    ]
    b.burger(None, layers, (0.05, 0, 0), turn=-0.12)
    for x, y, turn in ((1.2, -0.95, 0.5), (1.42, -0.85, -0.5), (1.32, -0.7, 1.4)):
        greens.mint_leaf(None, (x, y, 0.05), (0.25, 0.1, turn), 0.42)
    burger_camera(2.6, 0.84, 9.0, target_x=-0.02)


@picture('little-chicken-burger')
def little_chicken_burger():
    """A child's burger: small plain bun, cheese, ketchup, a paper flag on top."""
    charred_table()
    layers = [
        b.heel(18), b.crispy_chicken(13, radius=1.0, height=0.36), b.cheddar(4, 0.75, radius=0.98, drop=0.7),
        b.sauce(KETCHUP, 0.9, 8, 3, longest=0.16, gloss=0.7, thickness=0.07, out=0.04, skirt=0.01),
        b.crown(23, 0, lean=(0, 0)),
    ]
    small, height = b.burger(None, layers, turn=0.3, scale=0.74)
    garnish.paper_flag(small, (0.0, -0.1, height - 0.04), tall=0.5)
    burger_camera(2.0, 0.74, 7.0)
