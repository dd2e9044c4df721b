import { makaniField, landmarkField, unitField } from '../fields/address/address-details.ts'
import { addressField } from '../fields/address/address.ts'
import { areaField } from '../fields/area/chosen-area.ts'
import { carField } from '../fields/car/pickup-car.ts'
import { locationField } from '../fields/location/delivery-location.ts'
import { firstNameField } from '../fields/name/first-name.ts'
import type { FieldProblem, OrderField, WithdrawnChoice } from '../fields/order-field.ts'
import { paymentField } from '../fields/payment/payment-choice.ts'
import { recipientPhoneField } from '../fields/recipient-phone/recipient-phone.ts'
import { wantedField } from '../fields/wanted/wanted-time.ts'

/** The fields that follow from the way to receive the order, in the order of the page. */
const ORDER_FIELDS = {
  wanted: wantedField,
  firstName: firstNameField,
  area: areaField,
  address: addressField,
  unit: unitField,
  landmark: landmarkField,
  makani: makaniField,
  recipientPhone: recipientPhoneField,
  location: locationField,
  car: carField,
  payment: paymentField,
}

export type FieldName = keyof typeof ORDER_FIELDS

export type FieldValues = { readonly [Name in FieldName]: ValueOf<(typeof ORDER_FIELDS)[Name]> }

/** What an order has of the fields. No key: nothing. */
export type OrderedFields = { readonly [Name in FieldName]?: OrderedOf<(typeof ORDER_FIELDS)[Name]> | undefined }

/** The problem of each choice. No key: it has none. */
export type FieldProblems = { readonly [Name in FieldName]?: ProblemOf<(typeof ORDER_FIELDS)[Name]> } & {
  /** The way to receive the order is offered no more. */
  readonly method?: WithdrawnChoice<'deliveryWithdrawn' | 'pickupWithdrawn'>
}

type ValueOf<Field> = Field extends OrderField<infer Value, infer _Problem, infer _Ordered> ? Value : never
type ProblemOf<Field> = Field extends OrderField<infer _Value, infer Problem, infer _Ordered> ? Problem : never
type OrderedOf<Field> = Field extends OrderField<infer _Value, infer _Problem, infer Ordered> ? Ordered : never

export const FIELD_NAMES = Object.keys(ORDER_FIELDS) as readonly FieldName[]

/** The row of a field, without its types: it is only given values that it has parsed itself. */
export function getField(name: FieldName): OrderField<unknown, FieldProblem> {
  return ORDER_FIELDS[name] as OrderField<unknown, FieldProblem>
}
