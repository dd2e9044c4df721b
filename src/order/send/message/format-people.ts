import { isolate } from '#core/text/isolate.ts'
import type { Language } from '#core/text/language.ts'
import { formatAed } from '#core/money.ts'
import { toMessageLine } from '#core/text/text.ts'
import { groupByPerson, type PersonGroup } from '../../people/people.ts'
import { sumUp, type PricedLine } from '../../lines/price.ts'
import { formatCompactLine, formatLine } from './format-lines.ts'
import type { OrderMessageStrings } from '../../messages/order-message.en.ts'

/** The items of a message by person: a block for each item, the first of a person below the name. */
export function formatItems(
  lines: readonly PricedLine[],
  language: Language,
  words: OrderMessageStrings,
): readonly (readonly string[])[] {
  const groups = groupByPerson(lines)
  return groups.flatMap((group) =>
    group.lines.map((line, index) => [
      ...(index === 0 ? formatPerson(group, groups.length, words) : []),
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
  const groups = groupByPerson(lines)
  return groups.map((group) => [
    ...formatPerson(group, groups.length, words),
    ...group.lines.map((line) => formatCompactLine(line, language, words)),
  ])
}

/** The name with what its items cost, without delivery: 'For Sara: AED 27.00'. Nothing where nobody is named. */
function formatPerson(group: PersonGroup<PricedLine>, count: number, words: OrderMessageStrings): readonly string[] {
  const { person, lines } = group
  if (person === null && count === 1) return []
  const heading = person === null ? words.unnamed : words.forPerson(isolate(toMessageLine(person)))
  return [`${heading} ${formatAed(sumUp(lines).total)}`]
}
