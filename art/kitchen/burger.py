"""A burger is a list of layers from bottom to top. Each layer knows how far it lifts what lies on it, so stacks never float.

`burger(None, [heel(), lettuce(), beef(), cheddar(), crown()])`; a burger's radius is 1, angles are in radians."""
import math
import random
from dataclasses import dataclass
from typing import Callable

from kitchen import buns, cheese, greens, patties
from kitchen.shapes import TAU, group

FRONT = -math.pi / 2  # the camera looks along +y


@dataclass
class Layer:
    """height: how far it lifts the next layer; put(parent, z) builds it on the height z."""

    height: float
    put: Callable


def burger(parent, layers, location=(0, 0, 0), turn=0.0, scale=1.0):
    """Stacks the layers. Returns the group and the height of the stack (in its own units)."""
    root = group('burger', location, (0, 0, turn), scale, parent)
    z = 0.0
    for layer in layers:
        layer.put(root, z)
        z += layer.height
    return root, z


def _standing(height, build, turn=0.0, lean=(0, 0), at=(0, 0)):
    """A layer from something that stands on z = 0 of its parent."""
    return Layer(height, lambda parent, z: build(group('layer', (at[0], at[1], z), (lean[0], lean[1], turn), parent=parent)))


# Bread
def heel(seed=5, kind='golden', radius=1.0, height=buns.HEEL_HEIGHT):
    return _standing(height, lambda base: buns.heel(base, radius, height, seed, kind))


def crown(seed=0, seeds=170, kind='golden', shine=0.25, radius=1.0, height=buns.CROWN_HEIGHT, lean=(-0.05, 0.03), back=0.0):
    """lean: tilt about x and y; back: how far it has slid away from the camera."""
    return _standing(height, lambda base: buns.crown(base, radius, height, seed, seeds, kind, shine), seed, lean, (0, back))


# Meat
def beef(seed=2, radius=1.03, height=0.31):
    return _standing(height + 0.01, lambda base: patties.beef_patty(base, radius, height, seed), seed)


def smashed_beef(seed=2, radius=1.08, height=0.25):
    return _standing(height + 0.01, lambda base: patties.smashed_patty(base, radius, height, seed), seed)


def crispy_chicken(seed=3, coat=patties.GOLDEN_COAT, radius=1.06, height=0.36):
    return _standing(height - 0.02, lambda base: patties.crispy_chicken(base, radius, height, seed, coat), seed)


def grilled_chicken(seed=4, radius=1.14, height=0.32, lean=(0, 0), turn=0.0):
    return _standing(height - 0.01, lambda base: patties.grilled_thigh(base, radius, height, seed), turn, lean)


# Salad
def lettuce(seed=1, radius=1.17, ruffle=0.11, droop=0.12, height=0.1, turn=0.0):
    """Two leaves, the upper one a little smaller."""

    def put(parent, z):
        greens.lettuce(parent, z + 0.06, radius, seed, ruffle, droop).rotation_euler.z = turn
        greens.lettuce(parent, z + 0.09, radius * 0.93, seed + 7, ruffle, droop * 0.3).rotation_euler.z = turn + 2.3

    return Layer(height, put)


def leaf(seed=4, radius=1.06, ruffle=0.06, droop=0.05, turn=1.0):
    """One thin lettuce leaf."""

    def put(parent, z):
        greens.lettuce(parent, z + 0.03, radius, seed, ruffle, droop).rotation_euler.z = turn

    return Layer(0.035, put)


def tomatoes(count=3, radius=0.6, height=0.12, reach=0.44, start=4.45):
    """Overlapping slices, the first one towards the camera."""

    def put(parent, z):
        for i in range(count):
            a = start + i * TAU / count
            tilt = (0.06 * math.cos(i * 2), 0.05, a)
            greens.tomato_slice(parent, (math.cos(a) * reach, math.sin(a) * reach, z + height * 0.55 + 0.02 * i), radius, height, tilt, i)

    return Layer(height + 0.03, put)


def onions(count=5, radius=0.52, reach=0.42):
    def put(parent, z):
        for i in range(count):
            a = FRONT + (i - count // 2) * TAU / count
            greens.onion_ring(parent, (math.cos(a) * reach, math.sin(a) * reach, z + 0.04), radius, (0.06 * math.sin(i), 0.05, a))

    return Layer(0.085, put)


def ringed(build, count, reach=0.8, lift=0.05, tilt=0.16, height=0.07, spread=TAU * 0.62, seed=0):
    """`build(parent, location, rotation)` at `count` places around the rim, over an arc of `spread` around the front."""
    dice = random.Random(seed)

    def put(parent, z):
        for i in range(count):
            a = FRONT + (i / max(1, count - 1) - 0.5) * spread + dice.uniform(-0.06, 0.06)
            away = reach * dice.uniform(0.95, 1.04)
            place = (math.cos(a) * away, math.sin(a) * away, z + lift + dice.uniform(0, 0.02))
            build(parent, place, (dice.uniform(-tilt, tilt), dice.uniform(-tilt, tilt), a))

    return Layer(height, put)


def pickles(count=5, radius=0.27, reach=0.82, seed=1):
    return ringed(lambda parent, at, turn: greens.pickle_slice(parent, at, radius, turn, 0.065), count, reach, 0.045, 0.13, 0.075, seed=seed)


def jalapenos(count=6, reach=0.9, seed=2):
    return ringed(lambda parent, at, turn: greens.jalapeno_slice(parent, at, 0.2, turn, 0.075), count, reach, 0.05, 0.25, 0.06, seed=seed)


# Cheese and sauces
def cheese_slice(color=cheese.CHEDDAR, seed=3, turn=0.62, radius=1.03, side=1.0, peppered=False, drop=0.8):
    return Layer(0.045, lambda parent, z: cheese.cheese_slice(parent, z, radius, side, turn, seed, color, peppered, drop))


def cheddar(seed=3, turn=0.62, **more):
    return cheese_slice(cheese.CHEDDAR, seed, turn, **more)


def melted_cheese(color, runs, radius=0.97, seed=0, thickness=0.06, out=0.09, skirt=0.02):
    """Cheese melted to a soft sheet, its tongues running down over what lies below; runs: see `cheese.pour`."""
    return Layer(thickness * 0.8, lambda parent, z: cheese.pour(parent, z, cheese.melted(color), radius, runs, thickness, skirt, seed, out=out))


def sauce(color, radius=0.93, seed=0, drips=6, longest=0.24, shortest=0.08, width=0.09, gloss=0.6, thickness=0.05, out=0.05, skirt=0.04):
    """Spread to the edge, running down in front. color: a colour or a material; drips: how many, or a list (see `cheese.pour`).

    longest, shortest: their lengths; width: half a drip as an angle; gloss: 0 matt to 1 wet; out: how far it bulges over the edge;
    skirt: how far it hangs between drips."""
    runs = cheese.scattered_drips(seed, drips, longest, shortest, width) if isinstance(drips, int) else drips
    return Layer(thickness * 0.9, lambda parent, z: cheese.pour(parent, z, color, radius, runs, thickness, skirt, seed, gloss, out))


def running_sauce(material, radius=0.93, runs=(), thickness=0.04, seed=0):
    """Spread nearly to the edge, with single drops running down; runs: (angle, half width, length), see `cheese.run_down`."""

    def put(parent, z):
        cheese.pour(parent, z, material, radius, (), thickness, 0.02, seed, out=min(0.09, thickness))
        cheese.run_down(parent, z, radius, material, runs, seed)

    return Layer(thickness * 0.9, put)
