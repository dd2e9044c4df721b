import type { DatasetEntry } from '../../embedded-contentful/dataset.ts'

/** A menu entry; by default a sauce for AED 5. */
export function menuItem(id: string, fields: Readonly<Record<string, unknown>> = {}): DatasetEntry {
  return {
    id,
    contentType: 'menuItem',
    fields: { nameEn: `Dish ${id}`, nameAr: `طبق ${id}`, category: 'Sauces', price: 5, ...fields },
  }
}
