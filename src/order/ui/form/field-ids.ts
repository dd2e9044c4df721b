import type { OrderFormField } from '../../domain/order-form.ts'
import type { ProblemField } from '../../domain/order-problems.ts'

/** Id of each field's first control, to focus it when invalid. */
export const FIELD_IDS: Readonly<Record<OrderFormField, string>> = {
  method: 'receive-delivery',
  wanted: 'wanted-time',
  firstName: 'first-name',
  area: 'area',
  address: 'address',
  payment: 'payment',
}

/** Id of the button that answers a field's problem. */
export const PROBLEM_BUTTON_IDS: Readonly<Record<ProblemField, string>> = {
  wanted: 'wanted-problem',
  area: 'area-problem',
  payment: 'payment-problem',
}

/** Id of the text field of `CommentBox`. */
export const COMMENT_FIELD_ID = 'comment'

/** Id of the text field of `ManualCopy`. */
export const ORDER_TEXT_ID = 'order-text'

/** Id of the sentence that says why the order can't be sent now. */
export const REASON_ID = 'closed-reason'
