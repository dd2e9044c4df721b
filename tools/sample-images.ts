import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import exportFile from '../content/sample/lahab.json' with { type: 'json' }
import { CONTENT_IMAGES_PATH, IMAGE_QUALITY, toVariantUrl, type ImageWidth } from '../src/domain/image-variants.ts'
import { IMAGE_USES } from '../src/domain/image-sources.ts'

/**
 * Stores the pictures of the sample in the widths that pages request, as AVIF beside each master, so that no server has to
 * convert any. Run it after a picture has changed: all of them, or those named on the command line without `.webp`.
 */
const FOLDER = path.join(import.meta.dirname, '../content/sample/images')
const MASTER = '.webp'

const galleryNames: ReadonlySet<string> = new Set(
  exportFile.entries.flatMap(({ fields }) => fields.images?.['en-US'].map(({ sys }) => sys.id) ?? []),
)
const masters = readdirSync(FOLDER).filter((file) => file.endsWith(MASTER))
const names = process.argv.length > 2 ? process.argv.slice(2) : masters.map((file) => path.basename(file, MASTER))

for (const name of names) {
  for (const file of readdirSync(FOLDER)) {
    if (file.startsWith(`${name}-`) && /^\d+\.avif$/.test(file.slice(name.length + 1))) rmSync(path.join(FOLDER, file))
  }
  await storeCopies(name)
}

async function storeCopies(name: string): Promise<void> {
  const master = sharp(path.join(FOLDER, name + MASTER))
  const { width: masterWidth } = await master.metadata()
  for (const width of widthsOf(name).filter((step) => step <= masterWidth)) {
    const address = toVariantUrl(`${CONTENT_IMAGES_PATH}${name}${MASTER}`, width, 'avif')
    if (address === null) throw new Error(`${name}: no address of a copy`)
    const file = path.join(FOLDER, path.posix.basename(address))
    await master.clone().resize({ width }).avif({ quality: IMAGE_QUALITY.avif, effort: 4 }).toFile(file)
  }
}

function widthsOf(name: string): readonly ImageWidth[] {
  const { card, popup, line, gallery } = IMAGE_USES
  return galleryNames.has(name) ? gallery.avif : [...new Set([...line.avif, ...card.avif, ...popup.avif])]
}
