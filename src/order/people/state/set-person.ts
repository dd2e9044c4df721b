import { hasRoomFor } from '../name-people.ts'
import { setBasket } from '../../lines/state/basket-actions.ts'
import { linesStore } from '../../lines/state/lines-store.ts'

/**
 * Says for whom a line is; '' for nobody. Returns false where the order names as many people as it may:
 * then the line is for nobody.
 */
export function setPerson(lineId: string, person: string): boolean {
  const { basket } = linesStore.getState()
  const others = basket.filter((line) => line.lineId !== lineId)
  const isTaken = person === '' || hasRoomFor(person, others)
  const name = isTaken && person !== '' ? person : undefined
  setBasket(basket.map((line) => (line.lineId === lineId ? { ...line, person: name } : line)))
  return isTaken
}
