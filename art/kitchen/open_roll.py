"""A long roll folded open along its whole length, so that the filling shows from end to end."""
import math
import random

from mathutils import Vector

from kitchen import greens
from kitchen.noise import ease, fractal, perlin
from kitchen.packaging import sleeve
from kitchen.shapes import TAU, copy, group, surface, thicken
from kitchen.wrap import sauce_bed_material

OPENING = math.radians(60)  # where the open side looks, about the roll's axis; 90 degrees is straight up
HALF_GAP = math.radians(63)


def open_roll(parent, bread, filling, radius=0.58, length=3.65, paper=None, paper_height=0.8, seed=0, sizes=(0.3, 0.52)):
    """A roll along +z, open towards +y and a little towards +x; paper_height is how far its sleeve reaches up;
    sizes: the smallest and the largest of what fills it.

    Two sets of shavings lie one behind the other. Returns what the filling is made of: sauce may run over it."""
    for layer, (inside, shift) in enumerate(((0.0, 0.0), (0.055, 0.16))):
        _sheet(parent, bread, radius - inside, length - 0.05 * layer, shift, seed + layer)
    food = _filled(parent, filling, radius, length, sizes, seed)
    if paper:
        sleeve(parent, paper, radius * 1.05, paper_height, seed)
    return food


def _sheet(parent, bread, radius, length, shift, seed):
    """One layer of bread. shift: how much farther its back lip reaches, in radians."""

    def point(u, v):
        start, end = OPENING + HALF_GAP - shift, OPENING - HALF_GAP + TAU + 0.3 * shift
        lip = max(ease(0.12, 0, u), ease(0.9, 1, u))
        z = v * length
        uneven = perlin((z * 1.1, u * 0.7, seed), 1)
        a = start + (end - start) * u + 0.16 * lip * uneven + 0.05 * lip * perlin((z * 4, 0, seed), 1)
        r = radius * (1 + 0.1 * lip * (0.6 + uneven) + 0.03 * perlin((math.cos(a) * 2, math.sin(a) * 2, z + seed), 1))
        r *= 1 - 0.06 * ease(1.0, 0.7, z) - 0.5 * ease(0.35, 0, z) - 0.62 * ease(length - 0.5, length, z) ** 1.6
        x, y = math.cos(a) * r * 1.06, math.sin(a) * r * 0.96
        crease = 0.012 * fractal((x * 3, y * 3, z * 2.2), 1, seed) + 0.006 * math.sin(z * 15 + 4 * perlin((x * 2, y * 2, z * 2), 1, seed))
        line = abs((z * 1.9 + 0.5 * math.sin(a) + 0.15 * perlin((x * 2, y * 2, z * 2), 1, 5)) % 1 - 0.5)
        end_edge = 0.05 * perlin((math.cos(a) * 2, math.sin(a) * 2, seed), 1) * ease(0.8, 1, v)
        return Vector((x + crease * math.cos(a), y + crease * math.sin(a), z + end_edge)), {'grill': ease(0.15, 0.05, line) * 0.8}

    return thicken(surface('open roll', 150, round(40 * length), point, bread, parent=parent), 0.04, bevel=0.012)


def _filled(parent, filling, radius, length, sizes, seed):
    chance = random.Random(seed)
    across, up = Vector((math.sin(OPENING), -math.cos(OPENING), 0)), Vector((math.cos(OPENING), math.sin(OPENING), 0))
    half = radius * 0.72 - 0.25 * max(0, sizes[1] - 0.52)  # long pieces stay off the bread's sides
    tilt = OPENING - math.pi / 2

    def place(side, along, lift):
        """side: -1 to 1 across the opening; lift: above the bread's rim."""
        dome = 0.2 * (1 - side * side) * ease(0.1, 0.7, along) * ease(length + 0.1, length - 0.55, along)
        wave = 0.05 * perlin((along * 1.6, side, seed), 1)
        side *= 1 - 0.6 * ease(length - 0.5, length, along) ** 1.6
        return across * (side * half) + up * (radius * 0.42 + dome + wave + lift + 0.14 * ease(length - 0.7, length, along)) + Vector((0, 0, along))

    def bed(u, v):
        return place(u * 2 - 1, 0.1 + v * (length - 0.12), -0.2 + 0.03 * fractal((u * 9, v * 40, seed), 1))

    surface('bed', 40, 120, bed, sauce_bed_material('bed', filling.sauces[0]), parent=parent)
    food = []
    for i in range(filling.strips):
        share = i / filling.strips
        side, along = chance.uniform(-1, 1) * (1 - 0.25 * share), chance.uniform(0.3, length - 0.02 - 0.3 * sum(sizes) / 2)
        shapes = filling.shavings[0 if along > length * 0.56 else -1]
        turn = (chance.gauss(0, 0.09 / sizes[0]), chance.uniform(0, TAU), tilt - 0.5 * side + chance.gauss(0, 0.25))
        food.append(copy(chance.choice(shapes), place(side, along, 0.16 * share - 0.12), turn, chance.uniform(*sizes), parent))
    _garnished(parent, filling, chance, place, length, tilt)
    return food


def _garnished(parent, filling, chance, place, length, tilt):
    """Pickles and fries with the chicken, tomatoes and onion with the meat, parsley everywhere."""
    two = len(filling.shavings) > 1
    middle = length * 0.56

    def spots(count, start, end):
        step = (end - start) / max(1, count)
        return [(chance.uniform(-0.55, 0.75), start + (k + chance.uniform(0.2, 0.8)) * step) for k in range(count)]

    near, far = (middle if two else 1.1, length - 0.4), (1.1, middle if two else length - 0.4)
    for side, along in spots(filling.fry_count, *near):
        lean = (chance.gauss(0, 0.12), chance.uniform(-1.2, 1.2) + math.pi * chance.randrange(2), tilt)
        copy(chance.choice(filling.fries), place(side, along, 0.02) - Vector((0, 0, 0.3)), lean, 0.7, parent, 'ZYX')
    for side, along in spots(filling.pickles, *near):
        turned = group('pickle', place(side, along, 0.09), (0, chance.gauss(0, 0.3), tilt - 0.4 * side), parent=parent)
        greens.pickle_slice(turned, (0, 0, 0), 0.19, (math.pi / 2 + chance.gauss(0, 0.45), chance.gauss(0, 0.3), along), 0.05)
    for i, (side, along) in enumerate(spots(filling.tomatoes, *far)):
        turned = group('tomato', place(side * 0.6 - 0.35, along, 0.05), (0, 0, tilt), parent=parent)
        greens.tomato_slice(turned, (0, 0, 0), 0.26, 0.08, (math.pi / 2 - 0.7, chance.gauss(0, 0.4), i), i)
    for i, (side, along) in enumerate(spots(filling.onions, *far)):
        slivers = group('onion', place(side, along, 0.07), (-math.pi / 2, 0, tilt), 0.46, parent)
        greens.sumac_onion(slivers, (0, 0, 0), i)
    flecks = [place(chance.uniform(-0.8, 0.9), chance.uniform(0.5, length), 0.11) for _ in range(filling.parsley)]
    greens.parsley(parent, [tuple(p) for p in flecks])
