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

type Localized<Value> = Readonly<Record<string, Value>>

interface ExportedSys {
  readonly id: string
  readonly publishedVersion?: number
}

interface ExportedFile {
  readonly url: string
  readonly details?: { readonly image?: { readonly width: number; readonly height: number } }
}

/** The parts of a `contentful space export` that the service reads. */
export interface ContentfulExport {
  readonly entries: readonly {
    readonly sys: ExportedSys & { readonly contentType: { readonly sys: { readonly id: string } } }
    readonly fields: Readonly<Record<string, Localized<unknown> | undefined>>
  }[]
  readonly assets: readonly {
    readonly sys: ExportedSys
    readonly fields: {
      readonly title?: Localized<string>
      readonly description?: Localized<string>
      readonly file: Localized<ExportedFile>
    }
  }[]
  readonly locales: readonly { readonly code: string; readonly default: boolean }[]
}

/** URL of an image beside the export file, relative to the importer's `--assets-directory`. */
const STORED_IMAGE = /^\/\/images\/([^/]+)$/

/** Returns the published entries and assets of an export in its default locale. */
export function toDataset({ entries, assets, locales }: ContentfulExport): Dataset {
  const locale = locales.find((candidate) => candidate.default)?.code ?? 'en-US'
  const isPublished = ({ sys }: { readonly sys: ExportedSys }): boolean => sys.publishedVersion !== undefined
  return {
    entries: entries.filter(isPublished).map(({ sys, fields }) => ({
      id: sys.id,
      contentType: sys.contentType.sys.id,
      fields: Object.fromEntries(Object.entries(fields).map(([id, values]) => [id, values?.[locale]])),
    })),
    assets: assets.filter(isPublished).map(({ sys, fields: { title, description, file } }) => {
      const { url = '', details } = file[locale] ?? {}
      const [, stored] = STORED_IMAGE.exec(url) ?? []
      return {
        id: sys.id,
        title: title?.[locale],
        description: description?.[locale],
        ...(stored === undefined ? { url } : { file: stored }),
        image: details?.image,
      }
    }),
  }
}

export function readSampleDataset(): Dataset {
  return toDataset(exportFile)
}
