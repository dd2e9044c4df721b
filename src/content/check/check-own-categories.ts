import type { MenuItem } from '../../menu/domain/menu.ts'
import type { Finding } from '../domain/content-finding.ts'
import type { MappedCategories } from '../map-own-category.ts'
import { toEntryRef, toFindings } from './to-finding.ts'

interface CheckedItem {
  readonly item: MenuItem | null
}

/** Returns the findings of each of the owner's categories. */
export function checkOwnCategories(
  { ownCategories, unused, entries }: MappedCategories,
  items: readonly CheckedItem[],
): readonly Finding[] {
  const used = new Set(items.map(({ item }) => item?.ownCategory?.id))
  return entries.flatMap(({ entry, problems }): readonly Finding[] => {
    const ref = toEntryRef('category', entry)
    const own = ownCategories.get(entry.id)
    return [
      ...toFindings('category', entry, problems),
      ...(unused.includes(entry.id) ? [{ rule: 'too-many-categories' as const, ...ref }] : []),
      ...(own !== undefined && !used.has(own.id) ? [{ rule: 'category-without-dish' as const, ...ref }] : []),
    ]
  })
}
