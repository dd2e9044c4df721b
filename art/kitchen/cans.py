"""Packed drinks of the house: a 330 ml can, a 500 ml water bottle, a paper cup with lid. Lengths: 1 is about 6 cm; fronts face -y."""
import math

from mathutils import Vector

from kitchen.brand import AMBER, CREAM, EMBER, SOOT, lettering, with_flame
from kitchen.glassware import droplets, straw
from kitchen.materials import Material, glass, plain
from kitchen.once import once
from kitchen.shapes import TAU, along, group, lathe, surface

CAN_RADIUS, CAN_HEIGHT = 0.55, 1.92
CAN_PROFILE = [
    (0.40, 0.03), (0.44, 0), (0.47, 0.02), (0.55, 0.13), (0.55, 0.4), (0.55, 0.9), (0.55, 1.4), (0.55, 1.62), (0.545, 1.66), (0.46, 1.82),
]
LID_PROFILE = [
    (0.46, 1.82), (0.455, 1.84), (0.478, 1.865), (0.478, 1.895), (0.462, 1.905), (0.445, 1.89), (0.435, 1.82), (0.41, 1.80),
    (0.40, 1.825), (0, 1.83),
]

# colour of the can, of its flame and the flame's heart, of its letters, the words
COLA = (EMBER, AMBER, EMBER, CREAM, 'COLA')
COLA_ZERO = (SOOT, EMBER, AMBER, CREAM, 'COLA ZERO')
LEMON_SODA = ('#a3b414', '#fbe44a', '#5d7d0c', '#fdf8da', 'LEMON SODA')


@once
def aluminium(name):
    m = Material(name)
    return m.finish(m.principled(color='#c9c6c2', metal=1, rough=m.ramp(m.noise(30, 3), [(0.3, 0.22), (0.7, 0.34)])))


@once
def can_print(name, color, body, heart):
    """Lacquered metal with the flame in front and a thin band at shoulder and foot."""
    m = Material(name)
    around = m.times(m.math('ARCTAN2', m.axis('x'), m.times(m.axis('y'), -1.0)), CAN_RADIUS)
    z = m.axis('z')
    look = with_flame(m, color, around, m.math('SUBTRACT', z, 1.12), 0.62, body, heart)
    for low, high in ((0.19, 0.215), (1.555, 1.58)):
        look = m.mix(m.times(m.math('GREATER_THAN', z, low), m.math('LESS_THAN', z, high)), look, body)
    return m.finish(m.principled(color=look, metal=0.25, rough=0.3, spec=0.5, coat=0.5, coatr=0.08))


def _tab(parent):
    """The ring to pull and the score of the mouth."""
    metal = aluminium()

    def ring(u, v):
        a, b = u * TAU, v * TAU
        reach = 0.115 + 0.026 * math.cos(b)
        return Vector((math.cos(a) * reach * 0.85, 0.10 + math.sin(a) * reach * 1.25, 1.868 + 0.018 * math.sin(b)))

    surface('tab', 40, 10, ring, metal, round_u=True, round_v=True, parent=parent)
    lathe('rivet', [(0.045, 1.83), (0.045, 1.87), (0.03, 1.885), (0, 1.885)], metal, 24, parent=parent)

    def mouth(u, v):
        a, b = u * TAU, v * TAU
        reach = 0.15 + 0.01 * math.cos(b)
        return Vector((math.cos(a) * reach, -0.20 + math.sin(a) * reach * 0.95, 1.83 + 0.01 * math.sin(b)))

    surface('mouth', 40, 8, mouth, metal, round_u=True, round_v=True, parent=parent)


def can_radius(z):
    """The can's radius at the height z."""
    for (r, low), (s, high) in zip(CAN_PROFILE[1:], CAN_PROFILE[2:]):
        if low <= z <= high:
            return r + (s - r) * (z - low) / (high - low)
    return CAN_RADIUS


def can(location, kind=COLA, turn=0.0, wet=260, parent=None, seed=0):
    """A can of the house. kind: COLA, COLA_ZERO or LEMON_SODA; wet: how many droplets. Returns its group."""
    color, body, heart, letters, words = kind
    root = group('can', location, (0, 0, turn), parent=parent)
    lathe('can', CAN_PROFILE, can_print(color, body, heart), 96, 3, root)
    lathe('lid', LID_PROFILE, aluminium(), 72, 3, root)
    _tab(root)
    lettering(root, 'LAHAB', 0.25, 0.62, can_radius, letters)
    lettering(root, words, 0.105, 0.43, can_radius, letters, 1.15)
    if wet:
        droplets(root, can_radius, 0.1, 1.7, wet, seed, 0.034)
    return root


BOTTLE_RADIUS, LABEL_LOW, LABEL_HIGH = 0.52, 1.05, 1.95
BOTTLE_SHAPE = [
    (0, 0.08), (0.25, 0.05), (0.36, 0), (0.47, 0.02), (0.52, 0.12), (0.52, 0.3), (0.50, 0.36), (0.52, 0.42), (0.52, 0.56),
    (0.50, 0.62), (0.52, 0.68), (0.52, 0.82), (0.50, 0.88), (0.52, 0.95), (0.52, 2.05), (0.50, 2.12), (0.52, 2.2), (0.50, 2.42),
    (0.42, 2.66), (0.28, 2.88), (0.20, 3.0), (0.19, 3.2),
]
WATER_LEVEL = 2.78


@once
def label_paper(name):
    """White above, a blue hill below, the flame in the middle."""
    m = Material(name)
    around = m.times(m.math('ARCTAN2', m.axis('x'), m.times(m.axis('y'), -1.0)), BOTTLE_RADIUS)
    z = m.axis('z')
    wave = m.add(m.times(m.math('SINE', m.times(around, 5.0)), 0.06), LABEL_LOW + 0.18)
    look = m.mix(m.math('LESS_THAN', z, wave), '#e9eef0', '#1b6fa8')
    look = m.mix(m.math('LESS_THAN', z, m.math('SUBTRACT', wave, 0.09)), look, '#0d4377')
    look = with_flame(m, look, around, m.math('SUBTRACT', z, LABEL_HIGH - 0.24), 0.36)
    return m.finish(m.principled(color=look, rough=0.35, coat=0.3, coatr=0.15))


def water_bottle(location, turn=0.0, wet=300, parent=None, seed=0):
    """A clear bottle of water with a label and a blue cap. Returns its group."""
    root = group('bottle', location, (0, 0, turn), parent=parent)
    # Water and plastic bend light alike: one body, hollow only above the water
    hollow = [(0.175, 3.2), (0.185, 3.0), (0.26, 2.87), (0.33, WATER_LEVEL + 0.01), (0.31, WATER_LEVEL), (0, WATER_LEVEL)]
    lathe('water', BOTTLE_SHAPE + hollow, glass('bottle', 1.34, (0.96, 0.985, 1), 0, 0.95), 80, 3, root)
    band = [(BOTTLE_RADIUS + 0.004, LABEL_LOW), (BOTTLE_RADIUS + 0.006, LABEL_LOW + 0.01), (BOTTLE_RADIUS + 0.006, LABEL_HIGH)]
    lathe('label', band, label_paper(), 96, 3, root)
    lettering(root, 'LAHAB', 0.19, 1.42, lambda z: BOTTLE_RADIUS + 0.004, '#0d4377')
    cap = plain('cap', '#1c62a8', 0.35, coat=0.2)

    def ribbed(u, v):
        r, z = along([(0.21, 3.0), (0.215, 3.02), (0.215, 3.26), (0.20, 3.29), (0, 3.29)], v)
        r *= 1 + 0.02 * math.sin(u * TAU * 40) * (0.1 < v < 0.6)
        return Vector((math.cos(u * TAU) * r, math.sin(u * TAU) * r, z))

    surface('cap', 240, 17, ribbed, cap, round_u=True, parent=root)
    lathe('collar', [(0.19, 2.98), (0.235, 2.98), (0.235, 2.95), (0.19, 2.95)], cap, 60, parent=root)
    if wet:
        droplets(root, lambda z: BOTTLE_RADIUS, 2.0, 2.35, wet // 4, seed, 0.022)
        droplets(root, lambda z: 0.515, 0.1, 1.0, wet * 3 // 4, seed + 1, 0.026)
    return root


CUP_BOTTOM, CUP_TOP, CUP_HEIGHT = 0.40, 0.55, 1.75


def cup_radius(z):
    """The paper cup's radius at the height z."""
    return CUP_BOTTOM + (CUP_TOP - CUP_BOTTOM) * z / CUP_HEIGHT


@once
def cup_print(name, color, body, heart):
    m = Material(name)
    around = m.times(m.math('ARCTAN2', m.axis('x'), m.times(m.axis('y'), -1.0)), (CUP_BOTTOM + CUP_TOP) / 2)
    z = m.axis('z')
    look = with_flame(m, color, around, m.math('SUBTRACT', z, 1.05), 0.62, body, heart)
    look = m.mix(m.times(m.math('GREATER_THAN', z, 0.10), m.math('LESS_THAN', z, 0.16)), look, body)
    return m.finish(m.principled(color=look, rough=0.45, coat=0.1, coatr=0.3, normal=m.bump(m.noise(70, 2), 0.03, 0.01)))


def paper_cup(location, color=EMBER, turn=0.0, parent=None, with_straw=True):
    """A paper cup in the house's colours with a dark lid and a straw. Returns its group."""
    root = group('paper cup', location, (0, 0, turn), parent=parent)
    side = [(0, 0.04), (0.36, 0.04), (0.37, 0), (CUP_BOTTOM, 0), (CUP_TOP, CUP_HEIGHT)]
    lathe('cup', side, cup_print(color, AMBER, CREAM), 96, 4, root)
    lettering(root, 'LAHAB', 0.21, 0.5, cup_radius, CREAM)
    top, lid = CUP_HEIGHT, plain('lid', '#17120f', 0.3, coat=0.3, coatr=0.15)
    steps = [(0.005, -0.06), (0.03, -0.03), (0.03, 0.02), (-0.02, 0.04), (-0.06, -0.005), (-0.08, 0.1), (-0.12, 0.12), (-0.15, 0.08)]
    profile = [(CUP_TOP + out, top + up) for out, up in steps] + [(0, top + 0.08)]
    lathe('lid', profile, lid, 96, 3, root)
    if with_straw:
        straw(root, (0.02, 0, top - 0.3), 1.25, (-0.05, 0.12))
    return root
