"""Meat shaved off the spit: broad slices, folded as they fell, seared on one face and along one edge, juicy on the other."""
import math
import random

from mathutils import Vector

from kitchen.materials import Material
from kitchen.noise import ease, fractal, perlin
from kitchen.shapes import TAU, copy, hidden, surface

# Char, crust, flesh, heart: the ramp from burnt to juicy.
CHICKEN = ('#2a0d03', '#863d10', '#bd7432', '#d9a868')
MEAT = ('#1f0c05', '#562611', '#8a4a26', '#b47a50')
# Where both lie side by side, the one is paler and the other darker, so that a glance tells them apart.
PALE_CHICKEN = ('#5a1f06', '#ad561a', '#c9803c', '#ddac76')
DARK_MEAT = ('#160803', '#3f190a', '#663214', '#8e5730')
BROWNED = (0.72, 0.66, 0.6)  # linear: a torn rim is 15 % darker to the eye, and redder


def shaving_material(name, tones, sauce=None, fat=0.5):
    """Dark where the mesh says `edge`, browned along its `rim`, paler in the heart, with a sheen of fat. fat: how much of
    it shows white; sauce: the colour of one that has run into the pile, in thin torn threads that pass from slice to slice."""
    m = Material(name)
    fibre = m.noise(6, 5, 0.6, 0.5, m.stretched((4.5, 4.5, 0.8)))
    patches, fine = m.noise(2.4, 4, 0.6), m.noise(19, 4, 0.7)
    done = m.add(m.times(m.attribute('edge'), 0.72), m.centred(patches, 0.75), m.centred(fibre, 0.32), m.centred(m.random(), 0.3), 0.16)
    color = m.ramp(done, [(0.0, tones[3]), (0.26, tones[2]), (0.55, tones[1]), (0.92, tones[0])])
    marbling = m.noise(1.5, 4, 0.6, 1.2, m.stretched((3, 3, 1)))
    color = m.mix(m.ramp(marbling, [(0.62, 0.0), (0.69, fat)]), color, '#e2b886')
    spice = m.ramp(m.noise(30, 2, 0.6), [(0.62, 0.0), (0.7, 0.55)])
    color = m.mix(spice, color, tones[0])
    color = m.mix(1, color, m.ramp(m.attribute('rim'), [(0.0, '#ffffff'), (1.0, BROWNED)]), 'MULTIPLY')
    rough = m.ramp(fine, [(0.35, 0.26), (0.65, 0.4)])
    juice = m.ramp(m.noise(2.6, 4, 0.6, 0.6), [(0.36, 0.15), (0.54, 0.8)])
    height = m.add(m.times(fibre, 0.8), m.times(fine, 0.2))
    if sauce:
        film = _run_in(m)
        color, rough = m.mix(film, color, sauce), m.add(m.times(rough, m.math('SUBTRACT', 1.0, film)), m.times(film, 0.3))
        height = m.add(m.times(height, m.math('SUBTRACT', 1.0, m.times(film, 0.8))), m.times(film, 2.2))
    normal = m.bump(height, 0.45, 0.06)
    shader = m.principled(color=color, rough=rough, spec=0.4, coat=juice, coatr=0.1, sss=0.08, ssr=(0.3, 0.14, 0.06), ssc=color, normal=normal)
    return m.finish(shader)


def _run_in(m):
    """Where sauce lies on the pile, 0 to 1: winding lines in the room, torn, and pools where two of them meet."""
    place = m.node('NewGeometry').outputs['Position']
    lines = m.math('ABSOLUTE', m.math('SUBTRACT', m.noise(1.9, 2, 0.5, 0.9, place), 0.5))
    torn = m.ramp(m.noise(2.3, 3, 0.6, 0.4, place), [(0.42, 0.0), (0.56, 1.0)])
    ragged = m.centred(m.noise(14, 3, 0.6, 0, place), 0.05)
    return m.times(m.ramp(m.add(lines, ragged), [(0.012, 1.0), (0.045, 0.0)]), torn)


def shavings(kind='chicken', count=9, seed=1, sauce=None):
    """Hidden slices to `copy`, each about 1.2 long, 0.8 wide before it is folded. kind: 'chicken' or 'meat', 'pale chicken'
    or 'dark meat' where both lie side by side."""
    tones = {'chicken': CHICKEN, 'pale chicken': PALE_CHICKEN, 'meat': MEAT, 'dark meat': DARK_MEAT}[kind]
    if kind.endswith('chicken'):
        material, sizes = shaving_material(kind, tones, sauce, 0.3), ((0.95, 1.5), (0.6, 1.05), (0.1, 0.15))
    else:
        material, sizes = shaving_material(kind, tones, sauce, 0.3), ((0.9, 1.3), (0.75, 1.15), (0.12, 0.17))
    return [hidden(_slice(f'{kind}-{i}', material, random.Random(seed * 100 + i), i, *sizes)) for i in range(count)]


FOLDS = (0.8, -2.0, 1.4, 2.5, -1.1, 1.8)  # how far a slice is folded across, in radians, by turns


def _slice(name, material, chance, number, lengths, widths, thicknesses):
    """One slice: a sheet torn at its rim, folded across, bent along; its upper face and one long side are seared."""
    length, width, thickness = chance.uniform(*lengths), chance.uniform(*widths), chance.uniform(*thicknesses)
    fold = FOLDS[number % len(FOLDS)] * chance.uniform(0.8, 1.2)
    crease, bend, twist, seed = chance.uniform(-0.35, 0.35), chance.uniform(-1.0, 1.0), chance.uniform(-0.6, 0.6), chance.uniform(0, 60)
    steps = 20
    lines = {}

    def line(q):
        """The sheet's middle line across at q (-1 to 1 along it): points and directions from one side to the other."""
        if q in lines:
            return lines[q]
        reach = width / 2 * (1 - 0.7 * abs(q) ** 4) ** 0.6 * (1 + 0.34 * perlin((q * 1.6, seed, 0), 1) + 0.18 * fractal((q * 5, seed, 3), 1))
        centre = crease + 0.2 * perlin((q * 1.3, seed, 5), 1)
        angles = []
        for k in range(2 * steps + 1):
            t = k / steps - 1
            turned = fold * (ease(centre - 0.42, centre + 0.42, t) - 0.5)
            angles.append(turned + 0.5 * perlin((t * 1.8, q * 1.4, seed), 1) + 0.2 * perlin((t * 4.5, q * 3, seed), 1))
        points, at = [], Vector((0, 0, 0))
        for angle in angles:
            points.append(at.copy())
            at = at + Vector((math.cos(angle), math.sin(angle), 0)) * reach / steps
        middle = sum(points, Vector()) / len(points)
        lines[q] = [(p - middle, a) for p, a in zip(points, angles)]
        return lines[q]

    def point(u, v):
        a, q = u * TAU, (v - 0.5) * 2
        t = math.cos(a)
        t = math.copysign(abs(t) ** 0.8, t)
        across = line(q)
        k = min(2 * steps, max(0, round((t + 1) * steps)))
        at, angle = across[k]
        ends = (1 - abs(q) ** 9) ** 0.5 if abs(q) < 1 else 0
        rim = max(0, 1 - abs(t) ** 5) ** 0.5
        face = math.copysign(1, math.sin(a)) if abs(math.sin(a)) > 1e-6 else 0
        strands = 0.3 * fractal((t * 6, q * 1.5, seed), 1, 0, 3) + 0.25 * perlin((t * 2, q * 2, seed + face), 1)
        half = face * thickness / 2 * rim * ends * (1 + strands)
        x, y = at.x - math.sin(angle) * half, at.y + math.cos(angle) * half
        z = q * length / 2 * (1 + 0.2 * perlin((t * 2, q, seed), 1) + 0.14 * fractal((t * 7, q, seed), 1))
        turn = twist * q
        x, y = x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)
        arc = bend * q * 0.7
        y += length * 0.3 * (1 - math.cos(arc)) * (1 if bend > 0 else -1)
        crust = 0.42 * (0.5 + 0.5 * face * rim) + 0.8 * ease(0.5, 0.95, t) + 0.45 * ease(0.82, 1, abs(q)) + 0.5 * ease(-0.8, -1, t)
        torn = max(ease(0.62, 0.92, abs(t)), ease(0.66, 0.94, abs(q)))
        return Vector((x, y, z)), {'edge': max(0, crust * (0.7 + 0.7 * perlin((q * 2.2, t, seed), 1.3))), 'rim': torn}

    return surface(name, 56, 36, point, material, round_u=True)


def heap(parent, shapes, count, location, radius, height, size=0.4, seed=0, squash=0.8, tousled=1.0):
    """Slices piled into a mound, each leaning on those below: the more `tousled`, the steeper. Returns them."""
    chance, pile = random.Random(seed), []
    for i in range(count):
        share = i / max(1, count - 1)
        reach = radius * math.sqrt(chance.random()) * (1 - 0.6 * share)
        a, turn = chance.uniform(0, TAU), chance.uniform(0, TAU)
        z = 0.04 + height * (0.02 + 0.86 * share) * (1 - 0.5 * (reach / radius) ** 2)
        place = (location[0] + math.cos(a) * reach, location[1] + math.sin(a) * reach * squash, location[2] + z)
        slope = math.atan(height / radius) * min(1, 1.5 * reach / radius)
        lean = math.pi / 2 + slope * math.sin(turn - a) + chance.gauss(0, 0.16 * tousled), slope * math.cos(turn - a) + chance.gauss(0, 0.3 * tousled)
        pile.append(copy(chance.choice(shapes), place, (*lean, turn), size * chance.uniform(0.7, 1.25), parent))
    return pile
