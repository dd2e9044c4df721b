import type { Dataset, DatasetEntry } from '../../fake-contentful/dataset.ts'
import { CATEGORIES } from '../../src/menu/domain/menu.ts'
import type { Link } from './dataset-builders.ts'
import type { Fault } from './fault-modes.ts'
import { HOSTILE_DATASET } from './hostile-dataset.ts'

/**
 * Faults that change the content of well-formed responses, with their transformations of a dataset.
 */
const DATASETS: Readonly<Partial<Record<Fault['kind'], (dataset: Dataset, amount: number) => Dataset>>> = {
  bigstrings: (dataset) => mapMenu(dataset, (items) => items.map(withBigStrings)),
  // At the end, so that an item and its duplicate are on different pages.
  dups: (dataset) => mapMenu(dataset, (items) => [...items, ...items.map(toDuplicate)]),
  evil: () => HOSTILE_DATASET,
  total: (dataset, amount) => mapMenu(dataset, (items) => createItems(amount, items)),
}

/**
 * Returns the dataset that the fault serves instead; null if the fault does not change the content.
 */
export function toFaultDataset({ kind, amount }: Fault, dataset: Dataset): Dataset | null {
  return DATASETS[kind]?.(dataset, amount) ?? null
}

const MENU_TYPE = 'menuItem'

function mapMenu(dataset: Dataset, change: (items: readonly DatasetEntry[]) => readonly DatasetEntry[]): Dataset {
  const isMenuItem = ({ contentType }: DatasetEntry): boolean => contentType === MENU_TYPE
  const others = dataset.entries.filter((entry) => !isMenuItem(entry))
  return { ...dataset, entries: [...change(dataset.entries.filter(isMenuItem)), ...others] }
}

/**
 * Names without a space to wrap at, and a description that makes careless regular expressions slow.
 */
function withBigStrings(entry: DatasetEntry): DatasetEntry {
  const description = `"12g"<b>${'1'.repeat(10_000)}`
  const texts = { descriptionEn: description, descriptionAr: description }
  return { ...entry, fields: { ...entry.fields, ...texts, nameEn: 'W'.repeat(5000), nameAr: 'ش'.repeat(5000) } }
}

/** A duplicate with the same ID; consumers must use the first entry. */
function toDuplicate({ fields, ...entry }: DatasetEntry): DatasetEntry {
  return { ...entry, fields: { ...fields, nameEn: 'Duplicate', nameAr: 'مكرر', price: 1 } }
}

/** Creates items that cycle through the categories and through the images of `items`. */
function createItems(count: number, items: readonly DatasetEntry[]): readonly DatasetEntry[] {
  const images = items.flatMap(({ fields }) => (fields['image'] as Link | undefined) ?? [])
  return Array.from({ length: count }, (_, index) => ({
    id: `item-${String(index + 1).padStart(6, '0')}`,
    contentType: MENU_TYPE,
    fields: {
      nameEn: `Item ${index + 1}`,
      nameAr: `صنف ${index + 1}`,
      descriptionEn: `${100 + (index % 50) * 10}g of item ${index + 1}.`,
      descriptionAr: `${100 + (index % 50) * 10} غم من الصنف ${index + 1}.`,
      price: 5 + (index % 100) / 2,
      category: CATEGORIES[index % CATEGORIES.length],
      image: images[index % images.length],
    },
  }))
}
