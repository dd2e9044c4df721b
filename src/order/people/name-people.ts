import { MAX_PEOPLE } from '#core/specification.ts'
import { listPeople, type PersonalLine } from './people.ts'

/** Whether one more line may be for this person: MAX_PEOPLE people at most share an order. */
export function hasRoomFor(person: string, lines: readonly PersonalLine[]): boolean {
  const people = listPeople(lines)
  return people.includes(person) || people.length < MAX_PEOPLE
}

/**
 * Lines to be added to a basket with `lines`. Those that name nobody are for `person` from now on, or for nobody if
 * that is ''. A name that would be one more than MAX_PEOPLE is dropped.
 */
export function namePeople<Line extends PersonalLine>(
  added: readonly Line[],
  person: string,
  lines: readonly PersonalLine[],
): readonly Line[] {
  const named: Line[] = []
  for (const line of added) {
    const name = line.person ?? person
    const isNamed = name !== '' && hasRoomFor(name, [...lines, ...named])
    named.push({ ...line, person: isNamed ? name : undefined })
  }
  return named
}
