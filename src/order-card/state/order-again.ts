import { EMPTY_BASKET } from '#order/lines/line.ts'
import { addLines } from '#order/lines/edit-lines.ts'
import { countCardDishes, priceAvailable, type ResolvedOrder } from '#order/link/resolved-order.ts'
import { toLinkLines } from '#order/link/order-link.ts'
import { addTakenLines } from '#order/link/state/taken-lines.ts'
import { namePeople } from '#order/people/name-people.ts'
import { listPeople } from '#order/people/people.ts'
import { SESSION_KEYS } from '#browser/storage/storage-keys.ts'
import { safeSessionStorage } from '#browser/storage/safe-storage.ts'
import { NO_NOTICES } from '#order/lines/basket-notices.ts'
import { noticesStore } from '#order/lines/state/basket-notices.ts'
import { linesStore } from '#order/lines/state/lines-store.ts'
import { setBasket } from '#order/lines/state/basket-actions.ts'
import { getNow } from '#shop/state/shop-store.ts'

/** The parts of an order that end with its basket. */
const ENDED = [
  SESSION_KEYS.comment,
  SESSION_KEYS.orderReference,
  SESSION_KEYS.handOff,
  SESSION_KEYS.severalPeople,
  SESSION_KEYS.takenLines,
]

/**
 * Puts what can be ordered of a card into the basket, for checkout, which says what was left out.
 * 'replace' takes away what the customer had chosen, with its comment and its number. Lines that name nobody
 * are for `person`, '' for nobody. Those of a friend's basket are remembered as such.
 */
export function orderAgain(card: ResolvedOrder, way: 'replace' | 'add', isShared: boolean, person = ''): void {
  const kept = way === 'add' ? linesStore.getState().basket : EMPTY_BASKET
  if (way === 'replace') {
    noticesStore.setState(NO_NOTICES)
    for (const key of ENDED) safeSessionStorage.write(key, null)
  }
  const lines = namePeople(priceAvailable(card, getNow()).priced.lines, person, kept)
  if (isShared) addTakenLines(toLinkLines(lines))
  if (listPeople(lines).length > 0) safeSessionStorage.write(SESSION_KEYS.severalPeople, '1')
  const added = new Set(lines.map(({ lineId }) => lineId))
  const leftOut = countCardDishes(card.lines.filter(({ lineId }) => !added.has(lineId)))
  const { basket, fullItems } = addLines(kept, lines)
  setBasket(basket)
  noticesStore.setState((notices) => ({
    leftOut: notices.leftOut + leftOut,
    fullItems: [...new Set([...notices.fullItems, ...fullItems])],
  }))
}
