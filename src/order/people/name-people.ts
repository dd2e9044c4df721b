import { MAX_PEOPLE } from '#core/specification.ts'
import { listPeople, type PersonalLine } from './people.ts'

/** Whether one more line may be for this person: MAX_PEOPLE people at most share an order. */
export function hasRoomFor(person: string, lines: readonly PersonalLine[]): boolean {
  const people = listPeople(lines)
  return people.includes(person) || people.length < MAX_PEOPLE
}

/**
 * Lines of another basket, which are for `person` where they name nobody; '' for nobody. Those for whom a
 * basket with `lines` has no room name nobody.
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
