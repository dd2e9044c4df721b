"""Noise for shaping meshes: all functions are pure and seeded, so a scene is the same at every run."""
from mathutils import Vector, noise as blender_noise


def _at(point, scale, seed):
    return Vector(point) * scale + Vector((seed, seed * 1.7, seed * 0.3))


def perlin(point, scale=1, seed=0):
    """Smooth noise, about -1 to 1."""
    return blender_noise.noise(_at(point, scale, seed))


def fractal(point, scale=1, seed=0, octaves=4):
    """Smooth noise with finer and finer detail, about -1 to 1."""
    return blender_noise.fractal(_at(point, scale, seed), 1, 2, octaves)


def ridges(point, scale=1, seed=0):
    """Distance between the two nearest cell borders: 0 in a crevice, about 0.6 on a crumb. Crumbs, flakes, crust."""
    near, second = blender_noise.voronoi(_at(point, scale, seed))[0][:2]
    return second - near


def ease(start, end, value):
    """0 at start, 1 at end, smooth between (start may be the larger)."""
    t = min(1, max(0, (value - start) / (end - start)))
    return t * t * (3 - 2 * t)
