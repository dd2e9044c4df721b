import { setComment, setAddress, setFirstName } from '../../state/form-actions.ts'
import { orderStore } from '../../state/order-store.ts'
import { COMMENT_FIELD_ID, FIELD_IDS } from './field-ids.ts'

/** Takes over what the text fields show: some browsers fill them in without an event. */
export function readFields(): void {
  const { form } = orderStore.getState()
  readField(FIELD_IDS.firstName, form.firstName, setFirstName)
  readField(FIELD_IDS.address, form.address, setAddress)
  readField(COMMENT_FIELD_ID, orderStore.getState().comment, setComment)
}

function readField(id: string, known: string, set: (text: string) => void): void {
  const field = document.getElementById(id)
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  if (field.value !== known) set(field.value)
}
