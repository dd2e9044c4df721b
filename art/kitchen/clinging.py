"""Sauce on a burger that clings to the food below it: it fills its crevices and ends in an edge no two parts of which are alike."""
import math

import bpy
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from kitchen.burger import Layer
from kitchen.materials import Material
from kitchen.noise import ease, perlin
from kitchen.once import once
from kitchen.shapes import TAU, surface

COLUMNS, ROWS, REACH = 240, 24, 1.5


def _sides(parent, top, deep, around):
    """r(angle, depth) of all that lies in `parent` so far, below `top` down to `deep` below it; `around` where nothing is."""
    bpy.context.view_layer.update()
    points, faces, inverse = [], [], parent.matrix_world.inverted()
    for thing in parent.children_recursive:
        if thing.type == 'MESH':
            first, place = len(points), inverse @ thing.matrix_world
            points.extend(place @ vertex.co for vertex in thing.data.vertices)
            faces.extend([first + i for i in face.vertices] for face in thing.data.polygons)
    tree = BVHTree.FromPolygons(points, faces)

    def out(i, j):
        a, z = i / COLUMNS * TAU, top - deep * j / (ROWS - 1)
        hit = tree.ray_cast(Vector((math.cos(a) * REACH, math.sin(a) * REACH, z)), Vector((-math.cos(a), -math.sin(a), 0)))[0]
        return max(around * 0.9, min(around * 1.2, math.hypot(hit.x, hit.y))) if hit else around * 0.9

    grid = [[out(i, j) for i in range(COLUMNS)] for j in range(ROWS)]
    for _ in range(2):
        grid = [[(row[i - 1] + 2 * row[i] + row[(i + 1) % COLUMNS]) / 4 for i in range(COLUMNS)] for row in grid]
        grid = [[(a + 2 * b + c) / 4 for a, b, c in zip(*(grid[min(max(j + k, 0), ROWS - 1)] for k in (-1, 0, 1)))] for j in range(ROWS)]

    def r(u, depth):
        i, y = int(u * COLUMNS) % COLUMNS, min(max(depth / deep, 0), 1) * (ROWS - 1)
        j = min(int(y), ROWS - 2)
        return grid[j][i] * (1 - y + j) + grid[j + 1][i] * (y - j)

    return r


def clinging_sauce(material, radius=1.0, hang=(0.05, 0.34), thickness=0.05, seed=0, waves=2.2):
    """A layer of sauce; hang: how far its edge hangs down where it hangs least and most; waves: how many tongues it has, roughly."""

    def put(parent, z):
        side = _sides(parent, z - 0.05, hang[1] + 0.15, radius)

        def length(a):
            rim = (math.cos(a), math.sin(a), 0)
            wave = 0.5 + 0.62 * perlin(rim, waves, seed) + 0.3 * perlin(rim, waves * 2.3, seed + 5)
            return hang[0] + (hang[1] - hang[0]) * max(0, min(1, wave)) ** 1.6 + 0.02 * perlin(rim, waves * 6, seed + 9)

        def point(u, v):
            a = u * TAU
            at = (math.cos(a), math.sin(a))
            shoulder = side(u, 0)
            if v < 0.3:
                r = (shoulder - 0.06) * v / 0.3
                return Vector((at[0] * r, at[1] * r, thickness + 0.2 * thickness * perlin((at[0] * r, at[1] * r, seed), 4)))
            t = (v - 0.3) / 0.7
            down = (length(a) + thickness) * t
            soft = 1 + 0.45 * perlin((*at, down * 2), 3.4, seed + 2)
            bead = 0.3 * math.exp(-(((t - 0.86) / 0.12) ** 2))
            end = math.sqrt(max(0, 1 - ease(0.84, 1, t)))
            over = ease(0, 1.5 * thickness, down) ** 0.5
            r = shoulder - 0.06 + (side(u, down - thickness) + thickness * (soft + bead) * end - shoulder + 0.06) * over - 0.07 * (1 - end)
            return Vector((at[0] * r, at[1] * r, thickness - down))

        surface('clinging sauce', 420, 46, point, material, round_u=True, parent=parent).location.z = z

    return Layer(thickness * 0.8, put)


@once
def whipped_garlic(name):
    """Toum: warm white, dull and dense, a little torn."""
    m = Material(name)
    fine = m.noise(24, 4, 0.65)
    color = m.ramp(m.noise(4, 5, 0.6), [(0.3, '#c9b998'), (0.6, '#dccfb4')])
    normal = m.bump(m.add(m.noise(6, 4, 0.6), m.times(fine, 0.35)), 0.45, 0.05)
    return m.finish(m.principled(color=color, rough=0.5, spec=0.3, sss=0.12, ssr=(0.12, 0.09, 0.06), ssc=color, normal=normal))


@once
def pan_sauce(name, thin, thick, bits, rough=0.3):
    """A cooked sauce: `thin` where it is drawn out, `thick` elsewhere, with `bits` of pepper, smoke or onion in it."""
    m = Material(name)
    color = m.ramp(m.noise(4.5, 5, 0.62), [(0.36, thin), (0.62, thick)])
    spice = m.ramp(m.cells(15, m.warped(10, 0.12)), [(0.1, 0.85), (0.17, 0.0)])
    color = m.mix(spice, color, bits)
    height = m.add(m.noise(6, 4, 0.6), m.times(spice, 0.6), m.times(m.noise(26, 3), 0.3))
    soft = dict(sss=0.12, ssr=(0.2, 0.09, 0.04), ssc=color)
    return m.finish(m.principled(color=color, rough=rough, spec=0.42, coat=0.15, coatr=0.2, normal=m.bump(height, 0.4, 0.04), **soft))
