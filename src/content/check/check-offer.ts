import type { Instant } from '../../core/time/dubai-time.ts'
import { toLatinDigits } from '../../core/text/text.ts'
import { getDiscountPercent, isOfferOver } from '../../shop/domain/shop-info.ts'
import type { ShopSettings } from '../../shop/domain/shop-settings.ts'
import type { RawEntry } from '../contentful-client.ts'
import type { Finding } from '../domain/content-finding.ts'
import { shortenValue } from '../field-reader.ts'
import { toSingleLine } from '../map-asset.ts'
import { findOneLanguage, toFinding } from './to-finding.ts'
import { listWrittenDates } from './written-dates.ts'

/** Digits with a sign before or behind them: '25%', '٪25'. */
const PERCENT = /[%٪]\s*(\d+)|(\d+)\s*[%٪]/g

type OfferSettings = Pick<ShopSettings, 'promo' | 'discountPercent' | 'offerLastDay'>

/** Returns the findings of an offer that is over at `now`, else of the banner with the owner's words. */
export function checkOffer(entry: RawEntry, settings: OfferSettings, now: Instant): readonly Finding[] {
  const { offerLastDay, promo } = settings
  if (isOfferOver(settings, now)) {
    return [toFinding('offer-over', 'shopSettings', entry, 'offerLastDay', offerLastDay ?? '')]
  }
  if (!promo.isShown) return []
  return [
    ...findOneLanguage('shopSettings', entry, 'promoEn', 'promoAr'),
    ...['promoEn', 'promoAr'].flatMap((field) => checkWords(entry, field, settings)),
  ]
}

/** Words that promise another discount, or another last day, than the settings. */
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
  if (dates.length > 0 && offerLastDay === null) {
    findings.push(toFinding('no-last-day', 'shopSettings', entry, field, value))
  } else if (dates.length > 0 && !dates.some((date) => offerLastDay?.endsWith(date))) {
    findings.push({ ...toFinding('other-last-day', 'shopSettings', entry, field, value), other: offerLastDay ?? '' })
  }
  return findings
}

function listPercents(words: string): readonly number[] {
  return [...words.matchAll(PERCENT)].map(([, after, before]) => Number(after ?? before))
}
