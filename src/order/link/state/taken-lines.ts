import { safeSessionStorage } from '#browser/storage/safe-storage.ts'
import { SESSION_KEYS } from '#browser/storage/storage-keys.ts'
import { menuStore } from '#menu/state/menu-store.ts'
import { countItems } from '../../lines/line.ts'
import { decodeOrderLink } from '../decode-order-link.ts'
import { encodeOrderLink } from '../encode-order-link.ts'
import { EMPTY_ORDER_LINK, type LinkLine } from '../order-link.ts'
import { listOwnLines } from '../own-lines.ts'

/** The lines that came into the basket with friends' baskets; none where what is stored can't be read. */
export function readTakenLines(): readonly LinkLine[] {
  return readTakenBaskets().flat()
}

/** Whether a friend's basket with these lines has come into this one already. */
export function hasTaken(lines: readonly LinkLine[]): boolean {
  const { index } = menuStore.getState()
  return readTakenBaskets().some(
    (taken) => listOwnLines(lines, taken, index).length === 0 && countItems(lines) === countItems(taken),
  )
}

export function addTakenLines(lines: readonly LinkLine[]): void {
  const stored = safeSessionStorage.read(SESSION_KEYS.takenLines)
  const taken = encodeOrderLink({ ...EMPTY_ORDER_LINK, lines })
  safeSessionStorage.write(SESSION_KEYS.takenLines, stored === null ? taken : `${stored} ${taken}`)
}

/** What is stored: a link of each basket, with spaces between. */
function readTakenBaskets(): readonly (readonly LinkLine[])[] {
  const links = (safeSessionStorage.read(SESSION_KEYS.takenLines) ?? '').split(' ').map(decodeOrderLink)
  return links.flatMap((decoded) => (decoded.status === 'valid' ? [decoded.link.lines] : []))
}
