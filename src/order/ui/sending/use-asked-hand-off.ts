import { isHandOffOver, type HandOff } from '../../domain/hand-off.ts'
import { useHandOff } from '../../state/hand-off-store.ts'
import { useNow } from '../../../shop/state/shop-clock-store.ts'

interface AskedHandOff {
  readonly handOff: HandOff
  /** False where the customer has not left the page: then WhatsApp may not have opened. */
  readonly wasAway: boolean
}

/** The hand-off that the customer is asked about now; null while there is no question. */
export function useAskedHandOff(): AskedHandOff | null {
  const { handOff, isAsking, wasAway } = useHandOff()
  const minute = useNow()
  return isAsking && handOff !== null && !isHandOffOver(handOff, minute) ? { handOff, wasAway } : null
}
