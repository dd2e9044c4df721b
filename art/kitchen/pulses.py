"""Small round things: chickpeas, pine nuts, pomegranate seeds."""
import random

from kitchen.materials import Material, plain
from kitchen.shapes import TAU, copy, hidden, lump


def _chickpea():
    m = Material('chickpea')
    color = m.mix(m.noise(6, 3), '#c99a55', '#e0bd82')
    return lump('chickpea', m.finish(m.principled(color=color, rough=0.55, normal=m.bump(m.noise(14, 4), 0.35, 0.03))), (1, 0.86, 0.8), 20, 0.26, 1.3, 0.04)


def _pine_nut():
    return lump('pine nut', plain('pine nut', '#cf9c58', 0.4, coat=0.2), (1, 0.45, 0.42), 16, 0.1, 1.3, 0.0)


def _pomegranate():
    m = Material('pomegranate')
    color = m.mix(m.noise(3, 3), '#5c0310', '#a80f24')
    return lump('pomegranate', m.finish(m.principled(color=color, rough=0.08, coat=0.7, coatr=0.05, sss=0.3, ssr=(0.5, 0.05, 0.05), ssc='#c01030')), (1, 0.75, 0.75), 18, 0.14, 1.6, 0.0, boxy=1.4)


KINDS = {'chickpea': (_chickpea, 0.1), 'pine nut': (_pine_nut, 0.075), 'pomegranate': (_pomegranate, 0.065)}


def strew(kind, spots, parent=None, seed=0, size=1.0):
    """One of KINDS at each spot (x, y, z), turned at random."""
    make, radius = KINDS[kind]
    shape, chance = hidden(make()), random.Random(seed)
    for spot in spots:
        turn = tuple(chance.uniform(0, TAU) for _ in range(3)) if kind == 'chickpea' else (chance.uniform(-0.4, 0.4), chance.uniform(-0.4, 0.4), chance.uniform(0, TAU))
        copy(shape, spot, turn, radius * size * chance.uniform(0.85, 1.12), parent)
