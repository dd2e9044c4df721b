"""Meshes made from functions, and copies of them."""
import math

import bpy
from mathutils import Euler, Vector

from kitchen.noise import fractal, perlin, ridges

OUT_OF_SIGHT = (0, 0, -80)
TAU = 2 * math.pi


def mesh(name, points, faces, material=None, smooth=True, attributes=None, parent=None):
    """A mesh object. attributes: numbers per vertex, by name, for `Material.attribute`."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(p) for p in points], [], faces)
    data.update()
    if smooth:
        data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    for key, values in (attributes or {}).items():
        data.attributes.new(key, 'FLOAT', 'POINT').data.foreach_set('value', values)
    if material:
        data.materials.append(material)
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    thing.parent = parent
    return thing


def block(name, low, high, material, parent=None):
    """An upright box between two corners (x, y, z)."""
    points = [(x, y, z) for x in (low[0], high[0]) for y in (low[1], high[1]) for z in (low[2], high[2])]
    return mesh(name, points, [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)], material, smooth=False, parent=parent)


def surface(name, columns, rows, point, material=None, round_u=False, round_v=False, parent=None, smooth=True):
    """The surface point(u, v), u and v from 0 to 1: a Vector, or (Vector, {attribute: number}). round_: ends meet."""
    points, attributes = [], {}
    for j in range(rows):
        for i in range(columns):
            at = point(i / (columns if round_u else columns - 1), j / (rows if round_v else rows - 1))
            if isinstance(at, tuple):
                for key, value in at[1].items():
                    attributes.setdefault(key, []).append(value)
                at = at[0]
            points.append(at)
    faces = []
    for j in range(rows if round_v else rows - 1):
        below, above = j * columns, (j + 1) % rows * columns
        for i in range(columns if round_u else columns - 1):
            k = (i + 1) % columns
            faces.append((below + i, below + k, above + k, above + i))
    return mesh(name, points, faces, material, smooth, attributes, parent)


def along(profile, t):
    """The point at t (0 to 1) of a line through (radius, height) pairs."""
    at = t * (len(profile) - 1)
    i = min(int(at), len(profile) - 2)
    k = at - i
    return tuple(a * (1 - k) + b * k for a, b in zip(profile[i], profile[i + 1]))


def lathe(name, profile, material, segments=120, steps=4, parent=None, squash=1.0):
    """A profile of (radius, height) pairs turned around z; squash narrows it in y."""

    def point(u, v):
        r, z = along(profile, v)
        return Vector((math.cos(u * TAU) * r, math.sin(u * TAU) * r * squash, z))

    return surface(name, segments, (len(profile) - 1) * steps + 1, point, material, round_u=True, parent=parent)


def lump(name, material, size=(1, 1, 1), detail=48, bulge=0.2, bulges=1.5, grain=0.03, grains=6, boxy=1, crags=0, seed=0, parent=None):
    """A rounded lump of radii `size`: a superellipsoid pushed about by noise. boxy: 1 is round, 3 nearly a cube."""

    def point(u, v):
        a, b = u * TAU, (v - 0.5) * math.pi
        d = Vector((math.cos(b) * math.cos(a), math.cos(b) * math.sin(a), math.sin(b)))
        r = sum(abs(c) ** (2 * boxy) for c in d) ** (-1 / (2 * boxy))
        r *= 1 + bulge * perlin(d, bulges, seed) + grain * fractal(d, grains, seed + 9, 3)
        if crags:
            r += crags * ridges(d, 3.2, seed)
        return Vector(c * r * s for c, s in zip(d, size))

    return surface(name, detail, detail // 2 + 1, point, material, round_u=True, parent=parent)


def disc_profile(v, flat=0.35):
    """A thick disc as a lathe: (radius, height 0..1, rim 0..1) at v; `flat` is the share of v on each face."""
    if v < flat:
        return v / flat * 0.94, 0, 0
    if v > 1 - flat:
        return (1 - v) / flat * 0.94, 1, 0
    t = (v - flat) / (1 - 2 * flat)
    return 0.94 + 0.06 * math.sin(t * math.pi), t, min(1, 4 * t, 4 * (1 - t))


def group(name, location=(0, 0, 0), rotation=(0, 0, 0), scale=1, parent=None):
    """An empty that carries things. rotation in radians."""
    thing = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(thing)
    thing.location, thing.rotation_euler, thing.scale = location, rotation, (scale,) * 3
    thing.parent = parent
    return thing


def copy(thing, location, rotation=(0, 0, 0), scale=1, parent=None, order='XYZ'):
    """Another object with the same mesh (costs no memory); scale is one number or three."""
    twin = bpy.data.objects.new(thing.name, thing.data)
    bpy.context.scene.collection.objects.link(twin)
    twin.rotation_mode = order
    twin.location = location
    twin.rotation_euler = Euler(rotation, order)
    twin.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    for modifier in thing.modifiers:
        again = twin.modifiers.new(modifier.name, modifier.type)
        for key in ('thickness', 'offset', 'width', 'segments', 'limit_method', 'levels', 'render_levels'):
            if hasattr(modifier, key):
                setattr(again, key, getattr(modifier, key))
    twin.parent = parent
    return twin


def hidden(thing):
    """Puts a thing out of sight, to be copied."""
    thing.location = OUT_OF_SIGHT
    return thing


def thicken(thing, thickness, offset=0, bevel=None):
    """Gives a sheet a thickness and, if asked, round edges."""
    solid = thing.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness, solid.offset = thickness, offset
    if bevel:
        round_edges(thing, bevel)
    return thing


def round_edges(thing, width):
    """Takes the sharpness off the edges."""
    edge = thing.modifiers.new('edge', 'BEVEL')
    edge.width, edge.segments, edge.limit_method = width, 3, 'ANGLE'
    return thing
