"""Layers that make a burger special: herbs, fried toppings, chillies, halloumi. See `burger`."""
import math
import random

from kitchen import cheese, garnish, greens, toppings
from kitchen.burger import Layer, ringed
from kitchen.shapes import TAU, group


def mushrooms(seed=3):
    """Slices in two rows around the front: the lower ones lean out over the edge, their cut faces to the camera."""
    dice = random.Random(seed)

    def put(parent, z):
        for row, (count, reach, lean, lift) in enumerate(((10, 1.0, 0.95, 0.02), (9, 0.84, 0.6, 0.12), (8, 0.6, 0.2, 0.17))):
            for i in range(count):
                a = -math.pi / 2 + ((i + 0.5 * (row % 2)) / (count - 1) - 0.5) * TAU * 0.66 + dice.uniform(-0.08, 0.08)
                away, turn = reach * dice.uniform(0.96, 1.04), a + math.pi / 2 + dice.gauss(0, 0.25)
                place = (math.cos(a) * away, math.sin(a) * away, z + lift + dice.uniform(0, 0.03))
                spun = group('slice', place, (lean + dice.gauss(0, 0.14), dice.gauss(0, 0.1), turn), parent=parent)
                toppings.mushroom_slice(spun, (0, 0, 0), (0, 0, dice.gauss(0, 0.4)), dice.uniform(0.44, 0.54))

    return Layer(0.17, put)


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
    """A loose heap of five crumbed rings that overhang the patty."""
    rings = ((-0.5, -0.5, 0.1, 0.46, 0.16, -0.08), (0.54, -0.46, 0.11, 0.46, 0.12, 0.1), (0.04, -0.58, 0.24, 0.4, 0.1, 0.04), (-0.4, 0.35, 0.14, 0.46, 0, 0.1), (0.4, 0.4, 0.16, 0.46, 0, -0.1))

    def put(parent, z):
        for i, (x, y, lift, radius, lean, tip) in enumerate(rings):
            toppings.fried_onion_ring(parent, (x, y, z + lift), radius, (lean, tip, 0.4 * i), i + 2, 0.115)

    return Layer(0.3, put)


def grilled_chillies():
    """Charred chillies, gone limp, heaped along the front of the patty, some tips over its edge."""
    spots = ((-0.8, -0.55, 0.95, 1.45, 0.09), (-0.15, -0.62, 0.8, 1.75, 0.1), (0.9, -0.55, 1.0, -1.6, 0.1), (0.25, -0.3, 0.9, -1.2, 0.15), (-0.6, 0.0, 1.1, 1.3, 0.12))

    def put(parent, z):
        for x, y, length, turn, lift in spots:
            lying = group('lying', (x, y, z + lift), (math.pi / 2, 0, turn), 1, parent)
            lying.scale = (1, 0.72, 1)
            garnish.chilli(lying, (0, 0, 0), (0, 0, -math.pi / 2), length, 0.3, 0.1, True)

    return Layer(0.13, put)


def halloumi(seed=0):
    """Two grilled slabs side by side with a gap between, leaning to the camera so that their marks show; a third behind carries the bun."""

    def put(parent, z):
        cheese.halloumi_slab(parent, (-0.53, -0.5, z + 0.12), (0.2, 0.04, 0.2), (0.48, 0.5, 0.105), seed)
        cheese.halloumi_slab(parent, (0.54, -0.48, z + 0.13), (0.18, -0.05, -0.16), (0.48, 0.5, 0.105), seed + 5)
        cheese.halloumi_slab(parent, (0.0, 0.5, z + 0.14), (-0.03, 0, -0.05), (0.8, 0.46, 0.12), seed + 3)

    return Layer(0.25, put)
