import type { LinkLine } from './order-link.ts'

/**
 * The lines of a basket without those that came with friends' baskets, so that who sends a basket back to its owner
 * doubles nothing. A friend's dish that named nobody is still the friend's under a name that it was given since.
 */
export function listOwnLines(lines: readonly LinkLine[], taken: readonly LinkLine[]): readonly LinkLine[] {
  const own = lines.map((line) => ({ line, left: line.quantity }))
  const others = taken.map((line) => ({ line, left: line.quantity }))
  // Those of the same person first.
  for (const isAnyName of [false, true]) {
    for (const other of others) {
      for (const each of own.filter(({ line }) => isSame(line, other.line, isAnyName))) {
        const pieces = Math.min(each.left, other.left)
        each.left -= pieces
        other.left -= pieces
      }
    }
  }
  return own.filter(({ left }) => left > 0).map(({ line, left }) => ({ ...line, quantity: left }))
}

function isSame(line: LinkLine, other: LinkLine, isAnyName: boolean): boolean {
  const names = new Set([line.person, other.person])
  return toKey(line) === toKey(other) && (names.size === 1 || (isAnyName && names.has(undefined)))
}

function toKey({ code, requests, extras = [] }: LinkLine): string {
  return JSON.stringify([code, requests.toSorted(), extras.toSorted()])
}
