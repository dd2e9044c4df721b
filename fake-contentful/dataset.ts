import exportFile from '../content/sample/lahab.json' with { type: 'json' }

/** An entry to serve. Nothing in `fields` is checked, so that tests can serve any JSON. */
export interface DatasetEntry {
  readonly id: string
  readonly contentType: string
  /** Fields that are null or undefined are left out of responses, as the Delivery API does. */
  readonly fields: Readonly<Record<string, unknown>>
  /** ISO 8601; by default a minute later for each position, so that `order=sys.createdAt` is the order of the dataset. */
  readonly createdAt?: string
}

/** A picture; by the site's convention `title` is its text in English and `description` the Arabic one. */
export interface DatasetAsset {
  readonly id: string
  readonly title?: string | undefined
  readonly description?: string | undefined
  /** The name of a file in the images folder beside the export file. */
  readonly file?: string
  /** Sent instead of the address of `file`: a picture of another host, or a hostile value. */
  readonly url?: string
  readonly image?: { readonly width: number; readonly height: number } | undefined
}

/** Everything that a service serves, in the owner's order. Two entries may share an id; both are listed. */
export interface Dataset {
  readonly entries: readonly DatasetEntry[]
  readonly assets: readonly DatasetAsset[]
  /** Content types that exist without entries; by default the two of the site. Those of the entries exist anyway. */
  readonly contentTypes?: readonly string[]
}

type Localized<Value> = Readonly<Record<string, Value>>

interface ExportedSys {
  readonly id: string
  readonly publishedVersion?: number
  readonly createdAt?: string
}

interface ExportedFile {
  readonly url: string
  readonly details?: { readonly image?: { readonly width: number; readonly height: number } }
}

/** As much as the service needs of what `contentful space export` writes and `contentful-import` reads. */
export interface ContentfulExport {
  readonly contentTypes: readonly { readonly sys: { readonly id: string } }[]
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

/** The address, relative to the importer's `--assets-directory`, of a picture that lies beside the export file. */
const STORED_IMAGE = /^\/\/images\/([^/]+)$/

/** The published entries and assets of an export, in its default locale. */
export function datasetFromExport({ contentTypes, entries, assets, locales }: ContentfulExport): Dataset {
  const locale = locales.find((one) => one.default)?.code ?? 'en-US'
  const isPublished = ({ sys }: { readonly sys: ExportedSys }): boolean => sys.publishedVersion !== undefined
  return {
    contentTypes: contentTypes.map(({ sys }) => sys.id),
    entries: entries.filter(isPublished).map(({ sys, fields }) => ({
      id: sys.id,
      contentType: sys.contentType.sys.id,
      fields: Object.fromEntries(Object.entries(fields).map(([id, values]) => [id, values?.[locale]])),
      ...(sys.createdAt !== undefined && { createdAt: sys.createdAt }),
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

/** The sample menu and gallery. */
export function readSampleDataset(): Dataset {
  return datasetFromExport(exportFile)
}
