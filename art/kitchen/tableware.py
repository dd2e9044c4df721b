"""What food stands on: plates, boards, trays and bowls. Each has its food side at about the height it returns or tells."""
import math

from mathutils import Vector

from kitchen.materials import Material, plain
from kitchen.noise import ease
from kitchen.shapes import TAU, group, lathe, surface, thicken

PLATE_TOP, BOARD_TOP, TRAY_TOP = 0.07, 0.14, 0.05


def stoneware(color='#17130f', rough=0.42):
    m = Material('stoneware')
    normal = m.bump(m.noise(6, 4), 0.05, 0.03)
    speckle = m.mix(m.ramp(m.noise(45, 2), [(0.62, 0.0), (0.68, 0.5)]), color, '#4a3a2c')
    return m.finish(m.principled(color=speckle, rough=rough, spec=0.4, coat=0.25, coatr=0.2, normal=normal))


def plate(location=(0, 0, 0), radius=2.2, squash=0.86, material=None):
    """A wide plate; its flat is PLATE_TOP above the table, out to 0.77 of the radius."""
    profile = [(0, 0.02), (1.75, 0.02), (1.95, 0.06), (2.15, 0.20), (2.2, 0.23), (2.19, 0.25), (2.12, 0.24), (1.9, 0.11), (1.7, 0.07), (0, 0.07)]
    parent = group('plate', location)
    scaled = [(r * radius / 2.2, z) for r, z in profile]
    lathe('plate', scaled, material or stoneware(), 160, 6, parent, squash)
    return parent


def bowl(location=(0, 0, 0), radius=1.4, height=0.75, material=None):
    """A deep bowl; food sits inside, up to about 0.8 of the height."""
    profile = [(0, 0), (0.5, 0), (0.55, 0.05), (0.8, 0.35), (0.96, 0.8), (1.0, 1.0), (0.97, 1.02), (0.92, 0.82), (0.74, 0.4), (0.45, 0.14), (0, 0.12)]
    parent = group('bowl', location)
    lathe('bowl', [(r * radius, z * height) for r, z in profile], material or stoneware('#1d1712'), 140, 6, parent)
    return parent


def board(location=(0, 0, 0), width=3.4, depth=2.2, turn=0.0):
    """A light oak board with soft corners, BOARD_TOP thick."""
    m = Material('oak')
    grain = m.noise(3, 7, 0.62, 0.7, m.stretched((0.5, 6, 2)))
    fibre = m.noise(11, 5, 0.7, 0.2, m.stretched((0.6, 16, 2)))
    color = m.mix(0.4, m.ramp(grain, [(0.3, '#6d3f1c'), (0.5, '#a26a35'), (0.7, '#7d4a22')]), m.ramp(fibre, [(0.35, '#5e3517'), (0.65, '#ae763f')]))
    oak = m.finish(m.principled(color=color, rough=0.5, spec=0.3, normal=m.bump(fibre, 0.3, 0.01)))

    def point(u, v):
        a = u * TAU
        if v < 0.3:
            r, z = v / 0.3, 0.0
        elif v > 0.7:
            r, z = (1 - v) / 0.3, 1.0
        else:
            t = (v - 0.3) / 0.4
            r, z = 1 + 0.012 * math.sin(t * math.pi), t
        k = (abs(math.cos(a)) ** 9 + abs(math.sin(a)) ** 9) ** (-1 / 9)
        return Vector((math.cos(a) * k * r * width / 2, math.sin(a) * k * r * depth / 2, z * BOARD_TOP))

    parent = group('board', location, (0, 0, turn))
    surface('board', 160, 31, point, oak, round_u=True, parent=parent)
    return parent


def tray(location=(0, 0, 0), radius=2.6, squash=0.78):
    """A round steel serving tray with a low rim."""
    profile = [(0, 0.02), (0.93, 0.02), (0.97, 0.06), (1.0, 0.2), (1.01, 0.21), (1.015, 0.2), (0.985, 0.05), (0.94, 0.0), (0, 0.0)]
    m = Material('steel')
    brushed = m.noise(8, 4, 0.6, 0.2, m.stretched((1, 14, 1)))
    color = m.mix(brushed, '#8d857c', '#b9b0a4')
    steel = m.finish(m.principled(color=color, metal=1.0, rough=m.ramp(brushed, [(0.3, 0.25), (0.7, 0.42)])))
    parent = group('tray', location)
    lathe('tray', [(r * radius, z) for r, z in profile], steel, 180, 6, parent, squash)
    return parent


def spoon(parent, location, rotation=(0, 0, 0), size=1.0, fill=None):
    """A steel spoon: its bowl around `location`, open to +z, its handle along +x. fill: the material of what it holds."""
    root = group('spoon', location, rotation, size, parent)
    steel = plain('spoon steel', '#c9b79a', 0.2, metal=1.0)

    def hollow(share, z):
        def point(u, v):
            x, y = math.cos(u * TAU) * v * share, math.sin(u * TAU) * v * share
            return Vector((x * 0.36, y * (0.25 - 0.03 * x), z(v * share)))

        return point

    def handle(u, v):
        width = 0.045 + 0.05 * ease(0.45, 1, v) * ease(1, 0.97, v)
        y, z = math.cos(u * TAU) * width, math.sin(u * TAU) * 0.018
        return Vector((0.31 + v * 1.9, y, z + 0.16 * ease(0, 0.3, v) - 0.1 * ease(0.3, 1, v)))

    thicken(surface('spoon bowl', 70, 18, hollow(1, lambda v: -0.13 * (1 - v * v)), steel, round_u=True, parent=root), 0.018, -1)
    surface('spoon handle', 20, 40, handle, steel, round_u=True, parent=root)
    if fill:
        surface('spoonful', 70, 12, hollow(0.95, lambda v: -0.012 + 0.05 * (1 - v * v)), fill, round_u=True, parent=root)
    return root
