import type { MenuIndex } from '#menu/domain/menu-index.ts'
import type { LinkLine } from './order-link.ts'
import { resolveOrder } from './resolved-order.ts'

/**
 * The lines of a basket without those that came with friends' baskets, so that who sends a basket back to its owner
 * doubles nothing. A friend's dish that named nobody is still the friend's under a name that it was given since.
 */
export function listOwnLines(
  lines: readonly LinkLine[],
  taken: readonly LinkLine[],
  menu: MenuIndex,
): readonly LinkLine[] {
  const own = compareByOptions(lines, menu)
  const others = compareByOptions(taken, menu)
  for (const isOf of [isSame, isRenamed, isReduced]) {
    for (const other of others) {
      for (const each of own.filter((candidate) => isOf(candidate, other))) {
        const pieces = Math.min(each.left, other.left)
        each.left -= pieces
        other.left -= pieces
      }
    }
  }
  return own.filter(({ left }) => left > 0).map(({ line, left }) => ({ ...line, quantity: left }))
}

interface ComparedLine {
  readonly line: LinkLine
  /** Each with its choice, which the line itself does not always tell: two choices may have the same option. */
  readonly options: readonly string[]
  /** How many of its pieces are nobody's yet. */
  left: number
}

function compareByOptions(lines: readonly LinkLine[], menu: MenuIndex): readonly ComparedLine[] {
  const resolved = resolveOrder(lines, menu).lines
  return lines.map((line, index) => {
    const chosen = resolved[index]?.chosen ?? []
    const options = chosen.map(({ choiceId, optionId }) => JSON.stringify([choiceId, optionId]))
    return { line, options, left: line.quantity }
  })
}

/** The same dish for the same person. */
function isSame(one: ComparedLine, other: ComparedLine): boolean {
  return isRenamed(one, other) && one.line.person === other.line.person
}

/** The same dish, which one of the two names nobody for. */
function isRenamed(one: ComparedLine, other: ComparedLine): boolean {
  return isReduced(one, other) && one.options.length === other.options.length
}

/** The same dish without an option that checkout has dropped, as it was sold out. */
function isReduced({ line, options }: ComparedLine, { line: otherLine, options: otherOptions }: ComparedLine): boolean {
  const names = new Set([line.person, otherLine.person])
  const requests = [line, otherLine].map((each) => JSON.stringify(each.requests.toSorted()))
  return (
    line.code === otherLine.code &&
    requests[0] === requests[1] &&
    options.every((option) => otherOptions.includes(option)) &&
    (names.size === 1 || names.has(undefined))
  )
}
