/** A bare link, as the Delivery API writes it inside the fields of an entry. */
export interface Link {
  readonly sys: { readonly type: 'Link'; readonly linkType: 'Asset' | 'Entry'; readonly id: string }
}

/** An entry in the simple form the service is fed with. Nothing in `fields` is checked: any JSON may be served. */
export interface LibraryEntry {
  readonly id: string
  readonly contentType: string
  /** Sent as they are; fields that are null or undefined are left out, as the Delivery API does. */
  readonly fields: Readonly<Record<string, unknown>>
  /** ISO 8601; when absent, a minute later for each position in the library, so `order=sys.createdAt` is its order. */
  readonly createdAt?: string
  /** ISO 8601; when absent, `createdAt`, and once another library has changed its fields the time of that. */
  readonly updatedAt?: string
}

/** A picture. The site's convention: `title` is the English text of a picture, `description` the Arabic one. */
export interface LibraryAsset {
  readonly id: string
  readonly title?: string
  readonly description?: string
  /** A file's name in the images folder; a name that is not there gives an address that answers 404. */
  readonly file?: string
  /** Sent as `fields.file.url` instead of the service's own address: another host, or a hostile value. */
  readonly url?: string
}

/** Everything the service knows: plain data, in the owner's order. Two entries may share an id; both are listed. */
export interface Library {
  readonly entries: readonly LibraryEntry[]
  readonly assets: readonly LibraryAsset[]
  /** Content types that exist without entries; those of the model always exist, and so do those of the entries. */
  readonly contentTypes?: readonly string[]
}

/** The library with other prices, in AED by the id of a dish. */
export function withPrices(library: Library, prices: Readonly<Record<string, number>>): Library {
  const entries = library.entries.map((entry) => {
    const price = prices[entry.id]
    return price === undefined ? entry : { ...entry, fields: { ...entry.fields, price } }
  })
  return { ...library, entries }
}

export function assetLink(id: string): Link {
  return { sys: { type: 'Link', linkType: 'Asset', id } }
}

export function entryLink(id: string): Link {
  return { sys: { type: 'Link', linkType: 'Entry', id } }
}
