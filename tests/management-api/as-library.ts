import type { Library } from '../../fake-contentful/library.ts'
import { matching, type Resource, type Space } from './space.ts'

type Localised = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>

/** What a visitor could read of a space, in the form of the sample: published entries in their order, and pictures. */
export function asLibrary(space: Space): Library {
  const published = (shelf: Space['entries']): readonly Resource[] =>
    matching(shelf, new URLSearchParams()).filter(({ sys }) => sys.publishedVersion !== undefined)
  const plain = ({ fields }: Resource): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(fields as Localised).map(([id, byLocale]) => [id, byLocale?.[space.defaultLocale]]),
    )
  return {
    entries: published(space.entries).map((entry) => ({
      id: entry.sys.id,
      contentType: (entry.sys['contentType'] as { sys: { id: string } }).sys.id,
      fields: plain(entry),
    })),
    assets: published(space.assets).map((asset) => {
      const { file, ...texts } = plain(asset)
      return { id: asset.sys.id, ...texts, file: (file as { fileName: string }).fileName }
    }),
  }
}
