import { safeSessionStorage } from '#browser/storage/safe-storage.ts'
import { SESSION_KEYS } from '#browser/storage/storage-keys.ts'
import { decodeOrderLink } from '../decode-order-link.ts'
import { encodeOrderLink } from '../encode-order-link.ts'
import { EMPTY_ORDER_LINK, type LinkLine } from '../order-link.ts'

/** The lines that came into the basket with friends' baskets; none where what is stored can't be read. */
export function readTakenLines(): readonly LinkLine[] {
  const decoded = decodeOrderLink(safeSessionStorage.read(SESSION_KEYS.takenLines) ?? '')
  return decoded.status === 'valid' ? decoded.link.lines : []
}

export function addTakenLines(lines: readonly LinkLine[]): void {
  const all = [...readTakenLines(), ...lines]
  safeSessionStorage.write(SESSION_KEYS.takenLines, encodeOrderLink({ ...EMPTY_ORDER_LINK, lines: all }))
}
