import { useStore } from 'zustand'
import { MAX_REVISION } from '#core/specification.ts'
import { createOrderReference, getRevision, isExpired, type OrderReference } from '../order-reference.ts'
import { sendingStore } from './sending-store.ts'

export function setOrderReference(reference: OrderReference | null): void {
  if (reference !== sendingStore.getState().reference) sendingStore.setState({ reference })
}

/** Returns the number of a valid order; makes one where it has none, or where it is over or was revised too often. */
export function ensureOrderReference(hash: string): OrderReference {
  const { reference } = sendingStore.getState()
  const isUsable =
    reference !== null && !isExpired(reference, Date.now()) && getRevision(reference, hash) <= MAX_REVISION
  if (isUsable) return reference
  const drawn = drawOrderReference()
  setOrderReference(drawn)
  return drawn
}

/** Remembers what was handed over to WhatsApp or the clipboard: a change after that is a revision. */
export function markReferenceSent(hash: string): void {
  const { reference } = sendingStore.getState()
  if (reference === null || reference.sent === hash) return
  setOrderReference({ ...reference, revision: getRevision(reference, hash), sent: hash })
}

/** Another number for an order that has one: the tab is a copy, and the number stays with the other tab. */
export function replaceOrderReference(): void {
  if (sendingStore.getState().reference !== null) setOrderReference(drawOrderReference())
}

function drawOrderReference(): OrderReference {
  // A number is no secret, and some browsers and tools refuse `crypto`.
  return createOrderReference(Date.now(), (limit) => Math.floor(Math.random() * limit))
}

export function useOrderReference(): OrderReference | null {
  return useStore(sendingStore, ({ reference }) => reference)
}
