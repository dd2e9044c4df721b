import { readSampleDataset } from '../../embedded-contentful/dataset.ts'
import { createItem } from '#menu/domain/menu.fixtures.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import { parseQuery } from '#menu/domain/search/parse-query.ts'
import { createSearchIndex } from '#menu/domain/search/search-index.ts'
import { searchMenu } from '#menu/domain/search/search-menu.ts'
import { print } from '../print.ts'

/**
 * `npm run bench:search`: processor time of the search of 5,000 dishes, in ms: to fold the menu, once,
 * and for each query the median and the longest of forty searches.
 */
const DISHES = 5000
const RUNS = 40
const QUERIES = [
  ...['bu', 'burger', 'sandwiches', 'chiken', 'cheeseburger', 'والبطاطس', '330ml', 'meat shawarma'],
  ...['xyzzyxyzzy', 'beef burger with cheese and fries'],
]

const texts = readSampleDataset()
  .entries.filter(({ contentType }) => contentType === 'menuItem')
  .map(
    ({ fields }) =>
      (name: string) =>
        String(fields[name]),
  )

const menu: readonly MenuItem[] = Array.from({ length: DISHES }, (_, number) => {
  const read = texts[number % texts.length] ?? String
  return createItem(`dish-${number}`, {
    name: { en: `${read('nameEn')} ${number}`, ar: `${read('nameAr')} ${number}` },
    description: { en: `${read('descriptionEn')} Word${number}`, ar: read('descriptionAr') },
  })
})

const start = process.cpuUsage()
const index = createSearchIndex(menu, () => ({ en: 'Fries', ar: 'بطاطس' }))
print(`${DISHES} dishes of ${index.words.size} words are folded in ${readMs(start).toFixed(0)} ms`)

for (const text of QUERIES) {
  const query = parseQuery(text) ?? []
  const times = Array.from({ length: RUNS }, () => {
    const before = process.cpuUsage()
    searchMenu(index, query)
    return readMs(before)
  }).toSorted((a, b) => a - b)
  const found = searchMenu(index, query).items.length
  print(`${times[RUNS / 2]?.toFixed(1)} ms, at most ${times.at(-1)?.toFixed(1)} ms: '${text}' finds ${found}`)
}

function readMs(before: NodeJS.CpuUsage): number {
  return process.cpuUsage(before).user / 1000
}
