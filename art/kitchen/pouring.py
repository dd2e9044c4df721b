"""Sauce poured over food: it follows what lies under it. Lengths: 1 is about 6 cm."""
import math
import random

import bpy
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from kitchen.noise import ease, perlin
from kitchen.shapes import TAU, surface

SKY = 20


def height_over(things, floor=0.0):
    """z(x, y): the top of the things seen from above, `floor` beside them. Things must not move afterwards."""
    bpy.context.view_layer.update()
    points, faces = [], []
    for thing in things:
        first, place = len(points), thing.matrix_world
        points.extend(place @ vertex.co for vertex in thing.data.vertices)
        faces.extend([first + i for i in face.vertices] for face in thing.data.polygons)
    tree = BVHTree.FromPolygons(points, faces)

    def z(x, y):
        hit = tree.ray_cast(Vector((x, y, SKY)), Vector((0, 0, -1)))[0]
        return max(floor, hit.z) if hit else floor

    return z


def _sagging(z, x, y, reach):
    """The height of a thick film over z: it bridges gaps narrower than `reach`."""
    around = [z(x, y)]
    for i in range(16):
        angle, far = i * TAU / 8, reach * (0.5 if i < 8 else 1)
        around.append(z(x + math.cos(angle) * far, y + math.sin(angle) * far))
    around.sort(reverse=True)
    return sum(around[:9]) / 9


def poured(z, middle, radius, material, thickness=0.04, tongues=7, squash=0.8, seed=0, columns=180, rows=46):
    """A pool of sauce over the heights z(x, y), around `middle`, with `tongues` running down to about 1.3 times radius."""
    r = random.Random(seed)
    runs = [(i * TAU / tongues + r.uniform(-0.3, 0.3), r.uniform(0.12, 0.42), r.uniform(0.10, 0.2)) for i in range(tongues)]

    def outline(angle):
        far = 0.86 + 0.10 * perlin((math.cos(angle), math.sin(angle), 0), 1.6, seed)
        for at, length, width in runs:
            off = abs((angle - at + math.pi) % TAU - math.pi)
            far += length * ease(width, width * 0.35, off)
        return far * radius

    def point(u, v):
        angle = u * TAU
        reach = outline(angle) * v
        x, y = middle[0] + math.cos(angle) * reach, middle[1] + math.sin(angle) * reach * squash
        edge = math.sqrt(max(0, 1 - ease(0.82, 1, v)))
        bead = 0.35 * ease(0.6, 0.86, v)  # thicker where it stopped running
        lift = thickness * (1 + bead) * edge - 0.03 * (1 - edge)
        return Vector((x, y, _sagging(z, x, y, 0.11) + lift + 0.008 * perlin((x, y, 0), 6, seed)))

    return surface('poured', columns, rows, point, material, round_u=True)
