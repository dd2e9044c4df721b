import { toLatinDigits } from '../../core/text/text.ts'
import { getDiscountPercent } from '../../shop/domain/shop-info.ts'
import type { ShopSettings } from '../../shop/domain/shop-settings.ts'
import type { RawEntry } from '../contentful-client.ts'
import type { Finding } from '../domain/content-finding.ts'
import { shortenValue } from '../field-reader.ts'
import { toSingleLine } from '../map-asset.ts'
import { findOneLanguage, toFinding } from './to-finding.ts'

/** Digits with a sign before or behind them: '25%', '٪25'. */
const PERCENT = /[%٪]\s*(\d+)|(\d+)\s*[%٪]/g

/** Returns the findings of the banner with the owner's words, while it is shown. */
export function checkOffer(
  entry: RawEntry,
  settings: Pick<ShopSettings, 'promo' | 'discountPercent'>,
): readonly Finding[] {
  if (!settings.promo.isShown) return []
  const percent = getDiscountPercent(settings)
  return [
    ...findOneLanguage('shopSettings', entry, 'promoEn', 'promoAr'),
    ...['promoEn', 'promoAr'].flatMap((field) => {
      const words = toSingleLine(entry.fields[field])
      const percents = listPercents(words)
      if (percents.length === 0 || percents.includes(percent)) return []
      return [
        { ...toFinding('other-discount', 'shopSettings', entry, field, shortenValue(words)), other: `${percent}%` },
      ]
    }),
  ]
}

function listPercents(words: string): readonly number[] {
  return [...toLatinDigits(words).matchAll(PERCENT)].map(([, after, before]) => Number(after ?? before))
}
