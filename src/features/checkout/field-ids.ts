import type { OrderFormField } from '../../domain/order-form.ts'

/** Where each field's first control is found, to give it the focus (VAL-3). */
export const FIELD_IDS: Readonly<Record<OrderFormField, string>> = {
  method: 'receive-delivery',
  firstName: 'first-name',
  address: 'address',
}

/** Where the order stands as text when the clipboard refuses it. */
export const ORDER_TEXT_ID = 'order-text'
