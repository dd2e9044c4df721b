"""Beef burgers: each is told from the others by one bold thing, seen even on a small card."""
import math

from kitchen import burger as b
from kitchen import cheese, extras, garnish, greens, toppings, truffle
from kitchen.clinging import clinging_sauce, pan_sauce
from kitchen.pictures import picture
from kitchen.scenery import burger_camera
from kitchen.shapes import group
from kitchen.stage import charred_table
from kitchen.tableware import BOARD_TOP, board

# Drops of chilli sauce: (angle, half width, length), no two alike.
CHILLI_RUNS = ((-2.4, 0.075, 0.2), (-1.95, 0.05, 0.12), (-1.3, 0.085, 0.26), (-0.75, 0.06, 0.16))
BURGER_SAUCE, TRUFFLE_MAYO = '#dd8a4e', '#c2a26c'


@picture('classic-burger')
def classic_burger():
    """Beef with lettuce, tomato, pickles and burger sauce, no cheese."""
    charred_table()
    layers = [
        b.heel(), b.lettuce(1), b.tomatoes(), b.smashed_beef(2), b.sauce(BURGER_SAUCE, 0.93, 4, 7, longest=0.24, thickness=0.028, out=0.035),
        b.pickles(6), b.leaf(9), b.crown(0),
    ]
    b.burger(None, layers, turn=0.3)
    greens.pickle_slice(None, (-1.3, -0.7, 0.06), 0.27, (0.1, 0.05, 0.4))
    greens.pickle_slice(None, (-0.98, -0.98, 0.05), 0.27, (0.05, 0.1, 0.15))
    burger_camera(2.0, 0.86)


@picture('cheese-burger')
def cheese_burger():
    """Beef under two slices of soft cheddar, golden grilled onions over them; a piece of cheddar beside."""
    charred_table()
    layers = [
        b.heel(6, height=0.28), b.beef(5, height=0.44), b.cheddar(5, 0.1, side=1.1, drop=0.85),
        b.cheddar(3, 0.86, radius=1.06, side=1.12, drop=0.9), extras.grilled_onions(85), b.crown(4, 150, lean=(-0.12, 0.02), back=0.2),
    ]
    b.burger(None, layers, (0.22, 0, 0))
    cheese.cheddar_wedge(None, (-1.3, -0.5, 0), (0, 0, -0.6), 0.85)
    burger_camera(2.2, 0.8, 8.7, target_x=-0.1)


@picture('double-classic-burger')
def double_classic_burger():
    """Two beef patties, double cheddar, pickles: the tall one."""
    charred_table()
    layers = [
        b.heel(7, height=0.26), b.leaf(12, 1.12, 0.07, 0.08), b.beef(2, height=0.36), b.cheddar(3, 0.7, drop=0.6), b.beef(9, height=0.36),
        b.cheddar(5, 0.2, side=1.04), b.sauce(BURGER_SAUCE, 0.9, 7, 4, longest=0.12), b.pickles(6, 0.29, 0.9, 4), b.crown(2, 180, height=0.62),
    ]
    b.burger(None, layers, turn=0.5)
    burger_camera(1.5, 0.98, 9.0, x=-0.5)


@picture('mushroom-burger')
def mushroom_burger():
    """Beef in a thin peppered cream sauce under browned slices of mushroom that hang over it; whole ones beside."""
    charred_table()
    layers = [
        b.heel(8), b.leaf(6, 1.1, 0.06, 0.07), b.beef(4, height=0.36), clinging_sauce(pan_sauce('#a9814e', '#c9a871', '#3a1f0e'), 1.0, (0.02, 0.26), 0.04, 7, 2.8),
        extras.mushrooms(), b.crown(7, 0, lean=(-0.09, 0.05), back=0.08),
    ]
    b.burger(None, layers, turn=-0.2)
    toppings.mushroom(None, (-1.62, -0.25, 0), (0.05, -0.1, 0), 0.66)
    toppings.mushroom(None, (-1.2, -0.95, 0), (0.08, 0.12, 1.4), 0.5)
    burger_camera(2.1, 0.8, 8.8, target_x=-0.2)


@picture('smoky-onion-burger')
def smoky_onion_burger():
    """Beef with cheddar, dark barbecue sauce and a heap of crumbed onion rings; one more leans beside it."""
    charred_table()
    layers = [
        b.heel(9), b.leaf(5, 1.1, 0.07, 0.08), b.beef(6), b.cheddar(3, 0.75),
        clinging_sauce(pan_sauce('#4a1204', '#2c0903', '#7a3410', 0.22), 1.0, (0.07, 0.46), 0.045, 5, 2.8),
        extras.crisp_onion_rings(), b.crown(3, 150, lean=(-0.08, 0.02), back=0.1),
    ]
    b.burger(None, layers, turn=0.2)
    toppings.fried_onion_ring(None, (1.0, -0.98, 0.38), 0.3, (1.25, 0, 0.35), 7, 0.085)
    burger_camera(2.0, 0.88, 9.4, x=0.3, target_x=0.12)


@picture('lahab-burger')
def lahab_burger():
    """The house's fiery burger: beef, pepper cheese, grilled chillies, chilli sauce; more of the chillies lie beside it."""
    charred_table()
    layers = [
        b.heel(10), b.lettuce(6, 1.12, 0.09, 0.1), b.smashed_beef(7, height=0.29),
        b.cheese_slice(cheese.PEPPER_JACK, 4, 0.86, side=0.94, peppered=True),
        b.running_sauce(cheese.chilli_sauce(), 0.93, CHILLI_RUNS, 0.09, seed=8), extras.grilled_chillies(), b.crown(6, 170, lean=(-0.09, 0.03), back=0.1),
    ]
    b.burger(None, layers, location=(0.16, 0, 0), turn=0.4)
    for x, y, turn, length, bend in ((-1.4, -0.55, 1.5, 0.85, 0.2), (-1.32, -0.98, 1.2, 0.95, -0.16)):
        lying = group('lying', (x, y, 0.1), (math.pi / 2, 0, turn))
        garnish.chilli(lying, (0, 0, 0), (0, 0, math.pi / 2), length, bend, 0.115, True)
    burger_camera(2.1, 0.84, 8.6, target_x=-0.12)


@picture('burger-sliders')
def burger_sliders():
    """Four small burgers on a board, no two alike."""
    charred_table(1.4, (0, 0, 0.5))
    board((0.12, 0.05, 0), 3.7, 2.5, 0.05)
    fillings = [
        [b.lettuce(1), b.beef(2), b.cheddar(3, 0.7), b.tomatoes(2)],
        [b.leaf(4, 1.12), b.beef(3), b.cheddar(3, 0.6), b.sauce('#8e1408', 0.95, 3, 5, longest=0.3), b.onions()],
        [b.beef(5), b.cheddar(4, 0.8), b.pickles(5), b.leaf(8, 1.12, 0.09, 0.1)],
        [b.lettuce(11), b.tomatoes(3), b.beef(8), b.cheddar(9, 0.55), b.sauce(BURGER_SAUCE, 0.95, 4, 5, longest=0.25)],
    ]
    spots = ((-0.98, -0.42), (0.6, -0.56), (-0.2, 0.78), (1.24, 0.66))
    for i, ((x, y), filling) in enumerate(zip(spots, fillings)):
        small = [b.heel(3 + i), *filling, b.crown(i, 70, ('golden', 'brioche')[i % 2])]
        b.burger(None, small, (x, y, BOARD_TOP), 0.7 * i, 0.6)
    burger_camera(3.7, 0.68, 9.0, target_x=0.14, lens=78)


@picture('truffle-burger')
def truffle_burger():
    """A glossy brioche, a soft slice of pale cheese, thin flecked mayo over and under it, rocket; a cut truffle lies beside."""
    charred_table()
    layers = [
        b.heel(11, 'brioche'), b.sauce(cheese.flecked_sauce(TRUFFLE_MAYO), 0.95, 2, 4, longest=0.12), extras.rocket(18),
        b.beef(3, height=0.4), b.cheese_slice(cheese.WHITE, 5, 0.7, side=1.05, drop=0.8),
        clinging_sauce(cheese.flecked_sauce(TRUFFLE_MAYO), 0.96, (0.0, 0.17), 0.045, 6, 2.4), b.crown(9, 0, 'brioche', 0.8, lean=(-0.1, 0.03), back=0.14),
    ]
    b.burger(None, layers, (0.2, 0, 0))
    truffle.truffle(None, (-1.36, -0.45, 0.34), (1.15, 0, 0.25), 0.42, 7, cut=0.42)
    truffle.truffle_slice(None, (-0.98, -1.0, 0.05), (0.1, 0, 0.4), 0.27, 9, 0.1)
    truffle.truffle_slice(None, (-0.72, -1.14, 0.1), (0.25, 0.1, 2.4), 0.26, 3, 0.1)
    burger_camera(2.3, 0.8, 8.8, target_x=-0.14)
