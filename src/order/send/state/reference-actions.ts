import { MAX_REVISION } from '#core/specification.ts'
import { createOrderReference, getRevision, isExpired, type OrderReference } from '../order-reference.ts'
import { sendingStore } from './sending-store.ts'

export function setOrderReference(reference: OrderReference | null): void {
  if (reference !== sendingStore.getState().reference) sendingStore.setState({ reference })
}

/** The number if an order with this hash can keep it; null without one, and where it is over or was revised too often. */
export function keepReference(reference: OrderReference | null, hash: string): OrderReference | null {
  if (reference === null || isExpired(reference, Date.now())) return null
  return getRevision(reference, hash) > MAX_REVISION ? null : reference
}

/** Returns the number of an order that is handed over now; draws one where it has none. */
export function ensureOrderReference(hash: string): OrderReference {
  const kept = keepReference(sendingStore.getState().reference, hash)
  if (kept !== null) return kept
  // A number is no secret, and some browsers and tools refuse `crypto`.
  const drawn = createOrderReference(Date.now(), (limit) => Math.floor(Math.random() * limit))
  setOrderReference(drawn)
  return drawn
}

/** Remembers what was handed over to WhatsApp or the clipboard: a change after that is a revision. */
export function markHandedOver(hash: string): void {
  const { reference } = sendingStore.getState()
  if (reference === null || reference.handedOver === hash) return
  setOrderReference({ ...reference, revision: getRevision(reference, hash), handedOver: hash })
}
