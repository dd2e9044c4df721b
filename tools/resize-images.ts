import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { LOWER_QUALITIES } from '../art/qualities.ts'
import exportFile from '../content/sample/lahab.json' with { type: 'json' }
import {
  CONTENT_IMAGES_PATH,
  IMAGE_QUALITY,
  IMAGE_WIDTHS,
  toVariantUrl,
  type ImageWidth,
} from '#core/images/image-variants.ts'
import { IMAGE_USES } from '#core/images/image-sources.ts'

/**
 * `npx node tools/resize-images.ts [--folder FOLDER] [name…]`: stores the sample images, or those of
 * CONTENT_FILE in a folder, as AVIF in the widths that pages request, beside each original, so that no
 * server converts images. Run it after an image has changed; names are without `.webp`.
 */
const SAMPLE_FOLDER = path.join(import.meta.dirname, '../content/sample/images')
const { values, positionals } = parseArgs({ options: { folder: { type: 'string' } }, allowPositionals: true })
const FOLDER = path.resolve(values.folder ?? SAMPLE_FOLDER)
const ORIGINAL = '.webp'

const galleryNames: ReadonlySet<string> = new Set(
  exportFile.entries.flatMap(({ fields }) => fields.images?.['en-US'].map(({ sys }) => sys.id) ?? []),
)
const originals = readdirSync(FOLDER).filter((file) => file.endsWith(ORIGINAL))
const names = positionals.length > 0 ? positionals : originals.map((file) => path.basename(file, ORIGINAL))

for (const name of names) {
  for (const file of readdirSync(FOLDER)) {
    if (file.startsWith(`${name}-`) && /^\d+\.avif$/.test(file.slice(name.length + 1))) rmSync(path.join(FOLDER, file))
  }
  await storeVariants(name)
}

async function storeVariants(name: string): Promise<void> {
  const original = sharp(path.join(FOLDER, name + ORIGINAL))
  const { width: originalWidth } = await original.metadata()
  const lower = FOLDER === SAMPLE_FOLDER ? LOWER_QUALITIES[name] : undefined
  const quality = lower?.avif ?? IMAGE_QUALITY.avif
  for (const width of getWidths(name).filter((width) => width <= originalWidth)) {
    const url = toVariantUrl(`${CONTENT_IMAGES_PATH}${name}${ORIGINAL}`, width, 'avif')
    if (url === null) throw new Error(`${name}: no URL for a width of ${width}`)
    const file = path.join(FOLDER, path.posix.basename(url))
    await original.clone().resize({ width }).avif({ quality, effort: 4 }).toFile(file)
  }
}

/** Only of the sample is known which images are in the gallery alone. */
function getWidths(name: string): readonly ImageWidth[] {
  if (FOLDER !== SAMPLE_FOLDER) return IMAGE_WIDTHS
  const { card, popup, line, gallery } = IMAGE_USES
  return galleryNames.has(name) ? gallery.avif : [...new Set([...line.avif, ...card.avif, ...popup.avif])]
}
