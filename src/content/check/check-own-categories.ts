import type { MenuItem } from '../../menu/domain/menu.ts'
import type { RawEntry } from '../contentful-client.ts'
import type { Finding } from '../domain/content-finding.ts'
import { mapOwnCategories, mapOwnCategory } from '../map-own-category.ts'
import { toEntryRef, toFindings } from './to-finding.ts'

interface CheckedItem {
  readonly item: MenuItem | null
}

/** Returns the findings of each of the owner's categories. */
export function checkOwnCategories(entries: readonly RawEntry[], items: readonly CheckedItem[]): readonly Finding[] {
  const { ownCategories, unused } = mapOwnCategories(entries)
  const used = new Set(items.map(({ item }) => item?.ownCategory?.id))
  return entries.flatMap((entry): readonly Finding[] => {
    const ref = toEntryRef('category', entry)
    const own = ownCategories.get(entry.id)
    return [
      ...toFindings('category', entry, mapOwnCategory(entry).problems),
      ...(unused.includes(entry.id) ? [{ rule: 'too-many-categories' as const, ...ref }] : []),
      ...(own !== undefined && !used.has(own.id) ? [{ rule: 'category-without-dish' as const, ...ref }] : []),
    ]
  })
}
