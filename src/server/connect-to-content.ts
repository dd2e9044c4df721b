import { unwatchFile, watchFile } from 'node:fs'
import { createHash } from 'node:crypto'
import { ApiError } from '../../embedded-contentful/api-response.ts'
import { readSampleDataset, type Dataset } from '../../embedded-contentful/dataset.ts'
import { addSampleExtras } from '../../embedded-contentful/sample-extras.ts'
import { startContentService } from '../../embedded-contentful/service.ts'
import type { ImageProblem } from '#content/check/content-checker.ts'
import { createContentCache } from '#content/store/content-cache.ts'
import { logEvent } from '#platform/logger.ts'
import { MEGABYTE } from '#platform/read-regular-file.ts'
import { SettingsError, type ContentfulKeys, type Settings } from '#platform/settings.ts'
import {
  ContentFileError,
  getImagesFolder,
  MAX_IMAGE_BYTES,
  readContentFile,
  readImagesAlone,
  type ContentFile,
} from './content-file.ts'

export interface ContentConnection {
  readonly keys: ContentfulKeys
  readonly isSampleMenu: boolean
  /** The images of CONTENT_FILE: paths on disk by paths of the site; null without such a file. */
  readonly getImages: (() => ContentFile['images']) | null
  /** Why assets of CONTENT_FILE have no image, by their IDs; none without such a file. */
  readonly getImageProblems: () => ContentFile['imageProblems']
  /** Calls the listener when CONTENT_FILE was saved, or its folder of images has changed. */
  readonly onFileChange: (listener: () => void) => void
  readonly close: () => Promise<void>
}

const WATCH_INTERVAL_MS = 1_000

/**
 * Returns the Contentful keys from the settings. Without any, starts the embedded service on a free
 * port with the file of CONTENT_FILE or the sample menu, and returns its keys, so that every menu is
 * fetched in the same way. Rejects with a SettingsError if the sample is not in the build.
 */
export async function connectToContent(
  settings: Pick<Settings, 'contentful' | 'contentFile' | 'hasSampleExtras'>,
): Promise<ContentConnection> {
  const { contentful, contentFile } = settings
  if (contentFile !== null) return serveContentFile(contentFile)
  const connection = { getImages: null, getImageProblems: () => new Map(), onFileChange: () => undefined }
  if (contentful !== null)
    return { ...connection, keys: contentful, isSampleMenu: false, close: () => Promise.resolve() }
  return { ...connection, isSampleMenu: true, ...(await serveSample(settings)) }
}

/**
 * Rejects with a SettingsError if the file of CONTENT_FILE can't be used, unless there is its last good menu in
 * CONTENT_CACHE_DIR or the build's snapshot: then that is served, and the first fetch logs what is wrong.
 */
export async function checkContentFile(
  { contentFile, contentCacheDir }: Pick<Settings, 'contentFile' | 'contentCacheDir'>,
  snapshotFile: string | null,
): Promise<void> {
  if (contentFile === null) return
  try {
    await readContentFile(contentFile)
  } catch (error) {
    if (!(error instanceof ContentFileError)) throw error
    if ((await createContentCache(contentCacheDir, snapshotFile, toSpace(contentFile)).load()) !== null) return
    throw new SettingsError(`CONTENT_FILE "${contentFile}" ${error.message}.`)
  }
}

async function serveSample({ hasSampleExtras }: Pick<Settings, 'hasSampleExtras'>) {
  const sample = readSampleDataset()
  if (sample.entries.length === 0) {
    throw new SettingsError(
      'This build was made for another menu and has no sample: set the Contentful keys or CONTENT_FILE.',
    )
  }
  logEvent('sample-menu', { note: 'items and prices are examples; set the Contentful keys for the real menu' })
  return serve(
    hasSampleExtras ? addSampleExtras(sample, Date.now()) : sample,
    // A space of its own, so that neither menu is taken for the last good one of the other.
    hasSampleExtras ? 'built-in-sample-extras' : 'built-in-sample',
  )
}

/** The file is read again for each fetch; while it can't be used, so is the reason the response. */
async function serveContentFile(file: string): Promise<ContentConnection> {
  let current = await readContentFile(file).catch((error: unknown) => {
    if (error instanceof ContentFileError) return readImagesAlone(file)
    throw error
  })
  let loggedBefore = new Set<string>()
  const readDataset = async (): Promise<Dataset> => {
    try {
      current = await readContentFile(file)
    } catch (error) {
      if (error instanceof ContentFileError) throw new ApiError('UnusableFile', `CONTENT_FILE ${error.message}`)
      throw error
    }
    const warnings = listWarnings(current)
    for (const [id, reason] of warnings) {
      if (!loggedBefore.has(id + reason)) logEvent('content-entry-warning', { id, reasons: [reason] })
    }
    loggedBefore = new Set(warnings.map(([id, reason]) => id + reason))
    return current.dataset
  }
  const { keys, close } = await serve(readDataset, toSpace(file).space)
  const watched = [file, getImagesFolder(file)]
  return {
    keys,
    isSampleMenu: false,
    getImages: () => current.images,
    getImageProblems: () => current.imageProblems,
    onFileChange: (listener) => {
      // By the time of the last change: it also sees a file that was replaced by renaming another one.
      for (const each of watched) watchFile(each, { interval: WATCH_INTERVAL_MS, persistent: false }, listener)
    },
    close: () => {
      for (const each of watched) unwatchFile(each)
      return close()
    },
  }
}

const IMAGE_PROBLEMS: Readonly<Partial<Record<ImageProblem, string>>> = {
  notInFolder: 'no such file in the folder "images"',
  fileName: 'a name of other characters than Latin letters, digits, "-", "_" and ".", or of another format',
  notAFile: 'not a file that can be read, such as a link',
  tooLarge: `larger than ${MAX_IMAGE_BYTES / MEGABYTE} MB`,
}

/** What of the file is left out: a name for it, and why. */
function listWarnings({ invalidEntries, imageProblems }: ContentFile): readonly (readonly [string, string])[] {
  return [
    ...invalidEntries.map((position) => [`entry ${position} of the file`, 'no sys.id or content type'] as const),
    ...[...imageProblems].map(
      ([id, problem]) => [`picture of asset ${id.slice(0, 80)}`, IMAGE_PROBLEMS[problem] ?? problem] as const,
    ),
  ]
}

/** Each file is a space of its own, whose last good menu is kept apart. */
function toSpace(file: string): Pick<ContentfulKeys, 'space' | 'environment'> {
  return { space: `file-${createHash('sha256').update(file).digest('hex').slice(0, 12)}`, environment: 'master' }
}

async function serve(dataset: Dataset | (() => Promise<Dataset>), space: string) {
  const service = await startContentService({ dataset, space, accessToken: 'this-process-only' })
  const { accessToken, host } = service
  return { keys: { space, accessToken, environment: 'master', host }, close: () => service.close() }
}
