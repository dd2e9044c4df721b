import type { AddressDetails } from './address/address-details.ts'
import type { PaymentChoice } from './payment/payment-choice.ts'
import type { PickupCar } from './car/pickup-car.ts'
import type { WantedChoice } from './wanted/wanted-time.ts'
import type { ReceiveMethod } from '#shop/domain/receive-method.ts'

/** The fields of checkout as typed; a method that is not chosen yet is null. */
export interface OrderForm extends AddressDetails {
  readonly method: ReceiveMethod | null
  readonly firstName: string
  readonly address: string
  /** The id of a delivery area, or OTHER_AREA; it may have gone. Left out while none is chosen. */
  readonly area?: string
  /** The car that a pickup is brought to, perhaps still unknown; left out without the tick. */
  readonly car?: PickupCar
  /** How the customer wants to pay; left out while nothing is chosen. */
  readonly payment?: PaymentChoice
  /** When the order is wanted; left out for now. */
  readonly wanted?: WantedChoice
}

/** A field's name; the order of the page is that of `getFirstField`. */
export type OrderFormField = keyof OrderForm

/**
 * What is missing, or no name, address or Makani number, as codes; `messages/` has the sentences. No key: that field
 * is fine.
 */
export interface OrderFormErrors {
  readonly method?: 'required'
  readonly wanted?: 'required'
  readonly firstName?: 'firstName'
  readonly area?: 'area'
  readonly address?: 'address'
  readonly makani?: 'makani'
  readonly car?: 'car'
}

/** The form before anything is chosen. */
export const EMPTY_ORDER_FORM: OrderForm = { method: null, firstName: '', address: '' }
