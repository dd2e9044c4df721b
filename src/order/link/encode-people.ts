import { encodeBytes, encodeInteger } from '#core/text/base32.ts'
import { groupByPerson, type PersonalLine } from '../people/people.ts'
import { NUMBER_LENGTH } from './order-link-format.ts'

/** One entry for each person; none where nobody is named. */
export function encodePeople(lines: readonly PersonalLine[]): readonly string[] {
  const numbered = lines.map(({ person }, index) => ({ person, index }))
  return groupByPerson(numbered).flatMap(({ person, lines: own }) => (person === null ? [] : encodePerson(person, own)))
}

function encodePerson(person: string, lines: readonly { readonly index: number }[]): string {
  const name = new TextEncoder().encode(person)
  const indices = lines.map(({ index }) => encodeNumber(index))
  return [encodeNumber(name.length), encodeBytes(name), encodeNumber(lines.length), ...indices].join('')
}

function encodeNumber(value: number): string {
  return encodeInteger(value, NUMBER_LENGTH)
}
