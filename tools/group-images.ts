import { mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

/**
 * `npx node tools/group-images.ts`: cuts the bands behind the headings of groups of the menu on phones out of the
 * sample's images. Run it after one of those has changed.
 */
const SOURCES = path.join(import.meta.dirname, '../content/sample/images')
const FOLDER = path.join(import.meta.dirname, '../restaurant/groups')
const WIDTH = 720
const HEIGHT = WIDTH / 4

/** The image of each band, and how far down its middle lies, as a part of the image's height. */
const BANDS: Readonly<Record<string, { readonly image: string; readonly middle: number }>> = {
  'meat-shawarma': { image: 'gallery-two-spits', middle: 0.5 },
  'shawarma-mix': { image: 'gallery-tray', middle: 0.6 },
  'chicken-comboo-meals': { image: 'gallery-counter', middle: 0.45 },
  'chicken-burgers': { image: 'chicken-burger-comboo', middle: 0.5 },
  'beef-burgers': { image: 'gallery-burger-close', middle: 0.55 },
  fries: { image: 'gallery-fries-close', middle: 0.45 },
  beverages: { image: 'gallery-drinks', middle: 0.45 },
  sauces: { image: 'gallery-sauces', middle: 0.46 },
}

mkdirSync(FOLDER, { recursive: true })
for (const [name, { image, middle }] of Object.entries(BANDS)) {
  const original = sharp(path.join(SOURCES, `${image}.webp`)).resize({ width: WIDTH })
  const { data, info } = await original.toBuffer({ resolveWithObject: true })
  const top = Math.round(info.height * middle - HEIGHT / 2)
  await sharp(data)
    .extract({ left: 0, top, width: WIDTH, height: HEIGHT })
    .avif({ quality: 50, effort: 4 })
    .toFile(path.join(FOLDER, `${name}.avif`))
}
