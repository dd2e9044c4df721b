import { useStore } from 'zustand'
import {
  createOrderReference,
  getRevision,
  isExpired,
  parseOrderReference,
  serializeOrderReference,
  type OrderReference,
} from '../domain/order-reference.ts'
import { MAX_REVISION } from '../../core/specification.ts'
import { SESSION_KEYS } from '../../browser/storage-keys.ts'
import { combineUnsubscribes } from '../../browser/combine-unsubscribes.ts'
import { onBfcacheRestore } from '../../browser/page-lifecycle.ts'
import { basketStore, isEmptied } from './basket-store.ts'
import { createStore } from '../../browser/create-store.ts'
import { persist } from '../../browser/persist.ts'
import { onTabCopied } from './tab-copies.ts'

/** The number of the order; null until the form was valid for the first time. */
export const orderReferenceStore = createStore<{ reference: OrderReference | null }>({ reference: null })

const persistedReference = persist(orderReferenceStore, SESSION_KEYS.orderReference, {
  serialize: ({ reference }) => reference && serializeOrderReference(reference),
  parse: (text) => ({ reference: parseOrderReference(text, Date.now()) }),
})

/**
 * Restores the number and stores every change; an emptied basket ends it. Returns an unsubscribe
 * function.
 */
export function startOrderReference(): () => void {
  persistedReference.load()
  return combineUnsubscribes([
    persistedReference.saveChanges(),
    basketStore.subscribe((state) => {
      if (isEmptied(state)) setOrderReference(null)
    }),
    // The number stays with the tab that this one is a copy of.
    onTabCopied(() => {
      if (orderReferenceStore.getState().reference !== null) setOrderReference(drawOrderReference())
    }),
    // Other pages may have ended it since.
    onBfcacheRestore(persistedReference.load),
  ])
}

export function setOrderReference(reference: OrderReference | null): void {
  if (reference !== orderReferenceStore.getState().reference) orderReferenceStore.setState({ reference })
}

/** Returns the number of a valid order; makes one where it has none, or where it is over or was revised too often. */
export function ensureOrderReference(hash: string): OrderReference {
  const { reference } = orderReferenceStore.getState()
  const isUsable =
    reference !== null && !isExpired(reference, Date.now()) && getRevision(reference, hash) <= MAX_REVISION
  if (isUsable) return reference
  const drawn = drawOrderReference()
  setOrderReference(drawn)
  return drawn
}

/** Remembers what was handed over to WhatsApp or the clipboard: a change after that is a revision. */
export function markReferenceSent(hash: string): void {
  const { reference } = orderReferenceStore.getState()
  if (reference === null || reference.sent === hash) return
  setOrderReference({ ...reference, revision: getRevision(reference, hash), sent: hash })
}

function drawOrderReference(): OrderReference {
  return createOrderReference(Date.now(), drawInteger)
}

function drawInteger(limit: number): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  // 2³² is so much more than any limit here that no value is noticeably more likely.
  return random % limit
}

export function useOrderReference(): OrderReference | null {
  return useStore(orderReferenceStore, ({ reference }) => reference)
}
