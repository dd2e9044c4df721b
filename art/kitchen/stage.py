"""The set of a picture: a table with its wall, warm light from behind, a long lens.

Tables tell the kinds of food apart: charred wood in ember light for burgers, sand-coloured stone for all else, under the
heater's low warm light for shawarma, in daylight for fries, drinks and sauces; walnut where everything stands together."""
import bpy
from mathutils import Vector

from kitchen.materials import Material, rgba
from kitchen.shapes import mesh

FAR = 60


def empty_stage():
    """Throws everything away, Blender's own cube included."""
    bpy.ops.wm.read_factory_settings(use_empty=True)


def ambient(color='#3a2418', strength=0.28, mirrored=None):
    """Light from all sides. mirrored: its strength where glass and metal show it (None: the same)."""
    world = bpy.data.worlds.new('ambient')
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    background = nodes['Background']
    background.inputs[0].default_value, background.inputs[1].default_value = rgba(color), strength
    if mirrored is not None:
        path, by_ray = nodes.new('ShaderNodeLightPath'), nodes.new('ShaderNodeMix')
        by_ray.inputs['A'].default_value, by_ray.inputs['B'].default_value = mirrored, strength
        links.new(path.outputs['Is Diffuse Ray'], by_ray.inputs['Factor'])
        links.new(by_ray.outputs['Result'], background.inputs[1])


def walnut(dark='#1c0f08', light='#4a2a17', plank=1.15, rough=0.45):
    """Dark planks along x, `plank` wide."""
    m = Material('walnut')
    across = m.math('DIVIDE', m.axis('y'), plank)
    number = m.math('FLOOR', across)
    shift = m.node('CombineXYZ', {0: m.times(number, 3.7), 1: m.times(number, 1.3)}).outputs[0]
    place = m.node('VectorMath', {0: m.here(), 1: shift}, operation='ADD').outputs[0]
    grain = m.noise(2.2, 8, 0.62, 0.9, m.stretched((0.35, 4, 2), place))
    fibre = m.noise(9, 6, 0.7, 0.3, m.stretched((0.5, 14, 2), place))
    color = m.ramp(grain, [(0.3, dark), (0.5, light), (0.68, dark)])
    color = m.mix(0.35, color, m.ramp(fibre, [(0.35, dark), (0.65, light)]))
    color = m.mix(1, color, m.ramp(m.node('TexWhiteNoise', {0: shift}).outputs[0], [(0, 0.55), (1, 1.0)]), 'MULTIPLY')
    part = m.math('FRACT', across)
    board = m.times(m.math('GREATER_THAN', part, 0.012), m.math('LESS_THAN', part, 0.988))
    color = m.mix(board, (0.004, 0.003, 0.002), color)
    normal = m.bump(m.add(m.times(fibre, 0.5), m.times(board, 1.5)), 0.35, 0.02)
    return m.finish(m.principled(color=color, rough=m.add(m.times(fibre, 0.25), rough - 0.1), normal=normal, spec=0.35))


def charred_wood(plank=1.3):
    """Planks burnt black along x: cracked into scales, grey where the ash is."""
    m = Material('charred wood')
    across = m.math('DIVIDE', m.axis('y'), plank)
    shift = m.node('CombineXYZ', {0: m.times(m.math('FLOOR', across), 3.7)}).outputs[0]
    place = m.node('VectorMath', {0: m.here(), 1: shift}, operation='ADD').outputs[0]
    scales = m.cells(3.4, m.stretched((0.55, 1.5, 1), place), 'DISTANCE_TO_EDGE')
    crack = m.ramp(scales, [(0.0, 0.0), (0.09, 1.0)])
    ash = m.noise(5, 6, 0.65, 0.4, m.stretched((0.5, 3, 2), place))
    color = m.ramp(ash, [(0.35, '#0e0b0a'), (0.6, '#1f1a17'), (0.78, '#35302b')])
    part = m.math('FRACT', across)
    board = m.times(m.math('GREATER_THAN', part, 0.012), m.math('LESS_THAN', part, 0.988))
    color = m.mix(m.times(crack, board), (0.003, 0.002, 0.002), color)
    normal = m.bump(m.add(crack, m.times(ash, 0.4), m.times(board, 1.5)), 0.45, 0.03)
    return m.finish(m.principled(color=color, rough=m.add(m.times(ash, 0.3), 0.28), normal=normal, spec=0.45))


def pale_stone(color='#b98d66', vein='#a67752'):
    """Smooth limestone in the colour of sand, with soft veins and pores."""
    m = Material('pale stone')
    cloud, fine = m.noise(0.9, 6, 0.6, 1.2), m.noise(26, 3, 0.6)
    tint = m.ramp(cloud, [(0.38, vein), (0.56, color)])
    pores = m.ramp(fine, [(0.66, 1.0), (0.74, 0.82)])
    tint = m.mix(1, tint, pores, 'MULTIPLY')
    return m.finish(m.principled(color=tint, rough=0.5, spec=0.3, normal=m.bump(fine, 0.08, 0.01)))


def table(material=None, turn=0.12):
    """The table top, at z = 0."""
    corners = [(-FAR, -FAR, 0), (FAR, -FAR, 0), (FAR, FAR, 0), (-FAR, FAR, 0)]
    top = mesh('table', corners, [(0, 1, 2, 3)], material or walnut())
    top.rotation_euler.z = turn
    return top


def wall(distance=9, dark='#120b08', glow='#5c3218', at=(0.4, 1.6), reach=5, strength=0.7):
    """A far wall that glows around the point `at` (x, z) and lights nothing sharply."""
    m = Material('wall')
    dx, dz = m.math('SUBTRACT', m.axis('x'), at[0]), m.math('SUBTRACT', m.axis('z'), at[1])
    away = m.math('SQRT', m.add(m.math('POWER', dx, 2.0), m.math('POWER', dz, 2.0)))
    color = m.ramp(m.math('DIVIDE', away, reach, clamp=True), [(0, glow), (1, dark)])
    corners = [(-FAR, distance, -2), (FAR, distance, -2), (FAR, distance, 30), (-FAR, distance, 30)]
    return mesh('wall', corners, [(0, 1, 2, 3)], m.finish(m.emission(color, strength)))


def light(name, location, target, size, power, color=(1, 1, 1), height=None):
    """A soft box of `size` (and `height`), in watts."""
    lamp = bpy.data.lights.new(name, 'AREA')
    lamp.size, lamp.energy, lamp.color = size, power, color
    if height:
        lamp.shape, lamp.size_y = 'RECTANGLE', height
    thing = bpy.data.objects.new(name, lamp)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = location
    thing.rotation_euler = _facing(location, target)
    return thing


EMBER_RIM = (245, (1, 0.67, 0.37))  # watts, colour
HIGH_KEY = ((-3.1, 2.9, 4.8), 3.0, 610, (1, 0.88, 0.72))  # place, size, watts, colour


def food_light(middle=(0, 0, 0.8), spread=1.0, rim=EMBER_RIM, key=HIGH_KEY):
    """The four lights of every dish: big warm key from behind, soft fill, a front light, an ember rim.

    spread: how far the food reaches, 1 for a single burger; lights grow and brighten with it."""
    s, e = spread, spread * spread

    def put(name, place, size, power, color):
        light(name, tuple(c * s for c in place), middle, size * s, power * e, color)

    put('key', *key)
    put('fill', (3.8, -4.2, 2.7), 4.0, 220, (1, 0.92, 0.84))
    put('front', (-3.2, -4.7, 2.8), 2.6, 265, (1, 0.90, 0.78))
    put('rim', (4.2, 2.2, 2.2), 1.6, *rim)


def camera(location, target, lens=85, fstop=0.4, focus=None, shift=(0, 0)):
    """A camera; focus is the point that is sharp (None: the target)."""
    data = bpy.data.cameras.new('camera')
    data.lens, (data.shift_x, data.shift_y) = lens, shift
    thing = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing
    thing.location, thing.rotation_euler = location, _facing(location, target)
    forward = (Vector(target) - Vector(location)).normalized()
    data.dof.use_dof, data.dof.aperture_fstop = True, fstop
    data.dof.focus_distance = (Vector(focus or target) - Vector(location)).dot(forward)
    return thing


def _facing(location, target):
    return (Vector(target) - Vector(location)).to_track_quat('-Z', 'Y').to_euler()


def dining_table(spread=1.0, middle=(0, 0, 0.8), glow=(0.4, 1.6)):
    """Walnut table, wall, ambience and light together: how a dish begins."""
    ambient()
    table()
    wall(distance=9 + 2 * (spread - 1), at=glow, reach=5 * max(1, spread))
    food_light(middle, spread)


def embers(distance, high=1.1, strength=2.2):
    """A bed of coals along the foot of the far wall: out of focus, so only soft glowing spots are seen."""
    m = Material('embers')
    spots = m.ramp(m.cells(1.5, m.warped(1.1, 0.5)), [(0.1, 1.0), (0.42, 0.0)])
    low = m.ramp(m.math('DIVIDE', m.axis('z'), high), [(0.1, 1.0), (1, 0.0)])
    glow = m.times(m.times(spots, low), m.ramp(m.noise(0.7, 3), [(0.4, 0.0), (0.62, 1.0)]))
    color = m.ramp(glow, [(0, '#000000'), (0.35, '#b02a04'), (1, '#ff8a30')])
    corners = [(-FAR, distance, 0), (FAR, distance, 0), (FAR, distance, high), (-FAR, distance, high)]
    shader = m.blend(glow, m.node('BsdfTransparent').outputs[0], m.emission(color, strength))
    return mesh('embers', corners, [(0, 1, 2, 3)], m.finish(shader))


def charred_table(spread=1.0, middle=(0, 0, 0.8)):
    """Charred wood before embers: how a burger begins."""
    ambient('#2e1a12', 0.24)
    table(charred_wood())
    far = 9 + 2 * (spread - 1)
    wall(far, '#100806', '#8f4417', (0.5, 0.9), 4.2 * max(1, spread), 0.46)
    embers(far - 0.1)
    food_light(middle, spread, (420, (1, 0.48, 0.18)))


def pale_table(spread=1.0, middle=(0, 0, 0.8), glow=(0.4, 1.6)):
    """Pale stone in daylight: how fries, drinks and sauces begin."""
    ambient('#ffe2c4', 0.16)
    table(pale_stone())
    wall(9 + 2 * (spread - 1), '#a86f48', '#d9ae86', glow, 6 * max(1, spread), 0.6)
    food_light(middle, spread, (170, (1, 0.86, 0.68)))


HEATER_KEY = ((-4.0, 1.0, 3.4), 2.2, 540, (1, 0.76, 0.52))  # 3,200 K, seen by a camera set for the evening


def heater_table(spread=1.0, middle=(0, 0, 0.8), glow=(0.2, 1.8)):
    """Pale sand beside the heater: how shawarma begins. Its ground stays paler than bread and meat."""
    ambient('#ffe6d2', 0.18)
    table(pale_stone('#c8a387', '#bd9679'))
    wall(9 + 2 * (spread - 1), '#a86f48', '#d9ae86', glow, 6 * max(1, spread), 0.6)
    food_light(middle, spread, (230, (1, 0.8, 0.55)), HEATER_KEY)


def fireside():
    """Table, wall and light around a spit: firelight from the right, where the burners stand."""
    ambient('#2a1710', 0.2)
    table()
    wall(10, '#0d0705', '#5a2a10', (-0.6, 2.6), 5, 0.8)
    middle = (0, 0, 2)
    light('key', (-3.6, -2.2, 4.6), middle, 2.6, 430, (1, 0.88, 0.74))
    light('fill', (2.0, -5.5, 3), middle, 3, 130, (1, 0.86, 0.7))
    light('fire', (2.2, 0.6, 2.2), (0, 0, 2.1), 1.2, 330, (1, 0.45, 0.14), 3.4)
    light('rim', (-3, 3, 3.4), (0, 0, 2.2), 1.5, 260, (1, 0.8, 0.6))
