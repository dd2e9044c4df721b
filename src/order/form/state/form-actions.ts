import type { LanguageSwitchPart } from '#browser/stores/language-switch-parts.ts'
import { readFields } from '#browser/controls/read-fields.ts'
import type { ReceiveMethod } from '#shop/domain/receive-method.ts'
import { setPanelOpen } from '../../panels/state/open-panels.ts'
import { truncateComment } from '../../fields/comment/comment.ts'
import { FIELD_NAMES, getField, type FieldName, type FieldValues } from '../order-fields.ts'
import { formStore } from './form-store.ts'
import { orderOptionsStore } from './order-options-store.ts'
import {
  parseOrderForm,
  setReceiveMethod,
  validateOrderForm,
  withField,
  withOnlyMethod,
  type OrderForm,
  type OrderFormErrors,
} from '../order-form.ts'

/** Form and its errors stay on the page in the other language. */
export const formSwitchPart: LanguageSwitchPart = {
  save: () => {
    readFields()
    const { form, errors } = formStore.getState()
    const { firstName: name, ...fields } = form
    return { ...fields, name, ...(Object.keys(errors).length > 0 && { hasErrors: true }) }
  },
  restore: ({ hasErrors, name, ...fields }) => {
    restoreOrderForm(parseOrderForm({ ...fields, firstName: name }))
    if (hasErrors === true) showOrderFormErrors()
  },
}

/** Replaces the whole form; no errors are shown. */
export function setOrderForm(form: OrderForm): void {
  formStore.setState({ form, errors: {} })
}

/** Replaces the whole form by one that was kept, which gets the only method where there is one. */
export function fillOrderForm(form: OrderForm): void {
  setOrderForm(withOnlyMethod(form, orderOptionsStore.getState().options))
}

/** Takes a form that another page has stored. A chosen method stays, also where the page then says that it is withdrawn. */
export function restoreOrderForm(form: OrderForm): void {
  if (form.method === null) fillOrderForm(form)
  else setOrderForm(form)
}

/** Gives a form without a method the only one, once the owner leaves one. Returns a function that stops it. */
export function watchOnlyMethod(): () => void {
  return orderOptionsStore.subscribe(({ options }) => {
    const { form } = formStore.getState()
    // A chosen method stays until the customer has read that it is withdrawn.
    if (form.method === null && options.onlyMethod !== undefined) fillOrderForm(form)
  })
}

/** Another method resets fields and errors; the same one changes nothing. */
export function setMethod(method: ReceiveMethod): void {
  const { form } = formStore.getState()
  const next = setReceiveMethod(form, method)
  if (next !== form) setOrderForm(next)
}

/** Takes what was typed or chosen, as the field keeps it; undefined empties the field. Its error goes. */
export function setField<Name extends FieldName>(name: Name, value: FieldValues[Name] | undefined): void {
  formStore.setState(({ form, errors: { [name]: _edited, ...errors } }) => ({
    form: withField(form, name, value),
    errors,
  }))
}

/** Shows what is wrong with the form and returns it; empty when the order may be sent. */
export function showOrderFormErrors(): OrderFormErrors {
  const { form, rejections } = formStore.getState()
  const errors = validateOrderForm(form, orderOptionsStore.getState().options)
  formStore.setState({ errors, rejections: Object.keys(errors).length > 0 ? rejections + 1 : rejections })
  openPanelsOf(errors)
  return errors
}

/** Opens the panels of the fields that have a key here, such as an error or a value. */
export function openPanelsOf(fields: { readonly [Name in FieldName]?: unknown }): void {
  for (const name of FIELD_NAMES) {
    const { panel } = getField(name)
    if (panel !== undefined && fields[name] !== undefined) setPanelOpen(panel, true)
  }
}

/** Takes what was typed as comment, cut at the limit. */
export function setComment(text: string): void {
  formStore.setState({ comment: truncateComment(text) })
}
