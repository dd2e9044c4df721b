import type { ValueKind } from './field-kinds.ts'

/** Whether a value, undefined where there is none, is as the text after the operator wants it. */
type Comparison = (value: unknown, text: string) => boolean

/** The operators of a filter, `fields.price[gte]=20`; '' is the one without a word. */
export const COMPARISONS = {
  '': (value, text) => partsOf(value).some((part) => isEqual(part, text)),
  ne: (value, text) => !partsOf(value).some((part) => isEqual(part, text)),
  in: (value, text) => listOf(text).some((wanted) => partsOf(value).some((part) => isEqual(part, wanted))),
  nin: (value, text) => !listOf(text).some((wanted) => partsOf(value).some((part) => isEqual(part, wanted))),
  all: (value, text) => listOf(text).every((wanted) => partsOf(value).some((part) => isEqual(part, wanted))),
  exists: (value, text) => (value !== undefined) === (text === 'true'),
  match: (value, text) => partsOf(value).some((part) => hasWords(part, text)),
  lt: (value, text) => partsOf(value).some((part) => difference(part, text) < 0),
  lte: (value, text) => partsOf(value).some((part) => difference(part, text) <= 0),
  gt: (value, text) => partsOf(value).some((part) => difference(part, text) > 0),
  gte: (value, text) => partsOf(value).some((part) => difference(part, text) >= 0),
} as const satisfies Record<string, Comparison>

export type Operator = keyof typeof COMPARISONS

const RANGES = ['lt', 'lte', 'gt', 'gte'] as const
const SETS = ['', 'ne', 'in', 'nin', 'exists'] as const

/** Which operators make sense for what; the Delivery API refuses the others. */
export const OPERATORS_OF: Readonly<Record<ValueKind, readonly Operator[]>> = {
  id: SETS,
  text: [...SETS, 'all', 'match'],
  number: [...SETS, ...RANGES],
  time: [...SETS, ...RANGES],
  link: ['exists'],
  any: [...SETS, ...RANGES, 'all', 'match'],
}

/** Whether a text may stand after an operator for values of a kind. */
export function isFitting(text: string, operator: Operator, kind: ValueKind): boolean {
  if (operator === 'exists') return text === 'true' || text === 'false'
  const texts = operator === 'in' || operator === 'nin' ? listOf(text) : [text]
  if (kind === 'number') return texts.every((part) => Number.isFinite(numberOf(part)))
  return kind !== 'time' || texts.every((part) => TIME.test(part) && !Number.isNaN(Date.parse(part)))
}

const TIME = /^\d{4}-\d{2}-\d{2}(T.+)?$/

/** A list is as its parts are: one that fits is enough. */
function partsOf(value: unknown): readonly unknown[] {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}

function listOf(text: string): readonly string[] {
  return text.split(',')
}

/** Two times are equal however they are written. */
function isEqual(part: unknown, text: string): boolean {
  if (typeof part === 'number') return part === numberOf(text)
  if (typeof part === 'boolean') return String(part) === text
  return typeof part === 'string' && (part === text || (TIME.test(text) && difference(part, text) === 0))
}

/** Below zero when the value comes first; NaN, which is no answer to any question, when the two can't be compared. */
function difference(part: unknown, text: string): number {
  if (typeof part === 'number') return part - numberOf(text)
  if (typeof part !== 'string' || Number.isFinite(numberOf(text))) return Number.NaN
  if (TIME.test(part) && TIME.test(text)) return Date.parse(part) - Date.parse(text)
  return part < text ? -1 : Number(part > text)
}

function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text)
}

/** Each word asked for is how a word of the value begins, in any case. */
function hasWords(part: unknown, text: string): boolean {
  if (typeof part !== 'string') return false
  const words = wordsOf(part)
  return wordsOf(text).every((wanted) => words.some((word) => word.startsWith(wanted)))
}

function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
}
