"""The knife that carves the spit."""
import math

from mathutils import Vector

from kitchen.materials import plain
from kitchen.noise import ease
from kitchen.shapes import TAU, group, surface, thicken


def knife(parent, location, rotation=(0, 0, 0), length=3.0):
    """The long carving knife of a spit: its blade from `location` along +x, lying flat, its handle along -x."""
    root = group('knife', location, rotation, parent=parent)
    steel, grip = plain('blade', '#d8d2c8', 0.18, metal=1.0), plain('grip', '#120d0a', 0.5, coat=0.2)

    def blade(u, v):
        tip = ease(1, 0.86, v)
        edge = -0.2 * tip if u < 0.5 else 0.09
        return Vector((v * length, edge, 0.03 if 0.2 < u < 0.8 else 0.022))

    def handle(u, v):
        a, end = u * TAU, math.sqrt(max(0.0, 1 - abs(2 * v - 1) ** 8))
        return Vector((-1.15 * v, math.cos(a) * 0.11 * end - 0.04, math.sin(a) * 0.07 * end + 0.05))

    thicken(surface('blade', 9, 60, blade, steel, parent=root), 0.014)
    surface('handle', 24, 40, handle, grip, round_u=True, parent=root)
    return root
