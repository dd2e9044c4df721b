import { CAR_MAX_CHARACTERS, PLATE_MAX_CHARACTERS } from '#core/specification.ts'
import { isRecord } from '#core/text/parse-record.ts'
import { isolate } from '#core/text/isolate.ts'
import { limitText, toMessageLine } from '#core/text/text.ts'
import type { OrderField, WithdrawnChoice } from '../order-field.ts'

/** The car to which an order is brought, as typed. */
export interface PickupCar {
  /** 'white Nissan Patrol' */
  readonly description: string
  /** 'A 12345' */
  readonly plate: string
}

export const UNKNOWN_CAR: PickupCar = { description: '', plate: '' }

function parseCar(value: unknown): PickupCar | undefined {
  const { description, plate } = isRecord(value) ? value : {}
  if (typeof description !== 'string' || typeof plate !== 'string') return undefined
  return { description: limitText(description, CAR_MAX_CHARACTERS), plate: limitText(plate, PLATE_MAX_CHARACTERS) }
}

/** What a message says of a car: description and plate, each if there is one. */
function listCarTexts({ description, plate }: PickupCar): readonly string[] {
  return [description, plate].map(toMessageLine).filter((text) => text !== '')
}

export type CarProblem = WithdrawnChoice<'carWithdrawn'>

/** The car that a pickup is brought to, perhaps still unknown; left out without the tick. */
export const carField: OrderField<PickupCar, CarProblem> = {
  parse: parseCar,
  methods: ['pickup'],
  isStored: false,
  isRemembered: true,
  findError: (car, { hasCarPickup }) =>
    hasCarPickup === true && car !== undefined && listCarTexts(car).length === 0 ? 'required' : null,
  findProblem: (car, { hasCarPickup }) =>
    car === undefined || hasCarPickup === true ? null : { kind: 'carWithdrawn', isBlocking: true },
  resolve: (car, { hasCarPickup }) => (hasCarPickup === true ? car : undefined),
  // Both texts are isolated in both languages: a plate has letters and digits, and stays whole.
  toMessage: (car, { words }) => {
    const texts = listCarTexts(car)
    return texts.length === 0 ? [] : [`${words.toCar}: ${texts.map(isolate).join(words.listSeparator)}`]
  },
}
