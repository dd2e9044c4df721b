"""The list of pictures: a scene is a function that builds the set, marked with `@picture`."""
PICTURES = {}


def picture(name, width=960, height=720, samples=9, bounces=8, exposure=0.0):
    """Marks a scene function. name: the file's; samples and bounces: more for glass. Only constants: `listing.py` reads them."""

    def mark(scene):
        PICTURES[name] = (scene, dict(width=width, height=height, samples=samples, bounces=bounces, exposure=exposure))
        return scene

    return mark
