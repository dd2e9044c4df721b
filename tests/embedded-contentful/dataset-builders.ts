import type { Dataset } from '../../embedded-contentful/dataset.ts'

/** An unresolved link in the fields of an entry. */
export interface Link {
  readonly sys: { readonly type: 'Link'; readonly linkType: 'Asset' | 'Entry'; readonly id: string }
}

export function createAssetLink(id: string): Link {
  return { sys: { type: 'Link', linkType: 'Asset', id } }
}

/** Returns the dataset with changed prices, in AED by item ID. */
export function withPrices(dataset: Dataset, prices: Readonly<Record<string, number>>): Dataset {
  const entries = dataset.entries.map((entry) => {
    const price = prices[entry.id]
    return price === undefined ? entry : { ...entry, fields: { ...entry.fields, price } }
  })
  return { ...dataset, entries }
}
