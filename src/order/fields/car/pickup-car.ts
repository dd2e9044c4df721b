import { CAR_MAX_CHARACTERS, PLATE_MAX_CHARACTERS } from '#core/specification.ts'
import { isRecord } from '#core/text/parse-record.ts'
import type { ReceiveMethod } from '#shop/domain/receive-method.ts'
import { stripLoneSurrogates, toMessageLine, truncate } from '#core/text/text.ts'
import type { OrderField, WithdrawnChoice } from '../order-field.ts'
import type { OrderOptions } from '../order-options.ts'

/** The car to which an order is brought, as typed. */
export interface PickupCar {
  /** 'white Nissan Patrol' */
  readonly description: string
  /** 'A 12345' */
  readonly plate: string
}

export const UNKNOWN_CAR: PickupCar = { description: '', plate: '' }

/** Returns the car that an order is brought to: of a pickup, while the owner offers it. */
export function getCar(
  { method, car }: { readonly method: ReceiveMethod | null; readonly car?: PickupCar },
  { hasCarPickup }: OrderOptions,
): PickupCar | null {
  return method === 'pickup' && hasCarPickup === true ? (car ?? null) : null
}

/** What the fields keep of what was typed: NFC, at most so many code points, well formed. */
export function truncateCar({ description, plate }: PickupCar): PickupCar {
  return {
    description: truncate(stripLoneSurrogates(description).normalize('NFC'), CAR_MAX_CHARACTERS),
    plate: truncate(stripLoneSurrogates(plate).normalize('NFC'), PLATE_MAX_CHARACTERS),
  }
}

/** Reads stored data, which may be anything; undefined for junk. */
export function parseCar(value: unknown): PickupCar | undefined {
  const { description, plate } = isRecord(value) ? value : {}
  return typeof description === 'string' && typeof plate === 'string' ? truncateCar({ description, plate }) : undefined
}

/** What a message says of a car: description and plate, each if there is one. */
export function listCarTexts(car: PickupCar): readonly string[] {
  const { description, plate } = truncateCar(car)
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
}
