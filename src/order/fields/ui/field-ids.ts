/** Id of a field's first control, to focus it where the field needs something. */
export function getControlId(field: string): string {
  return `${field}-field`
}

/** Id of the button that a field's problem has where the field has no choice left. */
export function getProblemButtonId(field: string): string {
  return `${field}-problem`
}

/** Id of the text field of `CommentBox`. */
export const COMMENT_FIELD_ID = 'comment'

/** Id of the text field of `ManualCopy`. */
export const ORDER_TEXT_ID = 'order-text'

/** Id of the sentence that says why the order can't be sent now. */
export const REASON_ID = 'closed-reason'
