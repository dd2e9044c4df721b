"""Takes the picture: Cycles on the processor, the denoiser, the film curve, a PNG."""
import array
import os
import shutil
import subprocess

import bpy

DENOISER = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'denoise.py')
PASSES = {'colour': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal'}
EXPOSURE_STOPS = 0.55


def take(out, width, height, samples, weights, exposure=0.0, bounces=8):
    """Renders the scene to the PNG `out`. samples: light paths a pixel; weights: folder of the denoiser's weights."""
    scene = bpy.context.scene
    _set_up(scene, width, height, samples, bounces)
    scene.view_settings.exposure = EXPOSURE_STOPS + exposure
    folder = out + '.passes'
    os.makedirs(folder, exist_ok=True)
    _keep_passes(scene, folder)
    bpy.ops.render.render()
    raw = [_raw(folder, name, width, height) for name in PASSES]
    clean = os.path.join(folder, 'clean.raw')
    subprocess.check_call(['/usr/bin/python3', DENOISER, weights, str(width), str(height), *raw, clean])
    _save(scene, clean, out, width, height)
    shutil.rmtree(folder)


def _set_up(scene, width, height, samples, bounces):
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device, cycles.seed = 'CPU', 1
    cycles.samples, cycles.use_adaptive_sampling, cycles.use_denoising = samples, False, False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = bounces, 3, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = max(8, bounces), 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 4, 0.6
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    scene.render.threads_mode, scene.render.threads = 'FIXED', 2
    scene.render.image_settings.file_format = 'PNG'
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', 'High Contrast'


def _keep_passes(scene, folder):
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    tree.links.new(layers.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.color_mode = 'OPEN_EXR', '32', 'RGB'
    files.file_slots.clear()
    for name, output in PASSES.items():
        files.file_slots.new(name)
        tree.links.new(layers.outputs[output], files.inputs[name])


def _raw(folder, name, width, height):
    path = next(os.path.join(folder, f) for f in os.listdir(folder) if f.startswith(name) and f.endswith('.exr'))
    image = bpy.data.images.load(path)
    values = array.array('f', bytes(width * height * 16))
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    out = os.path.join(folder, name + '.raw')
    with open(out, 'wb') as file:
        values.tofile(file)
    return out


def _save(scene, clean, out, width, height):
    values = array.array('f')
    with open(clean, 'rb') as file:
        values.fromfile(file, width * height * 4)
    image = bpy.data.images.new('clean', width, height, float_buffer=True, alpha=False)
    image.pixels.foreach_set(values)
    image.save_render(out, scene=scene)
