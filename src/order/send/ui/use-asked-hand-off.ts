import { isHandOffOver, type HandOff } from '../hand-off.ts'
import { useStore } from 'zustand'
import { sendingStore } from '../state/sending-store.ts'
import { useNow } from '#shop/state/shop-store.ts'

/** The hand-off that the customer is asked about now; null while there is no question. */
export function useAskedHandOff(): HandOff | null {
  const handOff = useStore(sendingStore, ({ handOff, isConfirmationShown }) => (isConfirmationShown ? handOff : null))
  const now = useNow()
  return handOff !== null && !isHandOffOver(handOff, now) ? handOff : null
}
