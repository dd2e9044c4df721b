"""Meat shaved off the spit: thin, bent, ragged strips, brown at the edges and juicy inside."""
import math
import random

from mathutils import Vector

from kitchen.materials import Material
from kitchen.noise import ease, fractal, perlin
from kitchen.shapes import TAU, copy, hidden, surface

# Edge, crust, flesh, heart: the ramp from burnt to juicy.
CHICKEN = ('#280b03', '#82340e', '#b56222', '#d1904a')
MEAT = ('#1c0803', '#52200e', '#7d3c1a', '#a46434')


def shaving_material(name, tones, mottled=1.0, fat=0.55, rough_skin=0.8):
    """Brown where the mesh says `edge`, paler in the heart, wet here and there. mottled: how much one strip and one
    spot differs from the next; fat: how much of it shows white; rough_skin: strength of its fibres as a bump."""
    m = Material(name)
    edge, fibre = m.attribute('edge'), m.noise(5, 5, 0.6, 0.6, m.stretched((5, 5, 1)))
    patches, fine = m.noise(2.6, 4, 0.6), m.noise(16, 4, 0.7)
    done = m.add(m.times(edge, 0.62), m.centred(patches, 0.9 * mottled), m.centred(fibre, 0.28), m.centred(m.random(), 0.45 * mottled), 0.12)
    color = m.ramp(done, [(0.0, tones[3]), (0.22, tones[2]), (0.48, tones[1]), (0.8, tones[0])])
    marbling = m.noise(1.5, 4, 0.6, 1.2, m.stretched((3, 3, 1)))
    color = m.mix(m.ramp(marbling, [(0.6, 0.0), (0.68, fat)]), color, '#d8ab74')  # fat, never browned through
    spice = m.ramp(m.noise(34, 2, 0.6), [(0.62, 0.0), (0.7, 0.6)])
    color = m.mix(spice, color, tones[0])
    normal = m.bump(m.add(m.times(fibre, 1.3), m.times(fine, 0.8)), rough_skin, 0.05)
    rough = m.ramp(fine, [(0.35, 0.14), (0.62, 0.34)])
    juice = m.ramp(m.noise(4, 4, 0.6, 0.6), [(0.36, 0.15), (0.54, 1.0)])
    shader = m.principled(color=color, rough=rough, spec=0.5, coat=juice, coatr=0.1, sss=0.08, ssr=(0.3, 0.13, 0.06), ssc=color, normal=normal)
    return m.finish(shader)


def shavings(kind='chicken', count=9, seed=1):
    """Hidden strips to `copy`, each about 1 long, 0.36 wide, 0.1 thick. kind: 'chicken' or 'meat'."""
    if kind == 'chicken':
        material, size = shaving_material(kind, CHICKEN, 1.0, 0.2, 0.5), ((0.55, 1.45), (0.22, 0.55), (0.035, 0.07))
    else:
        material, size = shaving_material(kind, MEAT, 0.7, 0.3, 0.5), ((0.6, 1.3), (0.34, 0.62), (0.06, 0.1))
    return [hidden(_strip(f'{kind}-{i}', material, random.Random(seed * 100 + i), *size)) for i in range(count)]


def _strip(name, material, chance, lengths, widths, thicknesses):
    """One shaving: torn at its ends and along one side, curled across, its other long side crusted."""
    length, width, thickness = chance.uniform(*lengths), chance.uniform(*widths), chance.uniform(*thicknesses)
    bend, twist, curl, seed = chance.uniform(-1.1, 1.1), chance.uniform(-0.8, 0.8), chance.uniform(-1.5, 1.5), chance.uniform(0, 60)

    def point(u, v):
        a, q = u * TAU, (v - 0.5) * 2
        side = math.copysign(abs(math.cos(a)) ** 0.55, math.cos(a))
        end = 1 + 0.22 * perlin((side * 1.7, q, seed), 1) + 0.12 * fractal((side * 4, q, seed), 1)  # torn: some fibres reach farther
        taper = (1 - abs(q) ** 7) ** 0.5 if abs(q) < 1 else 0
        torn = 0.42 * perlin((q * 1.9, seed, 0), 1) + 0.24 * fractal((q * 5, side, seed), 1)
        half = width / 2 * (1 + (torn if side > 0 else 0.4 * torn) + 0.25 * perlin((q * 1.1, 0, seed), 1))
        x = side * half * (0.35 + 0.65 * taper)
        ridge = 0.3 * fractal((side * 5, q * 1.2, seed), 1, 0, 3)
        y = math.copysign(abs(math.sin(a)) ** 0.8, math.sin(a)) * thickness / 2 * taper * (1 + ridge)
        y += curl * x * x + 0.05 * perlin((x * 5, q * 2.2, seed), 1) + 0.02 * fractal((x * 9, q * 5, seed), 1)
        t = twist * q * 0.8
        x, y = x * math.cos(t) - y * math.sin(t), x * math.sin(t) + y * math.cos(t)
        arc = bend * q * 0.8
        crust = ease(-0.35, -0.95, side) + 0.5 * ease(0.86, 1, abs(q)) + 0.3 * math.sin(a) * perlin((q * 1.5, side, seed), 1)
        edge = crust * (0.75 + 0.5 * perlin((q * 3, side, seed), 1.5))
        z = q * length / 2 * end
        return Vector((x, y + length * 0.22 * (1 - math.cos(arc)) * (1 if bend > 0 else -1), z)), {'edge': max(0, edge)}

    return surface(name, 26, 34, point, material, round_u=True)


def heap(parent, shapes, count, location, radius, height, size=0.4, seed=0, squash=0.8, tousled=1.0):
    """Strips piled into a mound: most lie along its slope, some stick out: the more, the more `tousled`. Returns them."""
    chance, pile = random.Random(seed), []
    for i in range(count):
        share = i / max(1, count - 1)
        reach = radius * math.sqrt(chance.random()) * (1 - 0.55 * share)
        a, turn = chance.uniform(0, TAU), chance.uniform(0, TAU)
        z = 0.03 + height * (0.02 + 0.88 * share) * (1 - 0.5 * (reach / radius) ** 2)
        place = (location[0] + math.cos(a) * reach, location[1] + math.sin(a) * reach * squash, location[2] + z)
        slope = math.atan(height / radius) * min(1, 1.5 * reach / radius)
        lean = math.pi / 2 + slope * math.sin(turn - a) + chance.gauss(0, 0.2 * tousled), slope * math.cos(turn - a) + chance.gauss(0, 0.25 * tousled)
        pile.append(copy(chance.choice(shapes), place, (*lean, turn), size * chance.uniform(0.55, 1.3), parent))
    return pile
