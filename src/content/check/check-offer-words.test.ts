import { expect, test } from 'vitest'
import { check, type Fields } from './check-content.fixtures.ts'

test.each<[fields: Fields, percent: string | null]>([
  [{ promoEn: 'Get 20% off', promoAr: 'خصم ٢٠٪' }, '25%'],
  [{ promoEn: 'Get 25 % off', promoAr: 'خصم ٪٢٥' }, null],
  [{ promoEn: 'Get 25% off', promoAr: 'خصم 25%', discountPercent: 30 }, '30%'],
  [{ promoEn: 'Get 25% off', promoAr: 'خصم 25%', discountPercent: 0 }, '0%'],
  [{ promoEn: 'Get 25% off', promoAr: 'خصم 25%', discountPercent: 30, showPromo: false }, null],
  [{ promoEn: 'Two colas for 5', promoAr: 'علبتا كولا بخمسة', discountPercent: 30 }, null],
])('%o: words of a discount that the prices don’t have', (settings, percent) => {
  const fields = ['Offer banner (English)', 'Offer banner (Arabic)']
  const findings = fields.map((field) => ({ rule: 'other-discount', field, other: percent }))
  expect(check({ settings })).toMatchObject(percent === null ? [] : findings)
})

test.each<[promoEn: string, offerLastDay: string | undefined, isOther: boolean]>([
  ['Two colas for 5', '2026-11-22', false],
  ['Until 30 November', '2026-11-30', false],
  ['From 1 to 30th of Nov. 2026, 24/7', '2026-11-30', false],
  ['Until November 29', '2026-11-30', true],
  ['Until 30/12', '2026-11-30', true],
  ['Until 30/12/2026', '2026-12-30', false],
  ['حتى ٢٩ نوفمبر', '2026-11-30', true],
  ['حتى ٣٠ نوفمبر', '2026-11-30', false],
  ['Until 30 November', undefined, true],
  ['1/2 price, 24/7', undefined, false],
  // 2026-11-29 is a Sunday.
  ['25% off until Friday', '2026-11-29', true],
  ['25% off until Sunday', '2026-11-29', false],
  ['Only until next Sun.', '2026-11-29', false],
  ['Until Friday, 29 November', '2026-11-29', true],
  ['Until Friday', undefined, true],
  ['Monday to Friday', '2026-11-29', false],
  ['خصم 25% حتى الجمعة', '2026-11-29', true],
  ['خصم 25% حتى يوم الأحد', '2026-11-29', false],
  ['العرض ينتهي يوم الخميس', '2026-11-29', true],
  ['كل جمعة', '2026-11-29', false],
])('“%s” names another day than %s: %s', (words, offerLastDay, isOther) => {
  const findings = check({ settings: { promoEn: words, promoAr: 'عرض', offerLastDay } })
  const other = offerLastDay === undefined ? {} : { other: offerLastDay }
  expect(findings).toMatchObject(isOther ? [{ rule: 'other-last-day', ...other }] : [])
})
