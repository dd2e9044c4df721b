import type { RawEntry } from '../../src/content/contentful-client.ts'
import type { FieldProblem } from '../../src/content/field-reader.ts'
import { toText } from '../../src/content/map-asset.ts'
import { SECOND_SETTINGS, type RawContent } from '../../src/content/map-content.ts'
import { mapDeliveryArea } from '../../src/content/map-delivery-area.ts'
import { mapShopSettings } from '../../src/content/map-shop-settings.ts'
import { mapSpecialDay } from '../../src/content/map-special-day.ts'
import { normaliseLine } from '../../src/domain/text.ts'
import type { Finding } from './rules.ts'

type Shop = Required<Pick<RawContent, 'shopSettings' | 'specialDay' | 'deliveryArea'>>

/** Returns what is wrong with the shop's own entries at `now`, in ms since the epoch. */
export function checkShop({ shopSettings, specialDay, deliveryArea }: Shop, now: number): readonly Finding[] {
  return [
    ...shopSettings.flatMap((entry, index) =>
      toFindings(entry, 'title', index === 0 ? mapShopSettings(entry).problems : [SECOND_SETTINGS]),
    ),
    ...specialDay.flatMap((entry) => toFindings(entry, 'title', mapSpecialDay(entry).problems)),
    ...findLongPause(shopSettings, now),
    ...findOverlappingDays(specialDay),
    ...deliveryArea.flatMap((entry) => toFindings(entry, 'nameEn', mapDeliveryArea(entry).problems)),
  ]
}

const DAY_MS = 24 * 60 * 60 * 1000

function findLongPause([entry]: readonly RawEntry[], now: number): readonly Finding[] {
  const pause = entry === undefined ? null : mapShopSettings(entry).settings.pause
  if (entry === undefined || pause === null || pause.until - now <= DAY_MS) return []
  return [{ rule: 'long-pause', ...nameEntry(entry, 'title'), detail: new Date(pause.until).toISOString() }]
}

function findOverlappingDays(entries: readonly RawEntry[]): readonly Finding[] {
  const days = entries.flatMap((entry) => {
    const { day } = mapSpecialDay(entry)
    return day === null ? [] : [{ ...nameEntry(entry, 'title'), from: day.from, to: day.to }]
  })
  return days.flatMap(({ name, id, from, to }) => {
    const others = days.filter((other) => other.id !== id && other.from <= to && from <= other.to)
    return others.length === 0
      ? []
      : [{ rule: 'overlapping-days' as const, name, id, detail: others.map((other) => other.name).join(', ') }]
  })
}

function nameEntry(entry: RawEntry, nameField: string): Pick<Finding, 'name' | 'id'> {
  return { name: normaliseLine(toText(entry.fields[nameField])) || entry.id, id: entry.id }
}

function toFindings(entry: RawEntry, nameField: string, problems: readonly FieldProblem[]): readonly Finding[] {
  return problems.map((problem) => toFinding(nameEntry(entry, nameField), problem))
}

/** Reports a value that the site can't use: '[calories -1]'. */
export function toFinding(entry: Pick<Finding, 'name' | 'id'>, { field, value, cure }: FieldProblem): Finding {
  return { rule: 'unusable-value', ...entry, detail: `${field} ${value}`, cure }
}
