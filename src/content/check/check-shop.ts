import { CONTENT_TYPE_NAMES, getFieldName } from '../content-type-names.ts'
import type { CONTENT_TYPES } from '../content-types.ts'
import type { RawEntry } from '../contentful-client.ts'
import type { FieldProblem } from '../field-reader.ts'
import { toText } from '../map-asset.ts'
import type { RawContent } from '../map-content.ts'
import { mapDeliveryArea } from '../map-delivery-area.ts'
import { mapShopSettings } from '../map-shop-settings.ts'
import { mapSpecialDay } from '../map-special-day.ts'
import type { Finding } from '../../domain/content-finding.ts'
import { normaliseLine } from '../../domain/text.ts'

type Shop = Required<Pick<RawContent, 'shopSettings' | 'specialDay' | 'deliveryArea'>>

type Subject = Pick<Finding, 'name' | 'id' | 'type'>

/** Returns what is wrong with the shop's own entries at `now`, in ms since the epoch. */
export function checkShop({ shopSettings, specialDay, deliveryArea }: Shop, now: number): readonly Finding[] {
  const [settings, ...otherSettings] = shopSettings
  return [
    ...(settings === undefined ? [] : toFindings('shopSettings', settings, mapShopSettings(settings).problems)),
    ...otherSettings.map((entry) => ({ rule: 'second-settings' as const, ...nameEntry('shopSettings', entry) })),
    ...specialDay.flatMap((entry) => toFindings('specialDay', entry, mapSpecialDay(entry).problems)),
    ...findLongPause(settings, now),
    ...findOverlappingDays(specialDay),
    ...deliveryArea.flatMap((entry) => toFindings('deliveryArea', entry, mapDeliveryArea(entry).problems)),
  ]
}

const DAY_MS = 24 * 60 * 60 * 1000

function findLongPause(entry: RawEntry | undefined, now: number): readonly Finding[] {
  const pause = entry === undefined ? null : mapShopSettings(entry).settings.pause
  if (entry === undefined || pause === null || pause.until - now <= DAY_MS) return []
  const field = getFieldName('shopSettings', 'pausedUntil')
  return [{ rule: 'long-pause', ...nameEntry('shopSettings', entry), field, value: formatDubaiTime(pause.until) }]
}

/** '2026-11-22 21:30' in Dubai, of an instant in ms since the epoch. */
function formatDubaiTime(instant: number): string {
  const dubai = new Date(instant + DUBAI_OFFSET_MS)
  return dubai.toISOString().slice(0, 16).replace('T', ' ')
}

/** All year. */
const DUBAI_OFFSET_MS = 4 * 60 * 60 * 1000

function findOverlappingDays(entries: readonly RawEntry[]): readonly Finding[] {
  const days = entries.flatMap((entry) => {
    const { day } = mapSpecialDay(entry)
    return day === null ? [] : [{ entry: nameEntry('specialDay', entry), from: day.from, to: day.to }]
  })
  return days.flatMap(({ entry, from, to }) => {
    const others = days.filter((other) => other.entry.id !== entry.id && other.from <= to && from <= other.to)
    if (others.length === 0) return []
    const other = others.map((day) => day.entry.name).join(', ')
    return [{ rule: 'overlapping-days' as const, ...entry, other }]
  })
}

function nameEntry(type: keyof Shop, entry: RawEntry): Subject {
  const title = entry.fields[type === 'deliveryArea' ? 'nameEn' : 'title']
  return { name: normaliseLine(toText(title)) || entry.id, id: entry.id, type: CONTENT_TYPE_NAMES[type].name }
}

function toFindings(type: keyof Shop, entry: RawEntry, problems: readonly FieldProblem[]): readonly Finding[] {
  return problems.map((problem) => toFinding(type, nameEntry(type, entry), problem))
}

/** Reports a value that the site can't use. */
export function toFinding(type: keyof typeof CONTENT_TYPES, entry: Subject, problem: FieldProblem): Finding {
  const { field, value, cure } = problem
  return { rule: 'unusable-value', ...entry, field: getFieldName(type, field), ...(value !== '' && { value }), cure }
}
