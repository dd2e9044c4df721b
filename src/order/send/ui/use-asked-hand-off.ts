import { isHandOffOver, type HandOff } from '../hand-off.ts'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/shallow'
import { sendingStore } from '../state/sending-store.ts'
import { useNow } from '#shop/state/shop-store.ts'

interface AskedHandOff {
  readonly handOff: HandOff
  /** False where the customer has not left the page: then WhatsApp may not have opened. */
  readonly hasLeftPage: boolean
}

/** The hand-off that the customer is asked about now; null while there is no question. */
export function useAskedHandOff(): AskedHandOff | null {
  const { handOff, isConfirmationShown, hasLeftPage } = useStore(
    sendingStore,
    useShallow(({ handOff, isConfirmationShown, hasLeftPage }) => ({ handOff, isConfirmationShown, hasLeftPage })),
  )
  const now = useNow()
  return isConfirmationShown && handOff !== null && !isHandOffOver(handOff, now) ? { handOff, hasLeftPage } : null
}
