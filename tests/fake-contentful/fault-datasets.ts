import type { Dataset, DatasetEntry } from '../../fake-contentful/dataset.ts'
import { CATEGORIES } from '../../src/domain/menu.ts'
import type { Link } from './dataset-builders.ts'
import type { Fault } from './fault-modes.ts'
import { HOSTILE_DATASET } from './hostile-dataset.ts'

/** The faults whose responses are well formed but have other content, with what they make of a dataset. */
const DATASETS: Readonly<Partial<Record<Fault['kind'], (dataset: Dataset, amount: number) => Dataset>>> = {
  brokenlinks: (dataset) => ({ ...dataset, assets: [] }),
  // The site serves the pictures, so what is missing there is a name that it doesn't have.
  assets404: (dataset) => ({
    ...dataset,
    assets: dataset.assets.map((asset) => ({ ...asset, file: `missing-${asset.file ?? asset.id}` })),
  }),
  bigstrings: (dataset) => withMenu(dataset, (dishes) => dishes.map(withBigStrings)),
  // At the end, so that a dish and its double come on different pages.
  dups: (dataset) => withMenu(dataset, (dishes) => [...dishes, ...dishes.map(toDouble)]),
  evil: () => HOSTILE_DATASET,
  total: (dataset, amount) => withMenu(dataset, (dishes) => createDishes(amount, dishes)),
}

/** The dataset that a fault serves instead of the given one; null where the fault is of another kind. */
export function toFaultDataset({ kind, amount }: Fault, dataset: Dataset): Dataset | null {
  return DATASETS[kind]?.(dataset, amount) ?? null
}

const MENU_TYPE = 'menuItem'

function withMenu(dataset: Dataset, change: (dishes: readonly DatasetEntry[]) => readonly DatasetEntry[]): Dataset {
  const isDish = ({ contentType }: DatasetEntry): boolean => contentType === MENU_TYPE
  const others = dataset.entries.filter((entry) => !isDish(entry))
  return { ...dataset, entries: [...change(dataset.entries.filter(isDish)), ...others] }
}

/** Names without a space to break at (V08), and a description that stalls a careless search for amounts (V13). */
function withBigStrings(entry: DatasetEntry): DatasetEntry {
  const description = `"12g"<b>${'1'.repeat(10_000)}`
  const texts = { descriptionEn: description, descriptionAr: description }
  return { ...entry, fields: { ...entry.fields, ...texts, nameEn: 'W'.repeat(5000), nameAr: 'ش'.repeat(5000) } }
}

/** The first of the two is the right one (C15). */
function toDouble({ fields, ...entry }: DatasetEntry): DatasetEntry {
  return { ...entry, fields: { ...fields, nameEn: 'Double', nameAr: 'مكرر', price: 1 } }
}

/** Dishes that fill every category in turn and share the pictures of the given ones. */
function createDishes(count: number, dishes: readonly DatasetEntry[]): readonly DatasetEntry[] {
  const images = dishes.flatMap(({ fields }) => (fields['image'] as Link | undefined) ?? [])
  return Array.from({ length: count }, (_, at) => ({
    id: `dish-${String(at + 1).padStart(6, '0')}`,
    contentType: MENU_TYPE,
    fields: {
      nameEn: `Dish ${at + 1}`,
      nameAr: `طبق ${at + 1}`,
      descriptionEn: `${100 + (at % 50) * 10}g of dish ${at + 1}.`,
      descriptionAr: `${100 + (at % 50) * 10} غم من الطبق ${at + 1}.`,
      price: 5 + (at % 100) / 2,
      category: CATEGORIES[at % CATEGORIES.length],
      image: images[at % images.length],
    },
  }))
}
