import { isolate } from '#core/text/bidi.ts'
import { listCarTexts, type PickupCar } from '../../fields/car/pickup-car.ts'
import type { OrderMessageStrings } from '../../order-message-strings.ts'

/** The line of a car. Both texts are isolated in both languages: a plate has letters and digits, and stays whole. */
export function formatCar(car: PickupCar | undefined, words: OrderMessageStrings): readonly string[] {
  const texts = car === undefined ? [] : listCarTexts(car)
  return texts.length === 0 ? [] : [`${words.toCar}: ${texts.map(isolate).join(words.listSeparator)}`]
}
