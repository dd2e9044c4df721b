"""A rolled sandwich, cut open so that the filling shows."""
import math
import random
from dataclasses import dataclass, field

from mathutils import Vector

from kitchen import greens
from kitchen.flatbread import roll, sagging
from kitchen.materials import Material
from kitchen.noise import fractal
from kitchen.packaging import sleeve
from kitchen.pouring import height_over
from kitchen.shapes import TAU, copy, group, lump, surface


@dataclass
class Filling:
    """What lies on the cut: sets of shavings (two sets lie side by side), a sauce each, and how many of each extra."""

    shavings: list
    sauces: list = field(default_factory=lambda: ['#f3ecda'])
    strips: int = 22
    sizes: tuple = (0.37, 0.5)  # of the smallest and the largest slice, in a roll of radius 0.5
    pickles: int = 0
    tomatoes: int = 0
    onions: int = 0
    parsley: int = 26
    fries: list = None
    fry_count: int = 0
    drops: int = 3
    parted: float = 0  # how far two sets keep from the line between them
    border: float = 0  # x of that line
    topped: int = 0  # smears of the first sauce that lie on top


def wrap(parent, bread, filling, radius=0.5, length=2.0, cut=0.35, paper=None, paper_height=0.0, seed=0, grill=1.0, limp=0.0):
    """A roll along +z, open and filled at the top; paper_height is how far the sleeve reaches up; limp: how far it is out
    of shape, see `roll`. Returns the strips."""
    roll(parent, bread, radius, length, cut, seed=seed, grill=grill, limp=limp)

    def top(x, y):
        return length + cut * y

    strips = _fill(parent, filling, radius, top, seed)
    if paper:
        sleeve(parent, paper, radius * (1 + 0.04 * limp), paper_height, seed, lambda z: sagging(z, length, limp))
    return strips


def sauce_bed_material(name, sauce):
    """Sauce soaked with juice: brown between, cream on top."""
    m = Material(name)
    color = m.ramp(m.noise(7, 4, 0.6), [(0.5, '#6e3a18'), (0.66, sauce)])
    return m.finish(m.principled(color=color, rough=0.35, sss=0.2, ssr=(0.3, 0.2, 0.1), ssc=color))


def cream(color):
    """Thick glossy sauce."""
    m = Material('cream')
    return m.finish(m.principled(color=color, rough=0.3, spec=0.45, sss=0.3, ssr=(0.25, 0.2, 0.14), ssc=color, coat=0.2, coatr=0.2, normal=m.bump(m.noise(9, 3), 0.1, 0.04)))


def _fill(parent, filling, radius, top, seed):
    """Slices in two layers up to the rim and a little over it; sauce, vegetables and fries between the layers, herbs on top."""
    chance = random.Random(seed)
    inner = radius - 0.12

    def bed(u, v):
        a, r = u * TAU, v * (radius - 0.1)
        x, y = math.cos(a) * r * 1.04, math.sin(a) * r * 0.95
        return Vector((x, y, top(x, y) - 0.16 + 0.04 * fractal((x * 5, y * 5, seed), 1)))

    surface('bed', 60, 24, bed, sauce_bed_material('bed', filling.sauces[0]), round_u=True, parent=parent)
    low = _layer(parent, filling, chance, top, inner, round(filling.strips * 0.5), -0.08, 0.05)
    _sauce_between(parent, filling, chance, height_over(low, 0, parent) if low else top, top, inner, seed)
    _extras(parent, filling, chance, top, inner)
    high = _layer(parent, filling, chance, top, inner * 0.94, filling.strips - len(low), 0.0, 0.14)
    food = low + high
    over = height_over(food, 0, parent) if food else top
    _topped(parent, filling, lambda x, y: max(over(x, y), top(x, y)), inner, seed)
    flecks = spread_out(chance, filling.parsley, inner)
    greens.parsley(parent, [(x, y, max(over(x, y), top(x, y)) + 0.012) for x, y in flecks])
    return food


def _layer(parent, filling, chance, top, inner, count, lift, dome):
    """Slices over the whole cut, `lift` above the rim and `dome` more in the middle; those at the rim lie along it."""
    pieces = []
    for x, y in spread_out(chance, count, inner * 0.9):
        off = x - filling.border
        shapes = filling.shavings[0] if len(filling.shavings) == 1 or off < 0 else filling.shavings[1]
        if filling.parted:
            x = filling.border + math.copysign(filling.parted + abs(off) * (1 - filling.parted / inner), off)
        share, around = math.hypot(x, y) / inner, math.atan2(y, x)
        turn = around + math.pi * chance.randrange(2) + chance.gauss(0, 0.3 + 1.6 * (1 - share))
        tilt, side = math.pi / 2 + chance.gauss(0, 0.22), chance.gauss(0, 0.5)
        z = top(x, y) + lift + dome * (1 - share * share) + chance.uniform(-0.02, 0.03)
        size = chance.uniform(*filling.sizes) * inner / 0.38 * (1 - 0.2 * share)
        pieces.append(copy(chance.choice(shapes), (x, y, z), (tilt, side, turn), size, parent))
    return pieces


def _sauce_between(parent, filling, chance, over, top, inner, seed):
    """Smears of sauce on the lower layer: what lies above hides half of each."""
    creams = [cream(color) for color in filling.sauces]
    for i, (x, y) in enumerate(spread_out(chance, filling.drops, inner * 0.62)):
        material = creams[0] if len(filling.shavings) == 1 or x < 0 else creams[-1]
        smear = lump('sauce', material, (0.15, 0.08, 0.03), 28, 0.5, 1.9, 0.06, seed=i + seed, parent=parent)
        smear.location, smear.rotation_euler.z = (x, y, max(over(x, y), top(x, y) - 0.1) + 0.01), chance.uniform(0, TAU)


def _topped(parent, filling, over, inner, seed):
    """Sauce on top of the first set, and a slice of tomato on top of the second."""
    chance = random.Random(seed + 5)
    for i in range(filling.topped):
        x, y = -inner * chance.uniform(0.22, 0.45), inner * (0.8 * (i + 0.5) / filling.topped - 0.4)
        smear = lump('sauce', cream(filling.sauces[0]), (0.11, 0.06, 0.02), 40, 0.5, 1.9, 0.06, seed=i + seed, parent=parent)
        smear.location, smear.rotation_euler.z = (x, y, over(x, y) + 0.005), chance.uniform(0, TAU)
        if len(filling.shavings) > 1:
            greens.tomato_slice(parent, (-x, y, over(-x, y)), 0.13, 0.05, (0.35 - 0.7 * i, 0.5, i), i)


def _extras(parent, filling, chance, top, inner):
    def tilted():
        return chance.uniform(0.5, 1.2), chance.uniform(-0.4, 0.4), chance.uniform(0, TAU)

    def side(x, sign):
        """Pickles belong to the chicken, tomato and onion to the meat: where both are, each keeps to its side."""
        return x if len(filling.shavings) < 2 else sign * abs(x)

    for x, y in spread_out(chance, filling.pickles, inner * 0.85):
        x = side(x, -1)
        greens.pickle_slice(parent, (x, y, top(x, y) + 0.1), 0.14, tilted(), 0.045)
    for i, (x, y) in enumerate(spread_out(chance, filling.tomatoes, inner * 0.8)):
        x = side(x, 1)
        greens.tomato_slice(parent, (x, y, top(x, y) + 0.1), 0.17, 0.08, tilted(), i)
    for i, (x, y) in enumerate(spread_out(chance, filling.onions, inner * 0.8)):
        x = side(x, 1)
        slivers = group('onion', (x, y, top(x, y) + 0.08), tilted(), 0.42, parent)
        greens.sumac_onion(slivers, (0, 0, 0), i)
    for x, y in spread_out(chance, filling.fry_count, inner * 0.6):
        lean = (chance.uniform(-0.5, 0.5), chance.uniform(-0.5, 0.5), chance.uniform(0, TAU))
        copy(chance.choice(filling.fries), (x, y, top(x, y) - 0.1), lean, 0.6, parent)


def spread_out(chance, count, radius):
    """Points in a disc, each the farthest of some tries from those before."""
    points = []
    for _ in range(count):
        tries = []
        for _ in range(16):
            a, r = chance.uniform(0, TAU), radius * math.sqrt(chance.random())
            p = (math.cos(a) * r * 1.04, math.sin(a) * r * 0.95)
            tries.append((min((math.dist(p, q) for q in points), default=9), p))
        points.append(max(tries)[1])
    return points
