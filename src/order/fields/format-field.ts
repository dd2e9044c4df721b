import { hasOppositeDirection } from '#core/text/bidi.ts'
import { isolate } from '#core/text/isolate.ts'
import type { Language } from '#core/text/language.ts'

/** A labelled line of the customer's own text, as a list: empty when nothing is left of it. The label may be bold. */
export function formatField(label: string, text: string, language: Language, isBold = false): readonly string[] {
  if (text === '') return []
  const isIsolated = language === 'ar' || hasOppositeDirection(text, language)
  return [`${isBold ? `*${label}:*` : `${label}:`} ${isIsolated ? isolate(text) : text}`]
}
