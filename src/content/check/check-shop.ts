import type { Instant } from '../../core/time/dubai-time.ts'
import { getFieldName, type ContentType } from '../content-types.ts'
import type { RawEntry } from '../contentful-client.ts'
import type { FieldProblem } from '../field-reader.ts'
import { mapDeliveryArea } from '../map-delivery-area.ts'
import { mapShopSettings } from '../map-shop-settings.ts'
import { mapSpecialDay } from '../map-special-day.ts'
import type { Finding } from '../domain/content-finding.ts'
import { checkAreas } from './check-areas.ts'
import { findLikelyMistakes } from './find-likely-mistakes.ts'
import { toEntryRef, type ShopEntries, type EntryRef } from './to-entry-ref.ts'

export function checkShop({ shopSettings, specialDay, deliveryArea }: ShopEntries, now: Instant): readonly Finding[] {
  const [settings, ...otherSettings] = shopSettings
  return [
    ...(settings === undefined ? [] : toFindings('shopSettings', settings, mapShopSettings(settings).problems)),
    ...otherSettings.map((entry) => ({ rule: 'second-settings' as const, ...toEntryRef('shopSettings', entry) })),
    ...specialDay.flatMap((entry) => toFindings('specialDay', entry, mapSpecialDay(entry).problems)),
    ...findOverlappingDays(specialDay),
    ...deliveryArea.flatMap((entry) => toFindings('deliveryArea', entry, mapDeliveryArea(entry).problems)),
    ...checkAreas(deliveryArea),
    ...findLikelyMistakes({ shopSettings, specialDay, deliveryArea }, now),
  ]
}

function findOverlappingDays(entries: readonly RawEntry[]): readonly Finding[] {
  const days = entries.flatMap((entry) => {
    const { day } = mapSpecialDay(entry)
    return day === null ? [] : [{ entry: toEntryRef('specialDay', entry), from: day.from, to: day.to }]
  })
  return days.flatMap(({ entry, from, to }, index) =>
    days
      .slice(index + 1)
      .filter((other) => other.from <= to && from <= other.to)
      .map(({ entry: { name, date } }) => ({
        rule: 'overlapping-days' as const,
        ...entry,
        other: name,
        ...(date !== undefined && { otherDate: date }),
      })),
  )
}

function toFindings(type: keyof ShopEntries, entry: RawEntry, problems: readonly FieldProblem[]): readonly Finding[] {
  return problems.map((problem) => toFinding(type, toEntryRef(type, entry), problem))
}

export function toFinding(type: ContentType, entry: EntryRef, problem: FieldProblem): Finding {
  const { field, value, fix } = problem
  return { rule: 'unusable-value', ...entry, field: getFieldName(type, field), ...(value !== '' && { value }), fix }
}
