import { combineUnsubscribes } from '#browser/stores/combine-unsubscribes.ts'
import { ASK_AFTER_MS, AWAY_MIN_MS, isHandOffOver, type HandOff, type HandOffWay } from '../hand-off.ts'
import { EMPTY_ORDER_FORM } from '../../form/order-form.ts'
import { getOrder } from '../../state/current-order.ts'
import { fillOrderForm, setComment } from '../../form/state/form-actions.ts'
import { linesStore } from '../../lines/state/lines-store.ts'
import { sendingStore } from './sending-store.ts'

/** Remembers that the order was handed over; a question that is shown stays. */
export function recordHandOff(way: HandOffWay, ref: string | null): void {
  const isToCar = getOrder().fields.car !== undefined
  sendingStore.setState({ handOff: { at: Date.now(), ref, way, ...(isToCar && { isToCar }) } })
}

/** Brings a hand-off back that was ended; null ends it. */
export function setHandOff(handOff: HandOff | null): void {
  if (handOff !== sendingStore.getState().handOff)
    sendingStore.setState({ handOff, isConfirmationShown: handOff !== null })
}

/** Ends a hand-off after three hours, and empties form and comment with it. What was ordered is shown as long. */
export function endOldHandOff(): void {
  const { handOff, placed } = sendingStore.getState()
  if (placed !== null && isHandOffOver(placed, Date.now())) sendingStore.setState({ placed: null })
  if (handOff === null || !isHandOffOver(handOff, Date.now())) return
  setComment('')
  fillOrderForm(EMPTY_ORDER_FORM)
  setHandOff(null)
}

/**
 * Ends the order's number and its hand-off with a basket of which nothing is left. One whose lines are all set aside is
 * not empty: an item whose hours have ended does not end the order that it was sent with. Returns a function that
 * stops it.
 */
export function endWithBasket(): () => void {
  return linesStore.subscribe(({ basket, isRestored }) => {
    if (!isRestored || basket.length > 0) return
    sendingStore.setState({ reference: null, handOff: null, isConfirmationShown: false })
  })
}

/** Asks when the customer is back from WhatsApp, or when nothing has opened. Returns a function that stops it. */
export function askAfterHandOff(): () => void {
  let hiddenAt: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const askIfVisible = (): void => {
    if (document.visibilityState === 'visible') ask()
  }
  const handleVisibility = (): void => {
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now()
      return
    }
    const awayMs = hiddenAt === null ? 0 : Date.now() - hiddenAt
    hiddenAt = null
    if (awayMs >= AWAY_MIN_MS || getAgeMs() >= ASK_AFTER_MS) ask()
  }
  document.addEventListener('visibilitychange', handleVisibility)
  return combineUnsubscribes([
    sendingStore.subscribe(({ handOff }, before) => {
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

function ask(): void {
  const { handOff, isConfirmationShown } = sendingStore.getState()
  if (handOff !== null && !isConfirmationShown) sendingStore.setState({ isConfirmationShown: true })
}

function getAgeMs(): number {
  const { handOff } = sendingStore.getState()
  return handOff === null ? 0 : Date.now() - handOff.at
}
