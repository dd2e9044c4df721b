"""Sauce poured over food: it follows what lies under it. Lengths: 1 is about 6 cm."""
import math
import random

import bpy
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from kitchen.noise import ease, perlin
from kitchen.sauces import curve
from kitchen.shapes import TAU, lathe, surface

SKY = 20


def height_over(things, floor=0.0, inside=None):
    """z(x, y): the top of the things seen from above, `floor` beside them. Things must not move afterwards.

    inside: the group in whose own space x, y and z are meant, however it lies."""
    bpy.context.view_layer.update()
    points, faces = [], []
    back = inside.matrix_world.inverted() if inside else None
    for thing in things:
        first, place = len(points), back @ thing.matrix_world if inside else thing.matrix_world
        points.extend(place @ vertex.co for vertex in thing.data.vertices)
        faces.extend([first + i for i in face.vertices] for face in thing.data.polygons)
    tree = BVHTree.FromPolygons(points, faces)

    def z(x, y):
        hit = tree.ray_cast(Vector((x, y, SKY)), Vector((0, 0, -1)))[0]
        return max(floor, hit.z) if hit else floor

    return z


def draped(z, middle, reach, spread=0.075, cell=0.03):
    """z as a thick film lies on it: edges rounded, gaps bridged over about `spread`. Asks z within `reach` of the middle."""
    count = int(2 * reach / cell) + 1
    left, low = middle[0] - reach, middle[1] - reach
    grid = [[z(left + i * cell, low + j * cell) for i in range(count)] for j in range(count)]
    grid = [[max(row[max(0, i - 1) : i + 2]) for i in range(count)] for row in grid]
    grid = [[max(column) for column in zip(*grid[max(0, j - 1) : j + 2])] for j in range(count)]
    box = max(1, round(spread / cell))
    for _ in range(3):  # three box blurs come close to a bell curve
        grid = [_box_blur(row, box) for row in grid]
        grid = list(zip(*(_box_blur(column, box) for column in zip(*grid))))

    def height(x, y):
        u, v = ((c - start) / cell for c, start in ((x, left), (y, low)))
        i, j = (min(max(int(c), 0), count - 2) for c in (u, v))
        u, v = min(max(u - i, 0), 1), min(max(v - j, 0), 1)
        near = grid[j][i] * (1 - u) + grid[j][i + 1] * u
        far = grid[j + 1][i] * (1 - u) + grid[j + 1][i + 1] * u
        return near * (1 - v) + far * v

    return height


def _box_blur(values, reach):
    """Each value becomes the mean of its neighbours up to `reach` away."""
    last = len(values) - 1
    return [sum(values[min(max(k, 0), last)] for k in range(i - reach, i + reach + 1)) / (2 * reach + 1) for i in range(last + 1)]


def poured(
    z, middle, radius, material, thickness=0.04, tongues=7, squash=0.8, seed=0, columns=180, rows=46,
    run=(0.12, 0.42), width=(0.10, 0.2), spread=0.075,
):
    """A pool of sauce over the heights z(x, y), around `middle`, with `tongues` running down from it.

    run: shortest and longest tongue, as shares of the radius; width: thinnest and widest, as half angles;
    spread: how wide a gap it bridges."""
    r = random.Random(seed)
    film = draped(z, middle, radius * 1.4, spread)
    runs = [(i * TAU / tongues + r.uniform(-0.3, 0.3), r.uniform(*run), r.uniform(*width)) for i in range(tongues)]

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
        return Vector((x, y, film(x, y) + lift + 0.008 * perlin((x, y, 0), 6, seed)))

    return surface('poured', columns, rows, point, material, round_u=True)


def zigzag(start, end, swings=7, width=0.5, seed=None):
    """Points (x, y) for `trickled`, to and fro across the way from start to end. seed: of uneven swings; even without."""
    shake = random.Random(seed)
    from_, to = Vector((*start, 0)), Vector((*end, 0))
    across = (to - from_).normalized().cross(Vector((0, 0, 1)))
    line = []
    for i in range(swings + 1):
        reach = width / 2 * (1 if seed is None else shake.uniform(0.75, 1.1))
        at = from_.lerp(to, i / swings) + across * (reach if i % 2 else -reach)
        line.append((at.x, at.y))
    return line


def trickled(z, points, material, width=0.035, seed=0, spread=0.045):
    """A thread of sauce from a bottle along points (x, y): flat on the heights z, thick in places, never in the air."""
    path = [Vector((*p, 0)) for p in points]
    middle = sum(path, Vector()) / len(path)
    film = draped(z, middle, max((p - middle).length for p in path) + 0.1, spread)

    def point(u, v):
        at = curve(path, v)
        ahead = (curve(path, min(1, v + 0.01)) - curve(path, max(0, v - 0.01))).normalized()
        end = max(0, 1 - (abs(v - 0.5) * 2) ** (len(path) * 6)) ** 0.5
        half = width * end * (1 + 0.5 * perlin((at.x * 4, at.y * 4, 0), 1, seed) + 0.35 * perlin((at.x * 13, at.y * 13, 0), 1, seed + 1))
        side = (u - 0.5) * 2
        x, y = at.x - ahead.y * side * half, at.y + ahead.x * side * half
        return Vector((x, y, film(x, y) - 0.012 + (0.012 + half * 0.75) * math.sqrt(max(0, 1 - side * side))))

    return surface('thread', 13, len(path) * 22, point, material)


def falling(parent, start, level, material):
    """Syrup running down from start to a surface at the height `level`, so thick that it piles up in coils where it lands."""
    x, y, high = start
    pile = [(0, 0.13), (0.05, 0.125), (0.075, 0.105), (0.06, 0.085), (0.10, 0.075), (0.125, 0.055), (0.11, 0.04), (0.17, 0.028), (0.3, 0)]

    def point(u, v):
        r = 0.03 + 0.07 * math.exp(-v * 7) + 0.02 * math.exp(-(1 - v) * 20)
        return Vector((x + math.cos(u * TAU) * r, y + math.sin(u * TAU) * r, high + (level + 0.1 - high) * v))

    coils = lathe('coils', pile, material, 60, 5, parent)
    coils.location = (x, y, level)
    return surface('thread', 24, 50, point, material, round_u=True, parent=parent)


def stretched(parent, start, end, material, thickness=0.05, sag=0.2, seed=0):
    """A string of melted cheese from start to end: thick where it clings, thin and sagging between."""
    start, end = Vector(start), Vector(end)
    across = (end - start).normalized()
    side = across.cross(Vector((0, 0, 1))).normalized()
    up = side.cross(across)

    def point(u, v):
        pull = abs(v - 0.5) * 2
        width = thickness * (0.22 + 0.78 * pull**2.6) * (1 + 0.15 * perlin((v * 4, 0, 0), 1, seed))
        at = start.lerp(end, v) - Vector((0, 0, sag * (1 - pull * pull)))
        return at + side * math.cos(u * TAU) * width * 1.5 + up * math.sin(u * TAU) * width * 0.8

    return surface('string', 14, 48, point, material, round_u=True, parent=parent)
