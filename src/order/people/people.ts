import { PERSON_MAX_CHARACTERS } from '#core/specification.ts'
import { toMessageLine, truncate } from '#core/text/text.ts'

/** A line that may be for somebody. */
export interface PersonalLine {
  /** The name of whom the line is for; left out where nobody is named. */
  readonly person?: string | undefined
}

/** The lines of one person; null for those that name nobody. */
export interface PersonGroup<Line> {
  readonly person: string | null
  readonly lines: readonly Line[]
}

/** The names in the order in which they first appear. */
export function listPeople(lines: readonly PersonalLine[]): readonly string[] {
  return [...new Set(lines.flatMap(({ person }) => person ?? []))]
}

/** Lines by person: first those that name nobody, then the people in the order in which they first appear. */
export function groupByPerson<Line extends PersonalLine>(lines: readonly Line[]): readonly PersonGroup<Line>[] {
  return [null, ...listPeople(lines)]
    .map((person) => ({ person, lines: lines.filter((line) => (line.person ?? null) === person) }))
    .filter((group) => group.lines.length > 0)
}

/** Lines that name nobody. */
export function withoutPeople<Line extends PersonalLine>(lines: readonly Line[]): readonly Line[] {
  return lines.map((line) => (line.person === undefined ? line : { ...line, person: undefined }))
}

/** A name as lines have it, from any text: cleaned for the message, at most PERSON_MAX_CHARACTERS code points. */
export function toPersonName(text: string): string {
  return truncate(toMessageLine(text), PERSON_MAX_CHARACTERS).trimEnd()
}
