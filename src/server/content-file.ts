import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import {
  isEntry,
  toDataset,
  type ContentExport,
  type Dataset,
  type DatasetAsset,
} from '../../fake-contentful/dataset.ts'
import { IMAGE_USES } from '../core/images/image-sources.ts'
import { CONTENT_IMAGES_PATH } from '../core/images/image-variants.ts'

/** Why CONTENT_FILE can't be used. The message continues its name, such as 'is a folder'. */
export class ContentFileError extends Error {}

export interface ContentFile {
  readonly dataset: Dataset
  /** The images beside the file: paths on disk by paths of the site. */
  readonly images: ReadonlyMap<string, string>
  /** Positions of what has no ID or content type, from 1. */
  readonly invalidEntries: readonly number[]
}

/** The letters of a path that no proxy encodes, and formats that a browser shows as an image. */
const IMAGE_NAME = /^[\w.-]+\.(?:avif|gif|jpe?g|png|webp)$/i

/** Reads an export of Contentful with the images in the folder `images` beside it. Throws a ContentFileError. */
export function readContentFile(file: string): ContentFile {
  const contentExport = parseExport(readText(file))
  const folder = getImagesFolder(file)
  const names = new Set(listImageNames(folder))
  const images = new Map<string, string>()
  for (const name of names) images.set(CONTENT_IMAGES_PATH + name, path.join(folder, name))

  /** An image without copies has a version before its name, so that a changed one has another address. */
  function toServedAsset({ file: name, ...asset }: DatasetAsset): DatasetAsset {
    if (name === undefined || !names.has(name)) return asset
    if (hasCopies(name, asset.image?.width, names)) return { ...asset, file: name }
    const imageFile = path.join(folder, name)
    const versioned = `${readVersion(imageFile)}/${name}`
    images.set(CONTENT_IMAGES_PATH + versioned, imageFile)
    return { ...asset, file: versioned }
  }

  const { entries, assets } = toDataset(contentExport)
  return {
    dataset: { entries, assets: assets.map(toServedAsset) },
    images,
    invalidEntries: contentExport.entries.flatMap((entry, index) => (isEntry(entry) ? [] : [index + 1])),
  }
}

export function getImagesFolder(file: string): string {
  return path.join(path.dirname(file), 'images')
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException
    const problems: Partial<Record<string, string>> = { ENOENT: 'does not exist', EISDIR: 'is a folder' }
    throw new ContentFileError(problems[code] ?? `can’t be read: ${code}`)
  }
}

function parseExport(text: string): ContentExport {
  const { entries, assets } = (parseJson(text) ?? {}) as Partial<ContentExport>
  if (!Array.isArray(entries) || !Array.isArray(assets))
    throw new ContentFileError('is no export of Contentful: it has no lists "entries" and "assets"')
  return { entries, assets }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    // The message quotes lines of the file.
    throw new ContentFileError(`is not JSON: ${(error as SyntaxError).message.replaceAll(/\s+/g, ' ')}`)
  }
}

/** Files only, no links: whatever is served is in the folder itself. */
function listImageNames(folder: string): readonly string[] {
  try {
    const files = readdirSync(folder, { withFileTypes: true })
    return files.filter((entry) => entry.isFile() && IMAGE_NAME.test(entry.name)).map(({ name }) => name)
  } catch {
    // A menu without images.
    return []
  }
}

/** True if tools/resize-images.ts has stored the copies that pages ask for. */
function hasCopies(name: string, width: number | undefined, names: ReadonlySet<string>): boolean {
  if (width === undefined || !name.endsWith('.webp')) return false
  const copies = IMAGE_USES.gallery.avif.filter((step) => step <= width)
  return copies.every((step) => names.has(`${path.basename(name, '.webp')}-${step}.avif`))
}

/** The time of the last change; '0' if the file was removed meanwhile. */
function readVersion(imageFile: string): string {
  return Math.round(statSync(imageFile, { throwIfNoEntry: false })?.mtimeMs ?? 0).toString(36)
}
