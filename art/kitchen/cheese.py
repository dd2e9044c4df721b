"""Cheese and sauce that hang over what lies below: draped slices, grilled halloumi, poured sauces. A burger's radius is 1."""
import math
import random

from mathutils import Vector

from kitchen.materials import Material
from kitchen.noise import ease, fractal, perlin
from kitchen.once import once
from kitchen.sauces import sauce_material
from kitchen.shapes import TAU, mesh, round_edges, surface, thicken

CHEDDAR, WHITE, PEPPER_JACK = '#e06a08', '#e9d3a4', '#e3bb6c'
BEND = 0.085  # radius of the fold where a slice begins to hang


@once
def slice_cheese(name, color, peppered=False):
    """A processed slice, soft from the heat; peppered: with red and green flecks of chilli."""
    m = Material(name)
    tint = m.mix(0.5, color, m.ramp(m.noise(2.6, 4), [(0.3, 0.8), (0.7, 1.0)]), 'MULTIPLY')
    if peppered:
        flecks = m.ramp(m.cells(7.5, m.warped(9, 0.1)), [(0.3, 1.0), (0.36, 0.0)])
        kind = m.node('TexVoronoi', {'Vector': m.warped(9, 0.1), 'Scale': 7.5}).outputs['Color']
        red = m.math('GREATER_THAN', m.axis('x', kind), 0.45)
        tint = m.mix(flecks, tint, m.mix(red, '#2f6a12', '#b0180a'))
    rough = m.ramp(m.noise(5, 4), [(0.35, 0.26), (0.65, 0.42)])
    normal = m.bump(m.add(m.noise(5, 3), m.times(m.noise(30, 3), 0.15)), 0.14, 0.05)
    return m.finish(m.principled(color=tint, rough=rough, spec=0.42, sss=0.12, ssr=(0.3, 0.1, 0.03), ssc=color, coat=0.15, coatr=0.18, normal=normal))


@once
def melted(name, color):
    """Cheese hot from the grill: soft, deeper in the hollows, with small bubbles and spots of fat that browned."""
    m = Material(name)
    tint = m.mix(0.5, color, m.ramp(m.noise(3.2, 4), [(0.3, 0.62), (0.7, 1.0)]), 'MULTIPLY')
    bubbles = m.ramp(m.cells(11, m.warped(8, 0.15)), [(0.08, 1.0), (0.2, 0.0)])
    browned = m.times(bubbles, m.ramp(m.noise(3, 4, 0.6), [(0.46, 0.0), (0.6, 0.7)]))
    tint = m.mix(browned, tint, '#8a3a08')
    rough = m.ramp(m.noise(6, 4), [(0.35, 0.3), (0.65, 0.55)])
    normal = m.bump(m.add(m.noise(4, 3), m.times(m.noise(24, 3), 0.25), m.times(bubbles, 0.35)), 0.26, 0.05)
    return m.finish(m.principled(color=tint, rough=rough, spec=0.36, sss=0.07, ssr=(0.3, 0.1, 0.03), ssc=tint, coat=0.06, coatr=0.2, normal=normal))


def cheese_slice(parent, z, radius=1.03, side=1.0, turn=0.4, seed=3, color=CHEDDAR, peppered=False, drop=0.8):
    """A square slice, `side` its half width, lying at z and hanging over a patty of `radius`. drop: how far its corners hang."""

    def point(u, v):
        x, y = (u - 0.5) * 2 * side, (v - 0.5) * 2 * side
        away, a = math.hypot(x, y), math.atan2(y, x)
        edge = radius * (1 + 0.025 * math.sin(3 * a + seed))
        sag = 0.03 * perlin((x * 2, y * 2, seed), 1.5)
        if away <= edge:
            return Vector((x, y, sag))
        hang = (away - edge) * drop
        quarter = BEND * math.pi / 2
        if hang < quarter:
            out, down = BEND * math.sin(hang / BEND), BEND * (1 - math.cos(hang / BEND))
        else:
            ripple = 0.05 * perlin((math.cos(a) * 3, math.sin(a) * 3, hang * 3), 1, seed)
            out, down = BEND + ripple - 0.06 * (hang - quarter), BEND + (hang - quarter) * (1 + 0.25 * perlin((x, y, seed), 3))
        return Vector((math.cos(a) * (edge + out), math.sin(a) * (edge + out), sag - down))

    slice_ = surface('cheese', 64, 64, point, slice_cheese(color, peppered), parent=parent)
    thicken(slice_, 0.042, 1, 0.016)
    slice_.location.z, slice_.rotation_euler.z = z, turn
    return slice_


@once
def cut_cheddar(name):
    """The dry, close, slightly crumbling face of a piece of cheddar."""
    m = Material(name)
    color = m.ramp(m.noise(4, 6, 0.65), [(0.3, '#c85a08'), (0.55, CHEDDAR), (0.8, '#ea8a22')])
    normal = m.bump(m.add(m.noise(9, 6, 0.7), m.times(m.cells(14, m.warped(6, 0.1)), 0.4)), 0.5, 0.03)
    return m.finish(m.principled(color=color, rough=0.5, spec=0.35, sss=0.1, ssr=(0.3, 0.1, 0.03), ssc=color, normal=normal))


def cheddar_wedge(parent, location, rotation=(0, 0, 0), size=0.8, height=0.42):
    """A piece cut from a wheel of cheddar, `size` long from its point at -y; location is the middle of its foot."""
    arc = [(math.sin(a) * size, math.cos(a) * size - size / 2) for a in (-0.42, -0.21, 0, 0.21, 0.42)]
    outline = [(0, -size / 2), *arc[::-1]]
    count = len(outline)
    points = [Vector((x, y, z)) for z in (0, height) for x, y in outline]
    sides = [(i, (i + 1) % count, (i + 1) % count + count, i + count) for i in range(count)]
    wedge = mesh('cheddar', points, [tuple(range(count))[::-1], tuple(range(count, 2 * count)), *sides], cut_cheddar(), smooth=False, parent=parent)
    round_edges(wedge, 0.025)
    wedge.location, wedge.rotation_euler = location, rotation
    return wedge


@once
def grilled_halloumi(name):
    """Cream at the sides, golden where it met the grill (attribute `fried`), with dark bars across."""
    m = Material(name)
    white = m.ramp(m.noise(5, 4), [(0.3, '#cfae78'), (0.7, '#e2cb9c')])
    patch = m.add(m.noise(4, 6, 0.65), m.centred(m.noise(16, 4, 0.7), 0.3))
    golden = m.ramp(patch, [(0.3, '#e6c386'), (0.46, '#d79a4a'), (0.62, '#b4661f'), (0.8, '#84400f')])
    met = m.ramp(m.add(m.attribute('fried'), m.centred(m.noise(6, 4), 0.5)), [(0.35, 0.0), (0.7, 1.0)])
    across = m.add(m.times(m.axis('x'), 4.2), m.times(m.axis('y'), 1.1), m.centred(m.noise(2.2, 4, 0.6), 0.35))
    bar = m.ramp(m.math('ABSOLUTE', m.math('SUBTRACT', m.math('FRACT', across), 0.5)), [(0.09, 1.0), (0.2, 0.0)])
    burnt = m.times(m.times(bar, met), m.ramp(m.noise(6, 5, 0.7), [(0.3, 0.5), (0.48, 1.0)]))
    color = m.mix(m.times(burnt, 0.93), m.mix(met, white, golden), '#2e1004')
    height = m.add(m.noise(14, 5, 0.7), m.times(m.cells(9), 0.4), m.times(burnt, -1.2))
    soft = dict(sss=0.1, ssr=(0.3, 0.2, 0.1), ssc=color)
    return m.finish(m.principled(color=color, rough=0.52, spec=0.3, normal=m.bump(height, 0.6, 0.03), **soft))


def halloumi_slab(parent, location, rotation=(0, 0, 0), size=(0.95, 0.5, 0.14), seed=0):
    """A grilled slab; size: half length, half width, half height; location is its middle."""

    def point(u, v):
        a, b = u * TAU, (v - 0.5) * math.pi
        d = Vector((math.cos(b) * math.cos(a), math.cos(b) * math.sin(a), math.sin(b)))
        r = sum(abs(c) ** 7 for c in d) ** (-1 / 7)
        box = d * r
        k = 1 + 0.05 * perlin(box, 1.4, seed) + 0.012 * fractal(box, 5, seed, 3)
        corner = ease(0.1, 0.9, abs(box.z))
        return Vector(c * k * s for c, s in zip(box, size)), {'fried': corner}

    slab = surface('halloumi', 96, 60, point, grilled_halloumi(), round_u=True, parent=parent)
    slab.location, slab.rotation_euler = location, rotation
    return slab


def scattered_drips(seed, count=7, longest=0.3, shortest=0.1, width=0.1):
    """Drips around a burger, most of them towards the camera: (angle, half width as an angle, length)."""
    dice = random.Random(seed)
    drips = []
    for k in range(count):
        angle = -math.pi / 2 + (k - (count - 1) / 2) * (math.pi * 1.25 / count) + dice.uniform(-0.12, 0.12)
        drips.append((angle, width * dice.uniform(0.7, 1.35), dice.uniform(shortest, longest)))
    return drips


def pour(parent, z, color, radius=0.95, drips=(), thickness=0.06, skirt=0.05, seed=0, gloss=0.6, out=0.05):
    """Sauce spread at z with an uneven edge at `radius` and drips that run down from it.

    drips: (angle, half width as an angle, length); skirt: how far the edge hangs between them; out: how far it bulges;
    color: a colour or a finished material."""
    material = sauce_material(color, gloss) if isinstance(color, str) else color
    flat = 0.35  # share of v on top

    def length_at(a):
        longest, share = 0, 0
        for angle, width, length in drips:
            x = (a - angle + 0.12 * width * perlin((a * 5, angle, seed))) / width
            x = (x + math.pi / width) % (TAU / width) - math.pi / width
            if abs(x) < 1:
                finger = (1 - x * x) ** 0.45
                longest, share = max(longest, length * finger), max(share, finger)
            elif abs(x) < 1.8:  # a fillet where the drip leaves the edge
                longest = max(longest, 0.16 * length * (1 - (abs(x) - 1) / 0.8) ** 2)
        return longest, share

    def point(u, v):
        a = u * TAU
        rim = (math.cos(a), math.sin(a), seed)
        edge = radius * (1 + 0.045 * perlin(rim, 2.3) + 0.02 * perlin(rim, 6))
        if v < flat:
            r = edge * v / flat
            return Vector((math.cos(a) * r, math.sin(a) * r, thickness + 0.02 * perlin((math.cos(a) * r, math.sin(a) * r, seed), 3)))
        longest, share = length_at(a)
        t = (v - flat) / (1 - flat)
        run = skirt * (1 + 0.7 * perlin(rim, 3.1, 5)) + longest
        bend = out + thickness
        s = t * (bend * math.pi / 2 + run)
        if s < bend * math.pi / 2:
            r, down = edge + out * math.sin(s / bend), bend * (1 - math.cos(s / bend))
        else:
            r, down = edge + out, bend + s - bend * math.pi / 2
        r += 0.035 * share * ease(0.45, 0.85, t)
        tip = max(0, (t - 0.88) / 0.12)
        r -= (out + 0.04) * (1 - math.sqrt(max(0, 1 - tip * tip)))
        return Vector((math.cos(a) * r, math.sin(a) * r, thickness - down))

    layer = surface('sauce', 340, 30, point, material, round_u=True, parent=parent)
    layer.location.z = z
    return layer


def run_down(parent, z, radius, material, runs, seed=0, out=0.15):
    """Single drops of sauce that run down from a rim at z and `radius`: wide where they leave it, thin, round at the end.

    runs: (angle, half width in units, length); out: how far what lies below sticks out."""

    def drop(start, width, length):
        def point(u, v):
            side, down = u * 2 - 1, v * length
            leaving = 1.5 * ease(0.3, 0, v) ** 2
            bead = 0.45 * math.exp(-(((v - 0.86) / 0.16) ** 2))
            end = math.sqrt(max(0, 1 - (max(0, v - 0.86) / 0.14) ** 2))
            half = width * (0.62 + leaving + bead) * end
            bulge = width * (0.5 + 1.1 * bead) * end * math.sqrt(max(0, 1 - side * side))
            a = start + (side * half + 0.05 * perlin((0, 0, down * 5), 1, seed + start * 7)) / radius
            over = out * ease(0, 0.35, v) ** 0.6 + 0.02 * perlin((math.cos(a), math.sin(a), down), 4, seed)
            r = radius + over + bulge - 0.03 * (1 - end)
            return Vector((math.cos(a) * r, math.sin(a) * r, 0.03 - down))

        return surface('drop', 17, 34, point, material, parent=parent)

    for start, width, length in runs:
        drop(start, width, length).location.z = z


@once
def chilli_sauce(name, bright='#98280a', deep='#520e04'):
    """Crushed chillies in oil: red, deeper in places, with pale seeds and dark bits of skin."""
    m = Material(name)
    color = m.ramp(m.noise(5, 5, 0.6), [(0.32, deep), (0.62, bright)])
    bits = m.ramp(m.cells(12, m.warped(9, 0.12)), [(0.14, 1.0), (0.2, 0.0)])
    seeds = m.ramp(m.cells(8.3, m.warped(7, 0.1)), [(0.1, 1.0), (0.14, 0.0)])
    color = m.mix(m.times(seeds, 0.85), m.mix(m.times(bits, 0.8), color, '#3a0602'), '#d8963c')
    height = m.add(m.times(bits, 0.7), seeds, m.times(m.noise(17, 4, 0.65), 0.7))
    soft = dict(sss=0.03, ssr=(0.3, 0.04, 0.02), ssc=color)
    return m.finish(m.principled(color=color, rough=0.36, spec=0.45, coat=0.35, coatr=0.16, normal=m.bump(height, 1.0, 0.05), **soft))


@once
def flecked_sauce(name, color):
    """Mayonnaise with black-brown flecks."""
    m = Material(name)
    flecks = m.ramp(m.cells(15, m.warped(11, 0.1)), [(0.2, 1.0), (0.26, 0.0)])
    dust = m.ramp(m.noise(48, 2), [(0.64, 0.0), (0.7, 0.8)])
    tint = m.mix(m.math('MAXIMUM', flecks, dust), color, '#1c0f08')
    return m.finish(m.principled(color=tint, rough=0.3, spec=0.45, coat=0.25, coatr=0.12, normal=m.bump(m.add(flecks, m.noise(8, 3)), 0.2, 0.03)))
