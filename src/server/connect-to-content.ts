import { unwatchFile, watchFile } from 'node:fs'
import { createHash } from 'node:crypto'
import { ApiError } from '../../fake-contentful/api-response.ts'
import { readSampleDataset, type Dataset } from '../../fake-contentful/dataset.ts'
import { addSampleExtras } from '../../fake-contentful/sample-extras.ts'
import { startContentService } from '../../fake-contentful/service.ts'
import { logEvent } from '../platform/logger.ts'
import { SettingsError, type ContentfulKeys, type Settings } from '../platform/settings.ts'
import { ContentFileError, getImagesFolder, readContentFile, type ContentFile } from './content-file.ts'

export interface ContentConnection {
  readonly keys: ContentfulKeys
  readonly isSampleMenu: boolean
  /** The images of CONTENT_FILE: paths on disk by paths of the site; null without such a file. */
  readonly getImages: (() => ContentFile['images']) | null
  /** Calls the listener when CONTENT_FILE was saved, or its folder of images has changed. */
  readonly onFileChange: (listener: () => void) => void
  readonly close: () => Promise<void>
}

const WATCH_INTERVAL_MS = 1_000

/**
 * Returns the Contentful keys from the settings. Without any, starts the embedded service on a free
 * port with the file of CONTENT_FILE or the sample menu, and returns its keys, so that every menu is
 * fetched in the same way. Rejects with a SettingsError if the file can't be used.
 */
export async function connectToContent(
  settings: Pick<Settings, 'contentful' | 'contentFile' | 'hasSampleExtras'>,
): Promise<ContentConnection> {
  const { contentful, contentFile } = settings
  if (contentFile !== null) return serveContentFile(contentFile)
  const connection = { getImages: null, onFileChange: () => undefined }
  if (contentful !== null)
    return { ...connection, keys: contentful, isSampleMenu: false, close: () => Promise.resolve() }
  return { ...connection, isSampleMenu: true, ...(await serveSample(settings)) }
}

/** Throws a SettingsError if there is a setting CONTENT_FILE whose file can't be used. */
export function checkContentFile({ contentFile }: Pick<Settings, 'contentFile'>): void {
  if (contentFile !== null) readContentFileForStart(contentFile)
}

async function serveSample({ hasSampleExtras }: Pick<Settings, 'hasSampleExtras'>) {
  logEvent('sample-menu', { note: 'items and prices are examples; set the Contentful keys for the real menu' })
  return serve(
    hasSampleExtras ? addSampleExtras(readSampleDataset(), Date.now()) : readSampleDataset(),
    // A space of its own, so that neither menu is taken for the last good one of the other.
    hasSampleExtras ? 'built-in-sample-extras' : 'built-in-sample',
  )
}

/** The file is read again for each fetch; while it can't be used, so is the reason the response. */
async function serveContentFile(file: string): Promise<ContentConnection> {
  let current = readContentFileForStart(file)
  let invalidBefore: readonly number[] = []
  const readDataset = (): Dataset => {
    try {
      current = readContentFile(file)
    } catch (error) {
      if (error instanceof ContentFileError) throw new ApiError('UnusableFile', `CONTENT_FILE ${error.message}`)
      throw error
    }
    for (const position of current.invalidEntries) {
      if (invalidBefore.includes(position)) continue
      logEvent('content-entry-warning', { id: `entry ${position} of the file`, reasons: ['no sys.id or content type'] })
    }
    invalidBefore = current.invalidEntries
    return current.dataset
  }
  const space = `file-${createHash('sha256').update(file).digest('hex').slice(0, 12)}`
  const { keys, close } = await serve(readDataset, space)
  const watched = [file, getImagesFolder(file)]
  return {
    keys,
    isSampleMenu: false,
    getImages: () => current.images,
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

function readContentFileForStart(file: string): ContentFile {
  try {
    return readContentFile(file)
  } catch (error) {
    if (error instanceof ContentFileError) throw new SettingsError(`CONTENT_FILE "${file}" ${error.message}.`)
    throw error
  }
}

async function serve(dataset: Dataset | (() => Dataset), space: string) {
  const service = await startContentService({ dataset, space, accessToken: 'this-process-only' })
  const { accessToken, host } = service
  return { keys: { space, accessToken, environment: 'master', host }, close: () => service.close() }
}
