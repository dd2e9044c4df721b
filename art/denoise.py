"""Takes the noise out of a render: runs the network of Intel's Open Image Denoise with PyTorch on the processor.

Debian's Blender is built without that library. Its trained weights (Apache-2.0) come from a package by `art/setup`.

usage: denoise.py WEIGHTS_FOLDER WIDTH HEIGHT COLOUR ALBEDO NORMAL OUT
Each picture is a raw file of RGBA 32-bit floats, bottom row first, as Blender keeps its pixels.
"""
import math
import struct
import sys

import numpy
import torch
import torch.nn.functional as functional

# Open Image Denoise's perceptual curve for high dynamic range, in three pieces.
A, B, C, D = 1.41283765e03, 1.64593172, 4.31384981e-01, -2.94139609e-03
E, F, G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01
BRIGHTEST = 65504.0
MIDDLE_GREY = 0.18
BLOCK = 16


def curve(y):
    middle = B * y.clamp(min=Y0).pow(C) + D
    return torch.where(y <= Y0, A * y, torch.where(y <= Y1, middle, E * torch.log(y + F) + G))


def uncurve(x):
    middle = ((x.clamp(min=X0) - D) / B).pow(1 / C)
    return torch.where(x <= X0, x / A, torch.where(x <= X1, middle, torch.exp((x - G) / E) - F))


CURVE_TOP = float(curve(torch.tensor(BRIGHTEST)))


def read_weights(path):
    """The tensors of a .tza file by name (a header, a table at the end, then plain arrays)."""
    data = open(path, 'rb').read()
    magic, major = struct.unpack_from('<HB', data, 0)
    if magic != 0x41D7 or major != 2:
        raise SystemExit(f'{path}: not a weights file of version 2')
    at = struct.unpack_from('<Q', data, 4)[0]
    (count,) = struct.unpack_from('<I', data, at)
    at += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from('<H', data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        dimensions = data[at]
        shape = struct.unpack_from(f'<{dimensions}I', data, at + 1)
        at += 1 + 4 * dimensions + dimensions
        kind, offset = struct.unpack_from('<cQ', data, at)
        at += 9
        number = numpy.float16 if kind == b'h' else numpy.float32
        values = numpy.frombuffer(data, number, math.prod(shape), offset).astype(numpy.float32)
        tensors[name] = torch.from_numpy(values.reshape(shape).copy())
    return tensors


def network(weights, x):
    """The U-Net: four halvings, four doublings, the picture itself joined again at full size."""

    def layer(name, value, activate=True):
        value = functional.conv2d(value, weights[f'{name}.weight'], weights[f'{name}.bias'], padding=1)
        return functional.relu_(value) if activate else value

    def halve(value):
        return functional.max_pool2d(value, 2)

    def join(value, skipped):
        return torch.cat((functional.interpolate(value, scale_factor=2, mode='nearest'), skipped), 1)

    whole = x
    half = halve(layer('enc_conv1', layer('enc_conv0', x)))
    quarter = halve(layer('enc_conv2', half))
    eighth = halve(layer('enc_conv3', quarter))
    x = halve(layer('enc_conv4', eighth))
    x = layer('enc_conv5b', layer('enc_conv5a', x))
    x = layer('dec_conv4b', layer('dec_conv4a', join(x, eighth)))
    x = layer('dec_conv3b', layer('dec_conv3a', join(x, quarter)))
    x = layer('dec_conv2b', layer('dec_conv2a', join(x, half)))
    x = layer('dec_conv1b', layer('dec_conv1a', join(x, whole)))
    return layer('dec_conv0', x, activate=False)


def run(weights, x):
    """The network on a picture of any size: it needs sides that divide by 16, and its edges are ragged without a margin."""
    height, width = x.shape[2:]
    padded = functional.pad(x, (BLOCK, BLOCK + -width % BLOCK, BLOCK, BLOCK + -height % BLOCK), mode='reflect')
    return network(weights, padded)[:, :, BLOCK : BLOCK + height, BLOCK : BLOCK + width]


def exposure(colour):
    """The factor that brings the picture's mean brightness to middle grey."""
    luminance = (colour * torch.tensor([0.212671, 0.715160, 0.072169]).view(1, 3, 1, 1)).sum(1, keepdim=True)
    means = functional.avg_pool2d(luminance, BLOCK)
    means = means[means > 1e-8]
    return float(MIDDLE_GREY / torch.exp(torch.log(means).mean())) if means.numel() else 1.0


def denoise(folder, colour, albedo, normal):
    """Cleans the two guides first, so that blurred and glassy edges guide well, then the colour."""
    albedo = run(read_weights(f'{folder}/rt_alb.tza'), albedo.clamp(0, 1).pow(1 / 2.2)).clamp(0, 1).pow(2.2)
    normal = run(read_weights(f'{folder}/rt_nrm.tza'), normal.clamp(-1, 1) * 0.5 + 0.5)
    factor = exposure(colour)
    main = curve(colour.clamp(0, BRIGHTEST) * factor) / CURVE_TOP
    weights = read_weights(f'{folder}/rt_hdr_calb_cnrm.tza')
    out = run(weights, torch.cat((main, albedo, normal.clamp(0, 1)), 1))
    return uncurve(out.clamp(min=0) * CURVE_TOP) / factor


def main():
    folder, width, height = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    torch.set_num_threads(2)

    def picture(path):
        values = numpy.fromfile(path, numpy.float32).reshape(height, width, 4)[:, :, :3]
        return torch.from_numpy(numpy.nan_to_num(values.transpose(2, 0, 1)).copy())[None]

    with torch.no_grad():
        out = denoise(folder, *(picture(path) for path in sys.argv[4:7]))
    result = numpy.ones((height, width, 4), numpy.float32)
    result[:, :, :3] = out[0].numpy().transpose(1, 2, 0)
    result.tofile(sys.argv[7])


if __name__ == '__main__':
    main()
