import { decodeBytes, decodeInteger, splitEvery } from '#core/text/base32.ts'
import { MAX_PEOPLE } from '#core/specification.ts'
import { toPersonName } from '../people/people.ts'
import { NUMBER_LENGTH } from './order-link-format.ts'

/** What no name needs, and a web address, an amount or another line of the message would be written with. */
const NO_NAME = /[^\p{L}\p{M}\p{Nd} '‘’\u02bb\u02bc\p{Pd}]|[\ufe0e\ufe0f]/gu

/**
 * The names of people, by the index of the lines that are for them. Anybody may have written the link: what is no
 * text, comes after MAX_PEOPLE people or is cut off, is left out, and of a name all but its letters, marks and digits,
 * spaces, apostrophes and hyphens.
 */
export function decodePeople(contents: readonly string[]): ReadonlyMap<number, string> {
  const people = new Map<number, string>()
  const entries = contents.flatMap(readPeople).slice(0, MAX_PEOPLE)
  for (const { name, indices } of entries) {
    if (name !== '') for (const index of indices) people.set(index, name)
  }
  return people
}

interface LinkPerson {
  readonly name: string
  readonly indices: readonly number[]
}

function readPeople(content: string): readonly LinkPerson[] {
  const people: LinkPerson[] = []
  let rest = content
  while (rest !== '') {
    const nameEnd = NUMBER_LENGTH + Math.ceil((decodeInteger(rest.slice(0, NUMBER_LENGTH)) * 8) / 5)
    const indicesStart = nameEnd + NUMBER_LENGTH
    const end = indicesStart + decodeInteger(rest.slice(nameEnd, indicesStart)) * NUMBER_LENGTH
    if (end > rest.length) return people
    const indices = splitEvery(rest.slice(indicesStart, end), NUMBER_LENGTH).map(decodeInteger)
    people.push({ name: readName(rest.slice(NUMBER_LENGTH, nameEnd)), indices })
    rest = rest.slice(end)
  }
  return people
}

/** '' for bytes that are no text, or a text of which nothing is left. */
function readName(symbols: string): string {
  try {
    const name = new TextDecoder('utf-8', { fatal: true }).decode(decodeBytes(symbols))
    return toPersonName(name.replace(/\s/gu, ' ').replace(NO_NAME, ''))
  } catch {
    return ''
  }
}
