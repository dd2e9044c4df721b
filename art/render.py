"""Renders one picture. Run inside Blender:

blender -b -noaudio --python art/render.py -- SCENE_MODULE NAME OUT.png WEIGHTS_FOLDER [preview]
"""
import importlib
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True

from kitchen.film import take  # noqa: E402
from kitchen.pictures import PICTURES  # noqa: E402
from kitchen.stage import empty_stage  # noqa: E402

PREVIEW_SCALE, PREVIEW_SAMPLES = 0.5, 6


def main():
    module, name, out, weights, *flags = sys.argv[sys.argv.index('--') + 1 :]
    importlib.import_module('scenes.' + module)
    scene, settings = PICTURES[name]
    empty_stage()
    random.seed(name)
    scene()
    if 'preview' in flags:
        settings['width'] = round(settings['width'] * PREVIEW_SCALE)
        settings['height'] = round(settings['height'] * PREVIEW_SCALE)
        settings['samples'] = PREVIEW_SAMPLES
    take(out, weights=weights, **settings)


try:
    main()
except BaseException:
    import traceback

    traceback.print_exc()
    os._exit(1)
