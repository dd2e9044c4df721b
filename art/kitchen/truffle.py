"""Black truffle: whole, cut open and shaved. A burger's radius is 1; angles in radians."""
import math

from mathutils import Vector

from kitchen.materials import Material
from kitchen.noise import ease, fractal, perlin, ridges
from kitchen.once import once
from kitchen.shapes import TAU, disc_profile, surface


@once
def truffle_flesh(name):
    """Hazel flesh with pale branching veins where the mesh says `cut`, black warty rind (`wart` on its crests) elsewhere."""
    m = Material(name)
    shift = m.node('CombineXYZ', {0: m.times(m.random(), 40), 1: m.times(m.random(), 17)}).outputs[0]
    place = m.node('VectorMath', {0: m.warped(4.5, 0.3), 1: shift}, operation='ADD').outputs[0]
    broad = m.ramp(m.cells(4.2, m.stretched((1, 1.7, 1), place), 'DISTANCE_TO_EDGE'), [(0.008, 1.0), (0.04, 0.0)])
    thin = m.ramp(m.cells(10, place, 'DISTANCE_TO_EDGE'), [(0.006, 1.0), (0.03, 0.0)])
    here_and_there = m.ramp(m.noise(3.6, 3, vector=place), [(0.42, 0.1), (0.58, 1.0)])
    veins = m.math('MAXIMUM', m.times(broad, 0.95), m.times(m.times(thin, here_and_there), 0.8))
    flesh = m.ramp(m.noise(8, 4, 0.6, vector=place), [(0.35, '#2e160a'), (0.65, '#542e14')])
    flesh = m.mix(veins, flesh, '#c09a68')
    rind = m.mix(m.attribute('wart'), '#120b08', '#3a271a')
    color = m.mix(m.attribute('cut'), rind, flesh)
    rough = m.ramp(m.noise(9, 3), [(0.4, 0.5), (0.6, 0.34)])
    normal = m.bump(m.add(m.noise(20, 4, 0.65), m.times(veins, 0.3)), 0.4, 0.02)
    return m.finish(m.principled(color=color, rough=m.add(rough, m.times(m.attribute('cut'), 0.2)), spec=0.28, normal=normal))


def truffle(parent, location, rotation=(0, 0, 0), radius=0.42, seed=0, cut=0.0):
    """A knobbly truffle around `location`; cut: the share of it that is sliced off at +z, whose face shows the veins."""
    brink = math.acos(1 - 2 * cut)  # the angle from +z where the rind begins
    face = 0.35 if cut else 0  # share of v on the cut face

    def point(u, v):
        a, on_face = u * TAU, v < face
        polar = brink if on_face else brink + (math.pi - brink) * (v - face) / (1 - face)
        rind = Vector((math.cos(a) * math.sin(polar), math.sin(a) * math.sin(polar), math.cos(polar)))
        wart = min(1, ridges(rind, 3.6, seed) * 1.3 + 0.25 * ridges(rind, 8, seed))
        k = 1 + 0.24 * perlin(rind, 1.3, seed) + 0.02 * fractal(rind, 9, seed, 2)
        if on_face:
            inward = v / face
            return Vector((rind.x * k * inward, rind.y * k * inward, rind.z)) * radius, {'cut': ease(1, 0.93, inward), 'wart': 0}
        k += 0.1 * (wart - 0.4)
        return Vector((rind.x * k, rind.y * k, rind.z * (0.9 + 0.1 * k))) * radius, {'cut': 0, 'wart': ease(0.35, 0.9, wart)}

    whole = surface('truffle', 150, 110, point, truffle_flesh(), round_u=True, parent=parent)
    whole.location, whole.rotation_euler = location, rotation
    return whole


def truffle_slice(parent, location, rotation=(0, 0, 0), radius=0.34, seed=0, droop=0.16):
    """A thin shaving with a black rim; its +x side droops, as over an edge; location is its middle."""

    def point(u, v):
        a = u * TAU
        r, z, rim = disc_profile(v, 0.42)
        edge = (math.cos(a), math.sin(a), seed)
        k = r * radius * (1 + 0.14 * perlin(edge, 1.2) + 0.035 * perlin(edge, 5))
        x, y = math.cos(a) * k, math.sin(a) * k
        lift = (z - 0.5) * 0.03 - droop * max(0, x) ** 2 / radius + 0.12 * radius * perlin((x, y, seed), 2.2)
        return Vector((x, y, lift)), {'cut': ease(0.93, 0.86, r) * (1 - rim), 'wart': 0.2}

    shaving = surface('truffle slice', 72, 41, point, truffle_flesh(), round_u=True, parent=parent)
    shaving.location, shaving.rotation_euler = location, rotation
    return shaving
