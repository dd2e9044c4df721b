"""The vertical spit: slices of meat packed on a rod, carved on one side, roasting in front of gas burners."""
import math

from mathutils import Vector

from kitchen.materials import Material, plain
from kitchen.noise import ease, fractal, perlin, ridges
from kitchen.shapes import TAU, block, group, lathe, lump, surface

HEIGHT = 3.5
ROAST = ('#1c0903', '#57210a', '#9c4c14', '#c67a30', '#d9a464')


def _roast():
    """Charred edges of slices (`high`), golden flesh, running fat."""
    m = Material('roast')
    broad, fine = m.noise(2.6, 7, 0.62, 0.3), m.noise(14, 6, 0.7)
    fibre = m.noise(4, 5, 0.6, 0.8, m.stretched((1, 1, 5)))
    tone = m.add(m.times(broad, 0.5), m.times(fibre, 0.35), m.times(m.attribute('high'), -0.22))
    color = m.ramp(tone, list(zip((0.16, 0.28, 0.4, 0.54, 0.72), ROAST)))
    normal = m.bump(m.add(fine, m.times(m.cells(12), 0.7)), 0.7, 0.05)
    rough = m.ramp(fine, [(0.35, 0.22), (0.65, 0.55)])
    return m.finish(m.principled(color=color, rough=rough, spec=0.5, coat=0.4, coatr=0.14, sss=0.08, ssr=(0.3, 0.14, 0.06), ssc=color, normal=normal))


def _grilled(fresh, burnt):
    """What crowns the spit: shrivelled and charred in places, wet with its own juice."""
    m = Material('grilled')
    done = m.add(m.noise(3.2, 5, 0.65), m.centred(m.noise(14, 4, 0.6), 0.3))
    color = m.ramp(done, [(0.42, fresh), (0.68, burnt)])
    normal = m.bump(m.add(m.noise(5, 4, 0.6), m.times(m.noise(22, 3), 0.3)), 0.5, 0.05)
    return m.finish(m.principled(color=color, rough=m.ramp(done, [(0.4, 0.28), (0.7, 0.6)]), spec=0.45, coat=0.15, coatr=0.2, normal=normal))


def spit(location=(0, 0, 0.55), detail=360):
    """A cone of slices, wider at the top, standing on the disc of a steel rod over a drip pan; fat, onion and tomatoes on top."""
    root = group('spit', location)

    def point(u, v):
        a, z = u * TAU, v * HEIGHT
        ca, sa = math.cos(a), math.sin(a)
        radius = 0.52 + 0.62 * ease(0, 0.75, v) - 0.10 * ease(0.85, 1, v)
        here = Vector((ca * 1.5, sa * 1.5, z))
        slot = z * 8.6 + 1.3 * perlin(here, 1.1) + perlin((ca * 3, sa * 3, z * 2), 1, 4) + 0.35 * perlin((ca * 9, sa * 9, z * 5), 1, 8)
        inside, number = slot - math.floor(slot), math.floor(slot)
        swell = ease(0, 0.16, inside) * (1 - 0.75 * inside)
        outline = 0.10 * perlin((ca * 1.6, sa * 1.6, number * 3.1), 1.2) + 0.07 * perlin((ca * 4, sa * 4, number * 1.7), 1)
        crag = ridges((ca * 5.5, sa * 5.5, z * 6 + number), 1.0, 3)
        r = radius + 0.085 * (swell - 0.5) + outline + 0.03 * ridges(here, 3.4, 2) + 0.05 * crag + 0.035 * fractal((ca * 4, sa * 4, z * 5), 1.6, 1)
        if v < 0.02:
            r *= 0.7 + 0.3 * ease(0, 0.02, v)
        elif v > 0.985:
            r *= 1 - 0.9 * (v - 0.985) / 0.015
        return Vector((ca * r, sa * r, z + 0.03 * perlin((ca * 3, sa * 3, number), 1))), {'high': min(1, max(0, 0.55 * swell + outline * 3.4 + 0.45 * crag))}

    surface('meat', detail, detail, point, _roast(), round_u=True, parent=root)
    steel = plain('steel', '#cfc8bf', 0.3, metal=1)
    lathe('rod', [(0, -0.5), (0.085, -0.5), (0.085, 5.2), (0, 5.2)], steel, 40, 2, root)
    lathe('disc', [(0, -0.07), (0.58, -0.07), (0.61, -0.04), (0.58, 0.0), (0, 0.0)], steel, 80, 3, root)
    lathe('pan', [(0, -0.5), (1.12, -0.5), (1.2, -0.46), (1.25, -0.3), (1.22, -0.28), (1.14, -0.44), (0, -0.45)], steel, 110, 4, root)
    lathe('foot', [(0, -0.55), (0.8, -0.55), (0.8, -0.5), (0, -0.5)], steel, 60, 2, root)
    top = HEIGHT - 0.02
    for name, skin, size, rise in (
        ('fat', _grilled('#c79a5c', '#7a3c12'), (0.62, 0.6, 0.13), 0.06), ('onion', _grilled('#d8b27a', '#8a4a16'), (0.5, 0.5, 0.2), 0.24),
        ('tomato', _grilled('#8f1a08', '#2e0a04'), (0.46, 0.46, 0.27), 0.56), ('tomato', _grilled('#9a1c08', '#3a0d05'), (0.36, 0.36, 0.22), 0.94),
    ):
        lump(name, skin, size, 64, 0.1, 2.2, 0.02, parent=root, seed=round(10 * rise)).location.z = top + rise
    return root


def _ceramic():
    """A burner's face: glowing holes in a ceramic plate, hotter in the middle (`glow`; 'heat' is a name that Cycles keeps for smoke)."""
    m = Material('ceramic')
    holes = m.ramp(m.cells(13, feature='DISTANCE_TO_EDGE'), [(0.0, 0.3), (0.045, 1.0)])
    hot = m.ramp(m.add(m.attribute('glow'), m.centred(m.noise(2.2, 3), 0.5)), [(0.0, '#1b0401'), (0.35, '#9a1e05'), (0.7, '#ff5a12'), (1.0, '#ffb04a')])
    return m.finish(m.emission(m.mix(1, hot, holes, 'MULTIPLY'), 1.2))


def burners(location=(1.95, 0.95, 0.62), turn=math.radians(118), count=4, parent=None):
    """A column of gas burners in a steel frame, each 1.24 wide and 0.78 high, glowing towards the spit."""
    face, frame = _ceramic(), plain('frame', '#4a443f', 0.32, metal=1)
    for k in range(count):
        root = group('burner', (location[0], location[1], location[2] + k * 0.92), (0, 0, turn), parent=parent)

        def plate(u, v):
            x, z = (u - 0.5) * 2, (v - 0.5) * 2
            return Vector((x * 0.6, 0.0, 0.39 + z * 0.37)), {'glow': (1 - abs(x) ** 4) * (1 - abs(z) ** 4)}

        surface('plate', 40, 30, plate, face, parent=root)
        for x0, x1, z0, z1 in ((-0.72, 0.72, -0.07, 0.01), (-0.72, 0.72, 0.77, 0.85), (-0.72, -0.6, 0, 0.78), (0.6, 0.72, 0, 0.78)):
            block('bar', (x0, -0.08, z0), (x1, 0.1, z1), frame, root)
