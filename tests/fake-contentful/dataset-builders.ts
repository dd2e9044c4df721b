import type { Dataset } from '../../fake-contentful/dataset.ts'

/** A bare link, as the Delivery API writes it inside the fields of an entry. */
export interface Link {
  readonly sys: { readonly type: 'Link'; readonly linkType: 'Asset' | 'Entry'; readonly id: string }
}

export function assetLink(id: string): Link {
  return { sys: { type: 'Link', linkType: 'Asset', id } }
}

export function entryLink(id: string): Link {
  return { sys: { type: 'Link', linkType: 'Entry', id } }
}

/** The dataset with other prices, in AED by the id of a dish. */
export function withPrices(dataset: Dataset, prices: Readonly<Record<string, number>>): Dataset {
  const entries = dataset.entries.map((entry) => {
    const price = prices[entry.id]
    return price === undefined ? entry : { ...entry, fields: { ...entry.fields, price } }
  })
  return { ...dataset, entries }
}
