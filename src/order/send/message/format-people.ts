import { isolate } from '#core/text/bidi.ts'
import type { Language } from '#core/text/language.ts'
import { toMessageLine } from '#core/text/text.ts'
import { groupByPerson } from '../../people/people.ts'
import type { PricedLine } from '../../lines/price.ts'
import { formatCompactLine, formatLine } from './format-lines.ts'
import type { OrderMessageStrings } from '../../messages/order-message.en.ts'

/** The items of a message by person: a block for each item, the first of a person below the name. */
export function formatItems(
  lines: readonly PricedLine[],
  language: Language,
  words: OrderMessageStrings,
): readonly (readonly string[])[] {
  return groupByPerson(lines).flatMap(({ person, lines: own }) =>
    own.map((line, index) => [
      ...(index === 0 ? formatPerson(person, words) : []),
      ...formatLine(line, language, words),
    ]),
  )
}

/** The same with a block for each person, whose items have one line each. */
export function formatCompactItems(
  lines: readonly PricedLine[],
  language: Language,
  words: OrderMessageStrings,
): readonly (readonly string[])[] {
  return groupByPerson(lines).map(({ person, lines: own }) => [
    ...formatPerson(person, words),
    ...own.map((line) => formatCompactLine(line, language, words)),
  ])
}

function formatPerson(person: string | null, words: OrderMessageStrings): readonly string[] {
  return person === null ? [] : [words.forPerson(isolate(toMessageLine(person)))]
}
