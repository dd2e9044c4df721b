import type { Library, LibraryAsset, LibraryEntry } from '../../fake-contentful/library.ts'

/** What `contentful-import` takes, as an export of a space: as much of it as a push needs. */
export interface ImportContent {
  readonly entries: readonly object[]
  readonly assets: readonly object[]
}

/** Anything but 0 asks for publication. */
const PUBLISHED = { publishedVersion: 1 }

/** Entries and pictures of a library for `contentful-import`, which finds the file of a picture by the end of its address. */
export function importContent({ entries, assets }: Library, locale: string): ImportContent {
  const localised = (fields: object): object =>
    Object.fromEntries(
      Object.entries(fields)
        .filter(([, value]) => value !== undefined && value !== null)
        .map(([name, value]) => [name, { [locale]: value as unknown }]),
    )
  const entry = ({ id, contentType, fields }: LibraryEntry): object => ({
    sys: {
      id,
      type: 'Entry',
      ...PUBLISHED,
      contentType: { sys: { type: 'Link', linkType: 'ContentType', id: contentType } },
    },
    fields: localised(fields),
  })
  const asset = ({ id, title, description, file = '' }: LibraryAsset): object => ({
    sys: { id, type: 'Asset', ...PUBLISHED },
    fields: localised({ title, description, file: { url: `//${file}`, fileName: file, contentType: 'image/webp' } }),
  })
  return { entries: entries.map(entry), assets: assets.map(asset) }
}
