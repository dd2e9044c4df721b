"""Layers that make a burger special: herbs, fried toppings, chillies, halloumi. See `burger`."""
import math
import random

from kitchen import cheese, garnish, greens, toppings
from kitchen.burger import Layer, ringed
from kitchen.shapes import TAU, group


def mushrooms(count=11, reach=0.92, seed=3, tilt=0.5):
    def put_one(parent, at, turn):
        toppings.mushroom_slice(parent, at, (0.25 + turn[0], turn[1], turn[2] - math.pi / 2), 0.46)

    return ringed(put_one, count, reach, 0.08, tilt, 0.1, seed=seed)


def rocket(count=24, seed=5):
    """Rocket leaves that stick out all around."""
    dice = random.Random(seed)

    def put(parent, z):
        for i in range(count):
            a = i * TAU / count + dice.uniform(-0.12, 0.12)
            start = dice.uniform(0.55, 0.72)
            place = (math.cos(a) * start, math.sin(a) * start, z + 0.05 + 0.012 * (i % 5))
            greens.rocket_leaf(parent, place, (dice.uniform(-0.15, 0.35), dice.uniform(-0.7, 0.7), a - math.pi / 2), dice.uniform(0.55, 0.8))

    return Layer(0.12, put)


def mint(count=9, seed=6):
    """Mint leaves around the front."""
    dice = random.Random(seed)

    def put_one(parent, at, turn):
        greens.mint_leaf(parent, at, (dice.uniform(-0.1, 0.3), turn[1], turn[2] - math.pi / 2), dice.uniform(0.36, 0.5))

    return ringed(put_one, count, 0.78, 0.04, 0.4, 0.05, seed=seed)


def grilled_onions(count=60, seed=4):
    """Soft golden strands, heaped."""
    return Layer(0.15, lambda parent, z: toppings.grilled_onions(parent, z, count, seed))


def crisp_onion_rings():
    """Three battered rings that overhang the patty."""

    def put(parent, z):
        for i, (x, y) in enumerate(((-0.5, -0.42), (0.52, -0.38), (0.0, 0.45))):
            toppings.fried_onion_ring(parent, (x, y, z + 0.16 + 0.02 * i), 0.52, (0.06 - 0.05 * i, 0.07 * (i - 1), i), i + 2, 0.125)

    return Layer(0.27, put)


def grilled_chillies():
    """Charred chillies along the front of the patty, their tips over its edge."""
    spots = ((-0.86, -0.5, 1.25, 1.28, 0.09), (0.9, -0.5, 1.2, -1.75, 0.1), (-0.05, -0.5, 0.95, 0.5, 0.15), (-0.6, 0.15, 1.2, 1.1, 0.08))

    def put(parent, z):
        for x, y, length, turn, lift in spots:
            lying = group('lying', (x, y, z + lift), (math.pi / 2, 0, turn), parent=parent)
            garnish.chilli(lying, (0, 0, 0), (0, 0, -math.pi / 2), length, 0.16, 0.1, True)

    return Layer(0.13, put)


def halloumi(seed=0):
    """Two grilled slabs side by side with a gap between, leaning to the camera so that their marks show; a third behind carries the bun."""

    def put(parent, z):
        cheese.halloumi_slab(parent, (-0.53, -0.5, z + 0.12), (0.2, 0.04, 0.2), (0.48, 0.5, 0.105), seed)
        cheese.halloumi_slab(parent, (0.54, -0.48, z + 0.13), (0.18, -0.05, -0.16), (0.48, 0.5, 0.105), seed + 5)
        cheese.halloumi_slab(parent, (0.0, 0.5, z + 0.14), (-0.03, 0, -0.05), (0.8, 0.46, 0.12), seed + 3)

    return Layer(0.25, put)
