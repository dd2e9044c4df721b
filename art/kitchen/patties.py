"""What a burger is about: beef, crispy chicken, grilled chicken. They stand on z = 0 of the parent; a burger's radius is 1."""
import math
import random

from mathutils import Vector

from kitchen.materials import Material
from kitchen.noise import ease, fractal, perlin, ridges
from kitchen.once import once, pattern
from kitchen.shapes import TAU, copy, hidden, surface

GOLDEN_COAT = ('#6a2a08', '#aa5212', '#ce7828', '#e2a65c')
SPICY_COAT = ('#3f0904', '#841a08', '#b93a10', '#d9702c')


@once
def seared_beef(name):
    """Mince with a seared crust: near black in the crevices, brown on the crumbs (`crumb`), charred on top (`sear`), fat glistening."""
    m = Material(name)
    broad, fine = m.noise(4.5, 7, 0.65, 0.3), m.noise(19, 6, 0.7)
    tone = m.add(m.times(broad, 0.5), m.times(m.attribute('crumb'), 0.5))
    color = m.ramp(tone, [(0.14, '#1a0803'), (0.32, '#4a2211'), (0.5, '#7c4526'), (0.74, '#b57c4c')])
    color = m.mix(m.ramp(fine, [(0.58, 0.0), (0.7, 0.5)]), color, '#260d05')
    char = m.times(m.attribute('sear'), m.ramp(broad, [(0.35, 1.0), (0.7, 0.2)]))
    color = m.mix(m.times(char, 0.5), color, '#1c0a04')
    color = m.mix(m.ramp(m.noise(11, 3, 0.5), [(0.66, 0.0), (0.74, 0.3)]), color, '#b98a5c')
    fat = m.ramp(m.noise(7, 5, 0.6), [(0.46, 0.62), (0.6, 0.2)])
    grit = m.cells(21, m.warped(8, 0.1))
    normal = m.bump(m.add(fine, m.times(grit, -0.9), m.times(m.noise(52, 4, 0.7), 0.6)), 1.0, 0.05)
    return m.finish(m.principled(color=color, rough=fat, spec=0.5, coat=0.12, coatr=0.15, normal=normal))


def beef_patty(parent, radius=1.03, height=0.31, seed=2):
    """Coarse mince, pressed by hand: cracked rim, crumbly sides."""
    foot = 0.25

    def point(u, v):
        a = u * TAU
        if v < foot:
            r, z = v / foot * 0.9, 0
        elif v > 1 - foot:
            r, z = (1 - v) / foot * 0.9, 1
        else:
            z = (v - foot) / (1 - 2 * foot)
            r = 0.9 + 0.1 * math.sin(z * math.pi) ** 0.55
        d = Vector((math.cos(a) * r, math.sin(a) * r, z * height * 0.9))
        coarse, middle, small = ridges(d, 5.5, seed), ridges(d, 11, seed + 3), ridges(d, 23, seed + 5)
        crumble = 0.085 * coarse + 0.06 * middle + 0.03 * small + 0.035 * fractal(d, 6, seed, 3)
        crack = 0.05 * ease(0.12, 0.0, abs(perlin((math.cos(a) * 3.1, math.sin(a) * 3.1, seed), 1.3)))
        k = 0.97 + 0.05 * perlin(d, 1.6, seed) + (crumble - crack) * ease(0.3, 0.9, r)
        lift = z * height + 0.03 * perlin(d, 4, seed) + 0.05 * (coarse + 0.6 * middle) * (1 if z > 0.5 else -1)
        facts = {'crumb': min(1, max(0, 0.05 + 0.75 * coarse + 0.5 * middle - 4 * crack)), 'sear': ease(0.6, 1, z) + 0.6 * ease(0.3, 0, z)}
        return Vector((d.x * radius * k, d.y * radius * k, lift)), facts

    return surface('beef patty', 270, 88, point, seared_beef(), round_u=True, parent=parent)


def smashed_patty(parent, radius=1.08, height=0.25, seed=2):
    """The same mince pressed thin, with a lacy edge."""
    return beef_patty(parent, radius, height, seed)


@once
def fried_coat(name, *colours):
    """Fried crumbs: dark in the crevices, light on the crests (`crumb`). colours: four, dark to light."""
    m = Material(name)
    broad, fine = m.noise(3.5, 6, 0.62), m.noise(22, 5, 0.7)
    tone = m.add(m.times(broad, 0.55), m.times(m.attribute('crumb'), 0.5), m.centred(m.random(), 0.1))
    color = m.ramp(tone, list(zip((0.22, 0.38, 0.56, 0.82), colours)))
    color = m.mix(m.ramp(fine, [(0.6, 0.0), (0.72, 0.5)]), color, colours[0])
    oil = m.ramp(m.noise(9, 4, 0.6), [(0.42, 0.58), (0.62, 0.28)])
    normal = m.bump(m.add(fine, m.times(m.cells(19, m.warped(9, 0.08)), 1.0), m.times(m.noise(60, 3, 0.7), 0.5)), 0.9, 0.045)
    return m.finish(m.principled(color=color, rough=oil, spec=0.45, coat=0.1, coatr=0.2, sss=0.05, ssr=(0.25, 0.1, 0.04), ssc=color, normal=normal))


def _flake(name, material, seed):
    def point(u, v):
        a, b = u * TAU, (v - 0.5) * math.pi
        d = Vector((math.cos(b) * math.cos(a), math.cos(b) * math.sin(a), math.sin(b)))
        crag = ridges(d, 1.9, seed)
        r = 0.75 + 0.45 * crag + 0.3 * perlin(d, 2.2, seed)
        return Vector((d.x * r, d.y * r * 0.75, d.z * r * 0.5)), {'crumb': min(1, 0.25 + crag)}

    return hidden(surface(name, 18, 12, point, material, round_u=True))


def flakes_of(material):
    """Hidden flakes of crust to `copy`, each about 1 in radius."""
    return [pattern('%s flake %d' % (material.name[:40], k), lambda name, k=k: _flake(name, material, k)) for k in range(3)]


def crispy_chicken(parent, radius=1.09, height=0.36, seed=3, coat=GOLDEN_COAT, flakes=110):
    """A breaded fillet: uneven outline, craggy coat, loose flakes of crust at the sides."""
    material = fried_coat(*coat)

    def outline(a):
        return 1 + 0.12 * perlin((math.cos(a) * 1.3, math.sin(a) * 1.3, seed), 1.2)

    def point(u, v):
        a, b = u * TAU, (v - 0.5) * math.pi
        r = math.cos(b) ** 0.42 if 0 < v < 1 else 0
        z = math.copysign(abs(math.sin(b)) ** 0.9, math.sin(b))
        d = Vector((math.cos(a) * r, math.sin(a) * r, z * 0.3))
        crag = 0.5 * ridges(d, 4.6, seed) + 0.36 * ridges(d, 10, seed + 3) + 0.2 * ridges(d, 21, seed + 6)
        k = outline(a) + 0.15 * crag - 0.05 + 0.03 * fractal(d, 7, seed, 3)
        lift = height * 0.5 * (1 + z * (1 + 0.3 * perlin(d, 2, seed))) + 0.13 * (crag - 0.2) * (1 if z > 0 else -1)
        return Vector((d.x * radius * k, d.y * radius * k, lift)), {'crumb': min(1, max(0, crag * 1.5 - 0.05))}

    fillet = surface('crispy chicken', 270, 100, point, material, round_u=True, parent=parent)
    dice = random.Random(seed)
    shapes = flakes_of(material)
    for k in range(flakes):
        a, level = dice.uniform(0, TAU), dice.uniform(-0.75, 0.8)
        away = radius * outline(a) * (1 - abs(level) ** 3 * 0.13) * dice.uniform(0.98, 1.05)
        place = (math.cos(a) * away, math.sin(a) * away, height * 0.5 * (1 + level))
        turn = (dice.uniform(-0.8, 0.8), dice.uniform(-0.8, 0.8), a + dice.uniform(-0.7, 0.7))
        copy(shapes[k % 3], place, turn, dice.uniform(0.035, 0.085), parent)
    return fillet


@once
def grilled_skin(name):
    """Marinated, grilled chicken: gold, browner at the rim, with broken black-brown bars from the grill on top and down the side."""
    m = Material(name)
    broad, fine = m.noise(3.2, 6, 0.62), m.noise(17, 5, 0.7)
    fibre = m.noise(7, 5, 0.65, 0.5, m.stretched((0.6, 5, 5)))
    color = m.ramp(m.add(m.times(broad, 0.6), m.times(fibre, 0.4)), [(0.28, '#5a290c'), (0.44, '#97501c'), (0.6, '#bd7c3c'), (0.76, '#d8a66c')])
    spice = m.ramp(m.noise(30, 3, 0.6), [(0.6, 0.0), (0.68, 0.7)])
    color = m.mix(spice, color, '#7a2c0a')
    char = m.times(m.attribute('rim'), m.ramp(m.noise(4, 5, 0.65), [(0.4, 0.0), (0.62, 1.0)]))
    color = m.mix(m.times(char, 0.8), color, '#2a1006')
    place = m.add(m.times(m.axis('x'), 2.9), m.times(m.axis('y'), 0.9), m.centred(m.noise(1.9, 5, 0.65), 1.5))
    bar = m.ramp(m.math('ABSOLUTE', m.math('SUBTRACT', m.math('FRACT', place), 0.5)), [(0.05, 1.0), (0.22, 0.0)])
    mask = m.times(m.ramp(m.noise(3.2, 6, 0.7), [(0.42, 0.0), (0.6, 1.0)]), m.attribute('seen'))
    burnt = m.times(bar, mask)
    color = m.mix(m.times(burnt, 0.94), color, '#1c0a04')
    oil = m.ramp(m.noise(6, 4, 0.6), [(0.42, 0.5), (0.6, 0.2)])
    height = m.add(m.times(fibre, 1.6), m.times(fine, 0.8), m.times(m.cells(13, m.warped(8, 0.1)), -0.6), m.times(burnt, -1.4))
    return m.finish(m.principled(color=color, rough=oil, spec=0.45, coat=0.35, coatr=0.14, sss=0.08, ssr=(0.3, 0.12, 0.05), ssc=color, normal=m.bump(height, 0.9, 0.045)))


def grilled_thigh(parent, radius=1.14, height=0.32, seed=4):
    """A boneless thigh off the grill, longer than the bun so that its marks show."""

    def point(u, v):
        a, b = u * TAU, (v - 0.5) * math.pi
        r = math.cos(b) ** 0.5 if 0 < v < 1 else 0
        z = math.copysign(abs(math.sin(b)) ** 0.8, math.sin(b))
        d = Vector((math.cos(a) * r, math.sin(a) * r, z * 0.3))
        rim = (math.cos(a) * 1.5, math.sin(a) * 1.5, seed)
        k = 1 + 0.13 * perlin(rim, 1.1) + 0.05 * perlin(rim, 3.2) + 0.03 * fractal(d, 6, seed, 3)
        muscle = ridges((d.x * 0.8, d.y * 1.5, seed), 1.7, seed)
        fold = 0.11 * perlin((d.x * 1.6, d.y * 3, seed), 1.3) + 0.16 * (min(0.35, muscle) - 0.2) + 0.025 * fractal(d, 7, seed, 3)
        lift = height * 0.5 * (1 + z) + fold * (1 if z > 0 else 0.4) - 0.06 * ease(0.75, 1.1, r) * z
        return Vector((d.x * radius * k, d.y * radius * k, lift)), {'seen': ease(-0.75, -0.2, z), 'rim': ease(0.7, 1.0, r)}

    return surface('grilled chicken', 170, 64, point, grilled_skin(), round_u=True, parent=parent)
