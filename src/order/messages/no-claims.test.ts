import { expect, test } from 'vitest'
import { checkoutAr } from './checkout.ar.ts'
import { onDemandAr } from './on-demand.ar.ts'
import { checkoutEn } from './checkout.en.ts'
import { onDemandEn } from './on-demand.en.ts'

/** Statements that no page can make: only WhatsApp knows. */
const CLAIMS = {
  en: /\b(?:was|been|is) sent\b|\border sent\b|\breceived\b|\bconfirmed\b(?! on WhatsApp)|\bplaced\b|on (?:its|the) way/i,
  ar: /تم إرسال|أُرسل|تم استلام|استلمنا|وصلنا|تم تأكيد|مؤكد|في الطريق/,
}

/** All texts of some messages; functions get numbers or names for what they need. */
function listTexts(messages: object): readonly string[] {
  return Object.values(messages).flatMap((value: unknown): readonly string[] => {
    if (typeof value === 'string') return [value]
    if (typeof value === 'function') return [String((value as (...parts: unknown[]) => unknown)(2, 'KR473', 'KR472'))]
    return typeof value === 'object' && value !== null ? listTexts(value) : []
  })
}

test.each([
  ['en', { ...checkoutEn.checkout, ...onDemandEn }],
  ['ar', { ...checkoutAr.checkout, ...onDemandAr }],
] as const)('no words of checkout say that an order was sent or received, in %s', (language, messages) => {
  const texts = listTexts(messages)
  expect(texts.length).toBeGreaterThan(50)
  expect(texts.filter((text) => CLAIMS[language].test(text))).toEqual([])
})
