import type { LinkLine } from './order-link.ts'

/**
 * The lines of a basket without those that came with friends' baskets, so that who sends a basket back to its owner
 * doubles nothing. A friend's dish that named nobody is still the friend's under a name that it was given since.
 */
export function listOwnLines(lines: readonly LinkLine[], taken: readonly LinkLine[]): readonly LinkLine[] {
  const own = lines.map((line) => ({ line, left: line.quantity }))
  const others = taken.map((line) => ({ line, left: line.quantity }))
  for (const isOf of [isSame, isRenamed, isReduced]) {
    for (const other of others) {
      for (const each of own.filter(({ line }) => isOf(line, other.line))) {
        const pieces = Math.min(each.left, other.left)
        each.left -= pieces
        other.left -= pieces
      }
    }
  }
  return own.filter(({ left }) => left > 0).map(({ line, left }) => ({ ...line, quantity: left }))
}

/** The same dish for the same person. */
function isSame(line: LinkLine, other: LinkLine): boolean {
  return isRenamed(line, other) && line.person === other.person
}

/** The same dish, which one of the two names nobody for. */
function isRenamed(line: LinkLine, other: LinkLine): boolean {
  return isReduced(line, other) && (line.extras ?? []).length === (other.extras ?? []).length
}

/** The same dish without an option that checkout has dropped, as it was sold out. */
function isReduced(line: LinkLine, other: LinkLine): boolean {
  const names = new Set([line.person, other.person])
  const requests = [line, other].map((each) => JSON.stringify(each.requests.toSorted()))
  return (
    line.code === other.code &&
    requests[0] === requests[1] &&
    (line.extras ?? []).every((option) => other.extras?.includes(option)) &&
    (names.size === 1 || names.has(undefined))
  )
}
