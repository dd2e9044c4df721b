"""Paper around the food, in the house's stripes."""
import math

from mathutils import Vector

from kitchen.materials import Material
from kitchen.noise import ease, perlin, ridges
from kitchen.shapes import TAU, surface, thicken

CREAM, EMBER, SAFFRON = '#f4e9d6', '#b2330b', '#e59a22'


def striped_paper(ground=CREAM, stripe=EMBER, thin=SAFFRON, scale=5):
    """Diagonal stripes: one broad, one thin. The mesh gives `around` (0 to 1) and `up` (units)."""
    m = Material('paper')
    slope = m.times(m.add(m.attribute('around'), m.times(m.attribute('up'), 0.35)), float(scale))
    color = m.mix(m.math('LESS_THAN', m.math('FRACT', slope), 0.28), ground, stripe)
    offset = m.math('ABSOLUTE', m.math('SUBTRACT', m.math('FRACT', m.add(slope, 0.14)), 0.5))
    color = m.mix(m.math('LESS_THAN', offset, 0.03), color, thin)
    sheet = m.principled(color=color, rough=0.55, spec=0.3, normal=m.bump(m.noise(40, 3), 0.06, 0.01))
    return m.finish(m.blend(0.15, sheet, m.translucent(color)))


def sleeve(parent, material, radius=0.5, height=1.1, seed=0, bent=lambda z: (0, 0)):
    """Crumpled paper around the lower part of a roll that stands along +z, up to about `height`; bent(z): (x, y) of its middle."""

    def point(u, v):
        a = u * TAU * 1.12 + 2.2
        top = height + 0.16 * math.sin(a + 0.6) + 0.22 * (u - 0.5)
        z = top * v - 0.03
        q = Vector((math.cos(a) * 2.2, math.sin(a) * 2.2, z * 1.6 + seed))
        crumple = 0.04 * (ridges(q, 1.3, seed) - 0.35) + 0.03 * perlin(q, 0.9)
        flare = 0.08 * ease(0.75, 1, v) * (1 + 0.8 * perlin((math.cos(a) * 2, math.sin(a) * 2, seed), 1.3))
        r = radius * 1.075 + 0.018 * u + crumple + flare - 0.3 * ease(0.12, 0, v) * radius
        aside = bent(z)
        return Vector((math.cos(a) * r * 1.05 + aside[0], math.sin(a) * r * 0.97 + aside[1], z)), {'around': u, 'up': z}

    return thicken(surface('sleeve', 200, 60, point, material, parent=parent), 0.006)


def paper_sheet(parent, material, location, width=3.0, depth=2.2, turn=0.0, seed=0):
    """A crumpled sheet lying on the table or in a tray."""

    def point(u, v):
        x, y = (u - 0.5) * width, (v - 0.5) * depth
        rim = ease(0.42, 0.5, max(abs(u - 0.5), abs(v - 0.5)))
        z = 0.012 + 0.03 * ridges((x, y, seed), 1.4, seed) + 0.10 * rim * (0.6 + perlin((x * 2, y * 2, seed), 1))
        return Vector((x, y, z)), {'around': u * width / 4, 'up': y}

    sheet = surface('sheet', 120, 90, point, material, parent=parent)
    sheet.location, sheet.rotation_euler.z = location, turn
    return sheet
