import path from 'node:path'
import exportFile from '../content/sample/lahab.json' with { type: 'json' }

/** An entry to serve. `fields` is not validated, so that tests can serve any JSON. */
export interface DatasetEntry {
  readonly id: string
  readonly contentType: string
  /** As in the Delivery API, null and undefined fields are omitted from responses. */
  readonly fields: Readonly<Record<string, unknown>>
}

/** An image. By convention `title` is its English text and `description` the Arabic one. */
export interface DatasetAsset {
  readonly id: string
  readonly title?: string | undefined
  readonly description?: string | undefined
  /** File name in the images folder beside the export file. */
  readonly file?: string
  /** Overrides the URL of `file`, for images on another host or hostile values. */
  readonly url?: string
  readonly image?: { readonly width: number; readonly height: number } | undefined
}

/** Everything that a service serves, oldest first. Entries may share an ID; both are listed. */
export interface Dataset {
  readonly entries: readonly DatasetEntry[]
  readonly assets: readonly DatasetAsset[]
}

const LOCALE = 'en-US'

/** Returns the entries and assets of the sample, which is an export of Contentful. */
export function readSampleDataset(): Dataset {
  return {
    entries: exportFile.entries.map(({ sys, fields }) => ({
      id: sys.id,
      contentType: sys.contentType.sys.id,
      fields: Object.fromEntries(
        Object.entries<{ [LOCALE]: unknown }>(fields).map(([id, values]) => [id, values[LOCALE]]),
      ),
    })),
    assets: exportFile.assets.map(({ sys, fields: { title, description, file } }) => ({
      id: sys.id,
      title: title[LOCALE],
      description: description?.[LOCALE],
      file: path.basename(file[LOCALE].url),
      image: file[LOCALE].details.image,
    })),
  }
}
