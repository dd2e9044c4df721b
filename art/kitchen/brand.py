"""The house's own marks for cans, cups and cartons: the flame, the lettering, the colours."""
import math

import bpy
from mathutils import Vector

from kitchen.materials import Material
from kitchen.once import once
from kitchen.shapes import mesh

EMBER, AMBER, CREAM, SOOT = '#a81e06', '#f2a01e', '#f3e6cd', '#120e0c'
CARTON_RED = '#a81408'

# The flame of public/icon.svg as cubic curves in its own 32 x 40 units, y downwards: start, then three points a curve.
FLAME = [
    (17, 1), (18, 8), (13, 10), (10, 15), (9, 13), (9, 12), (9, 10), (4, 15), (2, 20), (2, 25), (2, 33), (8, 39), (16, 39),
    (24, 39), (30, 33), (30, 26), (30, 20), (27, 17), (25, 13), (24, 16), (23, 17), (21, 18), (22, 11), (20, 5), (17, 1),
]
HEART = [
    (16, 20), (17, 24), (11, 26), (11, 32), (11, 36), (14, 38), (17, 38), (20, 38), (23, 35), (23, 32),
    (23, 27), (19, 26), (16, 20),
]
FLAME_WIDTH, FLAME_HEIGHT, PIXELS_A_UNIT = 32, 40, 8


def _outline(curves, steps=12):
    """The curves as a closed polygon."""
    corners = []
    for i in range(0, len(curves) - 1, 3):
        a, b, c, d = (Vector(p) for p in curves[i : i + 4])
        for k in range(steps):
            t = k / steps
            corners.append(a * (1 - t) ** 3 + b * 3 * t * (1 - t) ** 2 + c * 3 * t * t * (1 - t) + d * t**3)
    return corners


def _coverage(corners):
    """Rows of numbers, from the bottom up: how much of each pixel lies inside the polygon."""
    width, height = FLAME_WIDTH * PIXELS_A_UNIT, FLAME_HEIGHT * PIXELS_A_UNIT
    rows = []
    for row in range(height):
        y = FLAME_HEIGHT - (row + 0.5) / PIXELS_A_UNIT
        crossings = []
        for a, b in zip(corners, corners[1:] + corners[:1]):
            if (a.y > y) != (b.y > y):
                crossings.append((a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x)) * PIXELS_A_UNIT)
        crossings.sort()
        spans = list(zip(crossings[::2], crossings[1::2]))
        rows.append([sum(max(0, min(x + 1, to) - max(x, from_)) for from_, to in spans) for x in range(width)])
    return rows


def _flame_image():
    """Red: inside the flame; green: inside its heart."""
    image = bpy.data.images.get('flame')
    if image:
        return image
    image = bpy.data.images.new('flame', FLAME_WIDTH * PIXELS_A_UNIT, FLAME_HEIGHT * PIXELS_A_UNIT, is_data=True)
    pixels = []
    for outer, inner in zip(_coverage(_outline(FLAME)), _coverage(_outline(HEART))):
        for body, heart in zip(outer, inner):
            pixels += (body, heart, 0, 1)
    image.pixels.foreach_set(pixels)
    image.update()
    image.pack()
    return image


def flame(m, x, y, height=0.6):
    """The flame, `height` tall around x = y = 0: two sockets, the flame and its heart, 1 inside and 0 outside.

    m: a Material; x, y: sockets with lengths across and up."""
    u = m.add(m.math('DIVIDE', x, height * FLAME_WIDTH / FLAME_HEIGHT), 0.5)
    v = m.add(m.math('DIVIDE', y, height), 0.5)
    place = m.node('CombineXYZ', {0: u, 1: v}).outputs[0]
    color = m.node('TexImage', {'Vector': place}, image=_flame_image(), extension='CLIP').outputs['Color']
    parts = m.node('SeparateXYZ', {0: color}).outputs
    return parts[0], parts[1]


def with_flame(m, color, x, y, height=0.6, body=AMBER, heart=EMBER):
    """`color` with the flame printed on it."""
    outer, inner = flame(m, x, y, height)
    return m.mix(inner, m.mix(outer, color, body), heart)


@once
def ink(name, color):
    """Printed lettering, a little glossy."""
    m = Material(name)
    return m.finish(m.principled(color=color, rough=0.35, coat=0.3))


def lettering(parent, text, size, height, radius_at, color=CREAM, spacing=1.0):
    """Words around a round thing, facing -y: centred, their middle at z = height; radius_at(z) is the thing's radius."""
    curve = bpy.data.curves.new('lettering', 'FONT')
    curve.body, curve.size, curve.align_x, curve.align_y = text, size, 'CENTER', 'CENTER'
    curve.space_character, curve.offset = spacing, 0.012 * size
    flat = bpy.data.objects.new('lettering', curve)
    bpy.context.scene.collection.objects.link(flat)
    letters = flat.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    points = []
    for vertex in letters.vertices:
        z = height + vertex.co.y
        radius = radius_at(z)
        angle = vertex.co.x / radius
        points.append(((radius + 0.006) * math.sin(angle), -(radius + 0.006) * math.cos(angle), z))
    faces = [tuple(face.vertices) for face in letters.polygons]
    bpy.data.objects.remove(flat)
    return mesh('lettering', points, faces, ink(color), smooth=False, parent=parent)
