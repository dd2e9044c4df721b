"""Things that a scene needs once: a material that many objects wear, a mesh that many objects share."""
from functools import wraps

import bpy


def once(build):
    """Marks `build(name, *arguments)`, which makes a material of that name: later calls find it again.

    Every picture starts from an empty stage, so Blender's own list of materials is the cache."""

    @wraps(build)
    def find(*arguments):
        name = ' '.join(str(part) for part in (build.__name__, *arguments))[:60]
        return bpy.data.materials.get(name) or build(name, *arguments)

    return find


def pattern(name, build):
    """The object `name` that others are copied from; `build(name)` makes it at first use."""
    return bpy.data.objects.get(name) or build(name)
