import type { OrderFormField } from '../../form/order-form.ts'

/** Id of each field's first control, to focus it when invalid. How the order is paid, and where the customer is, may stay open. */
export const FIELD_IDS: Readonly<Record<Exclude<OrderFormField, 'payment' | 'location'>, string>> = {
  method: 'receive-delivery',
  wanted: 'wanted-time',
  firstName: 'first-name',
  area: 'area',
  address: 'address',
  unit: 'address-unit',
  landmark: 'address-landmark',
  makani: 'address-makani',
  car: 'car',
}

/** Id of the button that a field's problem has where the field has no choice left. */
export function getProblemButtonId(field: OrderFormField): string {
  return `${field}-problem`
}

/** Id of the text field of `CommentBox`. */
export const COMMENT_FIELD_ID = 'comment'

/** Id of the text field of `ManualCopy`. */
export const ORDER_TEXT_ID = 'order-text'

/** Id of the sentence that says why the order can't be sent now. */
export const REASON_ID = 'closed-reason'
