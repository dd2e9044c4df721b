import { combineUnsubscribes } from '#browser/stores/combine-unsubscribes.ts'
import { ASK_AFTER_MS, AWAY_MIN_MS, isHandOffOver, type HandOff, type HandOffWay } from '../hand-off.ts'
import { EMPTY_ORDER_FORM } from '../../fields/order-form.ts'
import { getOrder } from '../../state/current-order.ts'
import { setComment, setOrderForm } from '../../fields/state/form-actions.ts'
import { orderStore } from '../../lines/state/lines-store.ts'

/** Remembers that the order was handed over; a question that is shown stays. */
export function recordHandOff(way: HandOffWay, ref: string | null): void {
  const isToCar = getOrder().car !== null
  orderStore.setState({ handOff: { at: Date.now(), ref, way, ...(isToCar && { isToCar }) } })
}

/** Brings a hand-off back that was ended; null ends it. */
export function setHandOff(handOff: HandOff | null): void {
  if (handOff !== orderStore.getState().handOff) orderStore.setState({ handOff, isConfirmationShown: handOff !== null })
}

/** Three hours end a hand-off, and what was typed. */
export function endOldHandOff(): void {
  const { handOff } = orderStore.getState()
  if (handOff === null || !isHandOffOver(handOff, Date.now())) return
  setComment('')
  setOrderForm(EMPTY_ORDER_FORM)
  setHandOff(null)
}

/** Asks when the customer is back from WhatsApp, or when nothing has opened. Returns a function that stops it. */
export function askAfterHandOff(): () => void {
  let hiddenAt: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const askIfVisible = (): void => {
    if (document.visibilityState === 'visible') ask(false)
  }
  const handleVisibility = (): void => {
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now()
      return
    }
    const awayMs = hiddenAt === null ? 0 : Date.now() - hiddenAt
    hiddenAt = null
    if (awayMs >= AWAY_MIN_MS) ask(true)
    else if (getAgeMs() >= ASK_AFTER_MS) ask(false)
  }
  document.addEventListener('visibilitychange', handleVisibility)
  return combineUnsubscribes([
    orderStore.subscribe(({ handOff }, before) => {
      if (handOff === before.handOff) return
      clearTimeout(timer)
      if (handOff !== null) timer = setTimeout(askIfVisible, ASK_AFTER_MS)
    }),
    () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', handleVisibility)
    },
  ])
}

function ask(hasLeftPage: boolean): void {
  const { handOff, isConfirmationShown } = orderStore.getState()
  if (handOff !== null && !isConfirmationShown) orderStore.setState({ isConfirmationShown: true, hasLeftPage })
}

function getAgeMs(): number {
  const { handOff } = orderStore.getState()
  return handOff === null ? 0 : Date.now() - handOff.at
}
