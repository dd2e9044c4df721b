import { toLatinDigits } from '#core/text/text.ts'
import { getDiscountPercent } from '#shop/domain/shop-info.ts'
import type { ShopSettings } from '#shop/domain/shop-settings.ts'
import type { RawEntry } from '../api/contentful-client.ts'
import type { Finding } from '../domain/content-finding.ts'
import { toSingleLine } from '../mapping/map-asset.ts'
import { shortenValue } from '../model/validate-entry.ts'
import { toFinding } from './to-finding.ts'
import { listLastWeekdays, listWrittenDates } from './written-dates.ts'

/** Digits with a sign before or behind them: '25%', '٪25'. */
const PERCENT = /[%٪]\s*(\d+)|(\d+)\s*[%٪]/g

type OfferSettings = Pick<ShopSettings, 'discountPercent' | 'offerLastDay'>

/** Words of the owner's in the offer banner that promise another discount, or another last day, than the settings. */
export function checkOfferWords(entry: RawEntry, settings: OfferSettings): readonly Finding[] {
  return ['promoEn', 'promoAr'].flatMap((field) => checkWords(entry, field, settings))
}

function checkWords(entry: RawEntry, field: string, settings: OfferSettings): readonly Finding[] {
  const { offerLastDay } = settings
  const words = toLatinDigits(toSingleLine(entry.fields[field]))
  const value = shortenValue(entry.fields[field])
  const findings: Finding[] = []
  const percent = getDiscountPercent(settings)
  const percents = listPercents(words)
  if (percents.length > 0 && !percents.includes(percent)) {
    findings.push({ ...toFinding('other-discount', 'shopSettings', entry, field, value), other: `${percent}%` })
  }
  const dates = listWrittenDates(words)
  const weekdays = listLastWeekdays(words)
  // Of a week that begins on Monday.
  const lastWeekday = offerLastDay === null ? null : (new Date(offerLastDay).getUTCDay() + 6) % 7
  const isOtherDate = dates.length > 0 && !dates.some((date) => offerLastDay?.endsWith(date))
  const isOtherWeekday = weekdays.length > 0 && !weekdays.some((day) => day === lastWeekday)
  if (isOtherDate || isOtherWeekday) {
    const other = offerLastDay === null ? {} : { other: offerLastDay }
    findings.push({ ...toFinding('other-last-day', 'shopSettings', entry, field, value), ...other })
  }
  return findings
}

function listPercents(words: string): readonly number[] {
  return [...words.matchAll(PERCENT)].map(([, after, before]) => Number(after ?? before))
}
