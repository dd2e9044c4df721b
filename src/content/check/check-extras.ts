import { MAX_EXTRAS } from '../../menu/domain/extras.ts'
import type { MenuItem } from '../../menu/domain/menu.ts'
import type { RawEntry } from '../contentful-client.ts'
import type { Finding } from '../domain/content-finding.ts'
import { hasExtra, mapExtra, type MappedExtra } from '../map-extra.ts'
import { toEntryRef, toFinding, toFindings } from './to-finding.ts'

/** An item, and the entry that it was mapped from. */
interface CheckedItem {
  readonly entry: RawEntry
  readonly item: MenuItem | null
}

/** Returns the findings of each extra, then those of the items that have too many. */
export function checkExtras(entries: readonly RawEntry[], items: readonly CheckedItem[]): readonly Finding[] {
  const extras = entries.map((entry) => ({ entry, ...mapExtra(entry) }))
  const usable = extras.flatMap(({ mapped }) => mapped ?? [])
  const isOffered = (mapped: MappedExtra): boolean => items.some(({ item }) => item !== null && hasExtra(item, mapped))
  return [
    ...extras.flatMap(({ entry, mapped, problems }) => [
      ...toFindings('extra', entry, problems),
      ...(mapped !== null && !isOffered(mapped) ? [toFinding('extra-without-dish', 'extra', entry, 'categories')] : []),
    ]),
    ...items.flatMap(({ entry, item }) => {
      const count = item === null ? 0 : usable.filter((mapped) => hasExtra(item, mapped)).length
      return count > MAX_EXTRAS
        ? [{ rule: 'too-many-extras' as const, ...toEntryRef('menuItem', entry), value: String(count) }]
        : []
    }),
  ]
}
