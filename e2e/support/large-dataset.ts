import type { Dataset, DatasetEntry } from '../../fake-contentful/dataset.ts'
import { readSampleDataset } from '../../fake-contentful/dataset.ts'

/**
 * Returns the sample dataset with `count` items: the sample's, then copies of them in turn, so that
 * all categories grow evenly. A copy has the same image but its own price and text, because
 * identical text would compress to nothing.
 */
export function createLargeDataset(count: number): Dataset {
  const { assets, entries } = readSampleDataset()
  const dishes = entries.filter(({ contentType }) => contentType === 'menuItem')
  const others = entries.filter(({ contentType }) => contentType !== 'menuItem')
  const all = Array.from({ length: count }, (_, place) => {
    const dish = dishes[place % dishes.length]
    const number = Math.floor(place / dishes.length)
    const other = dishes[(place * 31 + number * 7) % dishes.length]
    return dish === undefined || other === undefined || number === 0 ? dish : mixed(dish, other, number + 1)
  })
  return { assets, entries: [...all.filter((entry) => entry !== undefined), ...others] }
}

/** Combines two items: '‹name› 12 & ‹other's name›', half of each description. */
function mixed(dish: DatasetEntry, other: DatasetEntry, number: number): DatasetEntry {
  const [own, its] = [dish, other].map(({ fields }) => fields as Readonly<Record<string, string | undefined>>)
  const half = (text = '', from: number): string => {
    const words = text.split(' ')
    return words.slice((from * words.length) / 2, ((from + 1) * words.length) / 2).join(' ')
  }
  return {
    id: `${dish.id}-${number}`,
    contentType: dish.contentType,
    fields: {
      ...dish.fields,
      // After the items of the sample, in order of creation.
      sortOrder: undefined,
      nameEn: `${own?.['nameEn'] ?? ''} ${number} & ${its?.['nameEn'] ?? ''}`,
      nameAr: `${own?.['nameAr'] ?? ''} ${number} مع ${its?.['nameAr'] ?? ''}`,
      descriptionEn: `${half(own?.['descriptionEn'], 0)} ${half(its?.['descriptionEn'], 1)}`,
      descriptionAr: `${half(own?.['descriptionAr'], 0)} ${half(its?.['descriptionAr'], 1)}`,
      price: 5 + ((number * 37 + dish.id.length * 11) % 180) / 4,
    },
  }
}
