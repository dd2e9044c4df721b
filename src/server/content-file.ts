import { readdir } from 'node:fs/promises'
import path from 'node:path'
import {
  isEntry,
  toDataset,
  type ContentExport,
  type Dataset,
  type DatasetAsset,
} from '../../embedded-contentful/dataset.ts'
import { describeTooMany, MAX_ENTRIES } from '#content/api/too-many-entries.ts'
import { OPTIONAL_TYPES } from '#content/model/content-types.ts'
import type { ImageProblem } from '#content/check/content-checker.ts'
import { IMAGE_USES } from '#core/images/image-sources.ts'
import { CONTENT_IMAGES_PATH } from '#core/images/image-variants.ts'
import { MEGABYTE, openRegularFile, readTextFile, UnusableFileError } from '#platform/read-regular-file.ts'

/** Why CONTENT_FILE can't be used. The message continues its name, such as 'is a folder'. */
export class ContentFileError extends Error {}

export interface ContentFile {
  readonly dataset: Dataset
  /** The images beside the file: paths on disk by paths of the site. */
  readonly images: ReadonlyMap<string, string>
  /** Why an asset has no image, by its ID. */
  readonly imageProblems: ReadonlyMap<string, ImageProblem>
  /** Positions of what has no ID or content type, from 1. */
  readonly invalidEntries: readonly number[]
}

/** A menu of 5,000 entries is a third of it. */
const MAX_FILE_BYTES = 10 * MEGABYTE
/** A photo of 12 megapixels; a page without copies of it would load for minutes on a phone. */
export const MAX_IMAGE_BYTES = 5 * MEGABYTE

/** The letters of a path that no proxy encodes, and formats that a browser shows as an image. */
const IMAGE_NAME = /^[\w.-]+\.(?:avif|gif|jpe?g|png|webp)$/i

const IMAGE_PROBLEMS = {
  missing: 'notInFolder',
  'too large': 'tooLarge',
  'not a file': 'notAFile',
} as const satisfies Record<UnusableFileError['problem'], ImageProblem>

/** Reads an export of Contentful with the images in the folder `images` beside it. Rejects with a ContentFileError. */
export async function readContentFile(file: string): Promise<ContentFile> {
  const contentExport = parseExport(await readText(file))
  const folder = getImagesFolder(file)
  const names = new Set(await listImageNames(folder))
  const images = new Map<string, string>()
  const imageProblems = new Map<string, ImageProblem>()
  for (const name of names) images.set(CONTENT_IMAGES_PATH + name, path.join(folder, name))

  /** An image without copies has a version before its name, so that a changed one has another address. */
  async function toServedAsset({ file: name, ...asset }: DatasetAsset): Promise<DatasetAsset> {
    if (name === undefined) return asset
    const imageFile = path.join(folder, name)
    const image = IMAGE_NAME.test(name) ? await checkImage(imageFile) : 'fileName'
    if (typeof image === 'string') {
      imageProblems.set(asset.id, image)
      return asset
    }
    if (hasCopies(name, asset.image?.width, names)) return { ...asset, file: name }
    const versioned = addVersion(name, image.changedAt)
    images.set(CONTENT_IMAGES_PATH + versioned, imageFile)
    return { ...asset, file: versioned }
  }

  const { entries, assets } = toDataset(contentExport)
  checkCounts(entries)
  const servedAssets: DatasetAsset[] = []
  for (const asset of assets) servedAssets.push(await toServedAsset(asset))
  return {
    dataset: { entries, assets: servedAssets },
    images,
    imageProblems,
    invalidEntries: contentExport.entries.flatMap((entry, index) => (isEntry(entry) ? [] : [index + 1])),
  }
}

/** Of a file that can't be used: no entries, but all images, of which the last good menu names some. */
export async function readImagesAlone(file: string): Promise<ContentFile> {
  const folder = getImagesFolder(file)
  const images = new Map<string, string>()
  for (const name of await listImageNames(folder)) {
    const imageFile = path.join(folder, name)
    const image = await checkImage(imageFile)
    images.set(CONTENT_IMAGES_PATH + name, imageFile)
    if (typeof image === 'object') images.set(CONTENT_IMAGES_PATH + addVersion(name, image.changedAt), imageFile)
  }
  return { dataset: { entries: [], assets: [] }, images, imageProblems: new Map(), invalidEntries: [] }
}

function addVersion(name: string, changedAt: number): string {
  return `${Math.round(changedAt).toString(36)}/${name}`
}

export function getImagesFolder(file: string): string {
  return path.join(path.dirname(file), 'images')
}

/** Opens an image to send it. Rejects with an UnusableFileError, as the name may have become that of something else. */
export const openImage = (file: string) => openRegularFile(file, MAX_IMAGE_BYTES, { canBeLink: false })

async function checkImage(file: string): Promise<{ readonly changedAt: number } | ImageProblem> {
  try {
    const { handle, changedAt } = await openImage(file)
    await handle.close()
    return { changedAt }
  } catch (error) {
    if (!(error instanceof UnusableFileError)) throw error
    return IMAGE_PROBLEMS[error.problem]
  }
}

async function readText(file: string): Promise<string> {
  try {
    return await readTextFile(file, MAX_FILE_BYTES)
  } catch (error) {
    if (error instanceof UnusableFileError) throw new ContentFileError(error.message)
    throw error
  }
}

function parseExport(text: string): ContentExport {
  const { entries, assets } = (parseJson(text) ?? {}) as Partial<ContentExport>
  if (!Array.isArray(entries) || !Array.isArray(assets))
    throw new ContentFileError('is no export of Contentful: it has no lists "entries" and "assets"')
  return { entries, assets }
}

/** The embedded service would need seconds to serve many more, only for each read to refuse them. */
function checkCounts(entries: Dataset['entries']): void {
  const check = (type: 'menuItem' | 'galleryImage' | null, types: readonly string[]): void => {
    const { length } = entries.filter(({ contentType }) => types.includes(contentType))
    if (length > MAX_ENTRIES) throw new ContentFileError(`has ${describeTooMany(type)}`)
  }
  check('menuItem', ['menuItem'])
  check('galleryImage', ['galleryImage'])
  check(null, OPTIONAL_TYPES)
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
async function listImageNames(folder: string): Promise<readonly string[]> {
  try {
    const files = await readdir(folder, { withFileTypes: true })
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
