import { createRequire } from 'node:module'
import type sharpFunction from 'sharp'
import type { Sharp } from 'sharp'
import type { Picture } from './images.ts'
import { pictureGeometry } from './picture-geometry.ts'
import type { PictureFormat, PictureOptions } from './picture-options.ts'

/** A part of the name of every kept result: a new number leaves all of them behind. */
export const RECIPE = 1

/**
 * Quality where none is asked for, and how hard the encoder tries. AVIF takes 0 to 9: 1 is a fifth smaller than WebP of the
 * same look and ready in a tenth of a second, 4 (the encoder's own choice) saves 3% more and takes four times as long.
 */
const ENCODING = {
  jpg: { quality: 80 },
  png: {},
  webp: { quality: 75, effort: 4 },
  avif: { quality: 50, effort: 1 },
} as const satisfies Record<PictureFormat, object>

/**
 * Not imported: a machine that sharp has no part for still serves the masters, and Astro's development server closes the
 * loader that this file came by.
 */
const load = createRequire(import.meta.url)

/** Makes the picture that is asked for, from a master held in memory. Throws what sharp throws. */
export function convertPicture(master: Picture, options: PictureOptions): Promise<Buffer> {
  const sharp = load('sharp') as typeof sharpFunction
  // One picture keeps one core at most: pages are answered by the same machine.
  sharp.concurrency(1)
  sharp.cache(false)
  const format = options.format ?? 'webp'
  const { scaled, cut, ground } = pictureGeometry(master, options)
  let picture = sharp(master.bytes).resize({ ...scaled, fit: 'fill' })
  if (cut !== null) picture = picture.extract(cut)
  const background = options.background ?? (format === 'jpg' ? '#ffffff' : { r: 0, g: 0, b: 0, alpha: 0 })
  if (ground !== null) {
    picture = picture.extend({
      left: ground.left,
      top: ground.top,
      right: ground.width - scaled.width - ground.left,
      bottom: ground.height - scaled.height - ground.top,
      background,
    })
  }
  if (format === 'jpg' || options.background !== null) picture = picture.flatten({ background })
  return encoded(picture, format, options.quality).toBuffer()
}

function encoded(picture: Sharp, format: PictureFormat, quality: number | null): Sharp {
  if (format === 'png') return picture.png()
  const { quality: usual, ...rest } = ENCODING[format]
  const asked = { ...rest, quality: quality ?? usual }
  if (format === 'jpg') return picture.jpeg({ ...asked, mozjpeg: true })
  return format === 'webp' ? picture.webp(asked) : picture.avif(asked)
}
