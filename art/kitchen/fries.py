"""French fries: golden sticks, their carton, heaps of them, salt. Lengths as everywhere: a burger's radius is 1."""
import math
import random

from mathutils import Vector

from kitchen.brand import AMBER, CARTON_RED, CREAM, with_flame
from kitchen.materials import Material, plain
from kitchen.noise import ease, fractal, perlin
from kitchen.shapes import TAU, copy, group, hidden, mesh, surface, thicken

GOLDEN = ('#d98f34', '#c8741f', '#b05814', '#863c0e', '#562409')  # pale inside to dark ends


def fry_material(shades=GOLDEN, name='fry'):
    """Fried potato: brown on ends and edges, blistered, a little oily. Needs the mesh attributes `end` and `edge`."""
    m = Material(name)
    fine = m.noise(16, 5, 0.7)
    browned = m.add(
        m.times(m.noise(3, 5, 0.6), 0.55), m.times(m.attribute('end'), 0.42), m.times(m.attribute('edge'), 0.26),
        m.centred(m.random(), 0.26),
    )
    color = m.ramp(browned, list(zip((0.12, 0.32, 0.5, 0.68, 0.85), shades)))
    spots = m.ramp(m.noise(26, 3, 0.7), [(0.58, 0.0), (0.68, 1.0)])
    color = m.mix(m.times(spots, 0.5), color, shades[3])
    rough = m.ramp(fine, [(0.35, 0.28), (0.65, 0.58)])
    normal = m.bump(m.add(fine, m.times(m.cells(9), 0.8)), 0.6, 0.03)
    soft = dict(sss=0.14, ssr=(0.3, 0.16, 0.05), ssc=shades[0])
    return m.finish(m.principled(color=color, rough=rough, spec=0.42, coat=0.12, coatr=0.22, normal=normal, **soft))


def _stick(material, length, width, r, name):
    """One fry along z, its middle at 0: a square stick with soft edges, bent, twisted and cut askew."""
    bend, twist, askew, seed = r.uniform(-0.16, 0.16), r.uniform(-0.5, 0.5), r.uniform(-0.35, 0.35), r.uniform(0, 50)
    width *= r.uniform(0.88, 1.12)

    def rounded(c):
        return math.copysign(abs(c) ** 0.34, c)

    def point(u, v):
        along = (v - 0.5) * 2
        side, front = rounded(math.cos(u * TAU)), rounded(math.sin(u * TAU))
        girth = math.sqrt(max(0, 1 - ((abs(along) - 0.94) / 0.06) ** 2)) if abs(along) > 0.94 else 1
        girth *= 1 + 0.10 * perlin((along * 2, 0, seed), 1.3)
        x, y, turn = side * width * girth, front * width * girth * 0.95, twist * along * 0.5
        x, y = x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)
        at = Vector((x + bend * along * along * length * 0.5, y, along * length / 2 + x * askew * (abs(along) > 0.8)))
        at += Vector((1, 1, 0)) * 0.008 * fractal(at, 6, seed)
        return at, {'end': ease(0.80, 1, abs(along)), 'edge': ease(0.75, 1, min(abs(side), abs(front)))}

    return surface(name, 28, 48, point, material, round_u=True)


def fry_shapes(count=8, seed=2, length=1.25, width=0.056, material=None):
    """Hidden fries to `copy`: along z, middle at 0, `width` is half the thickness. Copy with order='ZYX': spin, then lean."""
    r = random.Random(seed)
    material = material or fry_material()
    return [hidden(_stick(material, length * r.uniform(0.72, 1.1), width, r, 'fry %d' % i)) for i in range(count)]


def _carton_material(red):
    m = Material('carton')
    x, z = m.attribute('across'), m.attribute('up')
    color = with_flame(m, red, x, m.math('SUBTRACT', z, 0.46), 0.56, AMBER, red)
    line = m.times(m.math('LESS_THAN', z, 0.085), m.math('GREATER_THAN', z, 0.05))
    color = m.mix(line, color, AMBER)
    return m.finish(m.principled(color=color, rough=0.42, spec=0.35, coat=0.12, coatr=0.25, normal=m.bump(m.noise(60, 2), 0.04, 0.01)))


def carton(parent, size=1.0, red=CARTON_RED):
    """The paper box for fries, open side up, its front towards -y; about 1.3 wide and 1.2 high times `size`. Returns its group."""
    root = group('carton', scale=size, parent=parent)
    printed, inside = _carton_material(red), plain('carton inside', CREAM, 0.7)
    bottom_width, top_width, bottom_depth, top_depth, full = 0.42, 0.66, 0.26, 0.36, 1.18

    def wall(front):
        def point(u, v):
            t = (u - 0.5) * 2
            bow = math.cos(t * math.pi / 2)
            z = v * full * (1 - 0.30 * bow if front else 1.05 + 0.25 * bow)
            k = z / full
            width = bottom_width + (top_width - bottom_width) * k
            depth = bottom_depth + (top_depth - bottom_depth) * k
            y = depth * max(0, bow) ** 0.55 * (-0.9 if front else 0.62)
            return Vector((t * width, y, z)), {'across': t * width, 'up': z}

        return point

    thicken(surface('carton front', 70, 40, wall(True), printed, parent=root), 0.015)
    thicken(surface('carton back', 70, 40, wall(False), inside, parent=root), 0.015)
    return root


def fries_in_carton(parent, shapes, count=100, seed=1):
    """Fries standing in a carton of size 1: give the group that `carton` returns as parent."""
    r = random.Random(seed)
    for i in range(count):
        row, t = i / max(1, count - 1), r.uniform(-0.86, 0.86)  # row: 0 at the back, 1 in front
        y = math.cos(t * math.pi / 2) ** 0.55 * (0.18 - 0.33 * row)
        lean = t * 0.30 + r.uniform(-0.13, 0.13)
        nod = (row - 0.5) * 0.20 + r.uniform(-0.05, 0.06)
        z = 0.98 + 0.30 * (1 - row) * r.uniform(0.4, 1.1) + 0.16 * math.cos(t * 1.5) * r.random() - 0.20 * t * t + r.uniform(-0.14, 0.1)
        place = (t * 0.40 + math.sin(lean) * 0.1, y, max(z, 0.72))
        copy(r.choice(shapes), place, (nod, lean, r.uniform(0, TAU)), r.uniform(0.92, 1.08), parent, 'ZYX')


def heap_of_fries(parent, shapes, count=60, location=(0, 0, 0), radius=0.7, height=0.4, seed=1, squash=1.0, inside=False, across=False):
    """Fries lying criss-cross in a heap of `radius` (times squash in y), highest in the middle. Returns them.

    inside: no fry reaches beyond the radius, as in a tray; else their ends stick out by half a fry.
    across: most show the camera their length, few their end."""
    r = random.Random(seed)
    half_lengths = {shape: max(vertex.co.z for vertex in shape.data.vertices) for shape in shapes}
    heap = []
    for i in range(count):
        level = (i + 0.5) / count  # 0 at the bottom of the heap, 1 on top
        for _ in range(20):  # tries
            shape, size = r.choice(shapes), r.uniform(0.8, 1.0)
            reach = radius * math.sqrt(1 - level * 0.8) * math.sqrt(r.random()) * 0.85
            angle, turn = r.uniform(0, TAU), r.gauss(math.pi / 2, 0.6) if across else r.uniform(0, TAU)
            x, y = math.cos(angle) * reach, math.sin(angle) * reach * squash
            dx, dy = (c * half_lengths[shape] * size for c in (math.sin(turn), -math.cos(turn)))
            far = max(math.hypot(x + dx * k, (y + dy * k) / squash) for k in (-1, 1))
            if not inside or far < radius * (0.95 + 0.1 * level):
                break
        else:
            continue
        z = 0.06 + height * level * (1 - 0.55 * (reach / radius) ** 2)
        tilt = math.pi / 2 + r.uniform(-0.25, 0.25) * (0.25 + level)
        place = (location[0] + x, location[1] + y, location[2] + z)
        heap.append(copy(shape, place, (tilt, r.uniform(-0.3, 0.3), turn), size, parent))
    return heap


def salt(count, place, seed=0, size=0.008, parent=None):
    """Grains of salt; place(random) gives each its (x, y, z)."""
    r = random.Random(seed)
    corners = [(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    grain = hidden(mesh('salt', corners, faces, plain('salt', '#e8e6e2', 0.5), smooth=False))
    for _ in range(count):
        copy(grain, place(r), (r.uniform(0, 3), r.uniform(0, 3), 0), size * r.uniform(0.5, 1.1), parent)


def boat(location=(0, 0, 0), length=2.6, width=1.7, height=0.5, color=CARTON_RED, turn=0.0):
    """An open paper tray with slanting walls, cream inside: for fries under sauce. Returns its group."""
    root = group('boat', location, (0, 0, turn))
    outside, inside = plain('boat', color, 0.45, coat=0.1, coatr=0.3), plain('boat inside', CREAM, 0.7)

    def wall(inset):
        def point(u, v):
            angle = u * TAU
            lift = max(0, (v - 0.4) / 0.6)
            reach = min(1, v / 0.4) * (0.80 + 0.20 * lift) - inset
            square = (abs(math.cos(angle)) ** 7 + abs(math.sin(angle)) ** 7) ** (-1 / 7)
            dip = 1 - 0.10 * math.cos(2 * angle)
            return Vector((math.cos(angle) * square * reach * length / 2, math.sin(angle) * square * reach * width / 2,
                           0.01 + inset + lift * height * dip))

        return point

    surface('boat', 120, 24, wall(0.0), outside, round_u=True, parent=root)
    surface('boat inside', 120, 24, wall(0.012), inside, round_u=True, parent=root)
    return root
