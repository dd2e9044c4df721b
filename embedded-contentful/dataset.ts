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
  /** 'image/webp' if left out. */
  readonly contentType?: string | undefined
}

/** Everything that a service serves, oldest first. Entries may share an ID; both are listed. */
export interface Dataset {
  readonly entries: readonly DatasetEntry[]
  readonly assets: readonly DatasetAsset[]
}

const LOCALE = 'en-US'

/** An export of Contentful. In a file that was written by hand any part may be missing or odd. */
export interface ContentExport {
  readonly entries: readonly ExportedResource[]
  readonly assets: readonly ExportedResource[]
}

interface ExportedResource {
  readonly sys?: { readonly id?: unknown; readonly contentType?: { readonly sys?: { readonly id?: unknown } } }
  readonly fields?: Readonly<Record<string, { readonly [LOCALE]?: unknown } | null>>
}

interface ExportedFile {
  readonly url?: unknown
  readonly contentType?: string
  readonly details?: { readonly image?: DatasetAsset['image'] }
}

/** Returns the entries and assets of the sample. */
export function readSampleDataset(): Dataset {
  return toDataset(exportFile)
}

/** Leaves out entries that are none (`isEntry`), and assets without an ID. */
export function toDataset({ entries, assets }: ContentExport): Dataset {
  return {
    entries: entries.filter(isEntry).map(({ sys, fields }) => ({
      id: String(sys?.id),
      contentType: String(sys?.contentType?.sys?.id),
      fields: readFields(fields),
    })),
    assets: assets.filter(hasId).map(({ sys, fields }) => {
      const { title, description, file } = readFields(fields) as Pick<DatasetAsset, 'title' | 'description'> & {
        readonly file?: ExportedFile
      }
      return {
        id: String(sys?.id),
        title,
        description,
        image: file?.details?.image,
        contentType: file?.contentType,
        ...readUrl(file?.url),
      }
    }),
  }
}

/** True if it has an ID and a content type. */
export function isEntry(resource: ExportedResource | null): boolean {
  return hasId(resource) && typeof resource?.sys?.contentType?.sys?.id === 'string'
}

function hasId(resource: ExportedResource | null): boolean {
  return typeof resource?.sys?.id === 'string'
}

function readFields(fields: ExportedResource['fields']): DatasetEntry['fields'] {
  return Object.fromEntries(Object.entries(fields ?? {}).map(([id, values]) => [id, values?.[LOCALE]]))
}

/** Images are in the folder `images` beside the export file, with slashes before it or none, unless they are on another host. */
function readUrl(url: unknown): Pick<DatasetAsset, 'file' | 'url'> {
  if (typeof url !== 'string') return {}
  const [, file] = /^\.?\/{0,2}images\/([^/]+)$/.exec(url) ?? []
  return file === undefined ? { url } : { file }
}
