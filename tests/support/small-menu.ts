import { readSampleDataset, type Dataset } from '../../embedded-contentful/dataset.ts'

/**
 * At least one item of each category, including best sellers and items with quantities in their
 * names.
 */
const ITEMS = [
  ...['chicken-sandwich-small', 'chicken-sandwich-medium', 'chicken-sandwich-large', 'chicken-rocket'],
  ...['chicken-arabic-shawarma-meal', 'meat-sandwich-medium', 'meat-arabic-shawarma-meal', 'mix-sandwich-medium'],
  ...[
    'chicken-shawarma-comboo',
    'chicken-saj-comboo',
    'crispy-chicken-burger',
    'classic-burger',
    'cheese-burger',
    'lahab-burger',
  ],
  ...['fries-small', 'fries-large', 'fries-sandwich-120g', 'fries-sandwich-with-mozzarella'],
  ...['water', 'cola', 'cola-zero', 'lemon-soda', 'laban-ayran', 'karak-tea', 'citrus-juice', 'thoum'],
]

/** Returns the sample with a third of its menu, so that pages load faster. */
export function readSmallMenu(): Dataset {
  const sample = readSampleDataset()
  return {
    ...sample,
    entries: sample.entries.filter(({ id, contentType }) => contentType !== 'menuItem' || ITEMS.includes(id)),
  }
}
