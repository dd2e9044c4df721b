import { useStore } from 'zustand'
import {
  EMPTY_ORDER_FORM,
  setReceiveMethod,
  truncateAddress,
  truncateFirstName,
  validateOrderForm,
  type OrderForm,
  type OrderFormErrors,
  type ReceiveMethod,
} from '../domain/order-form.ts'
import { createStore } from './create-store.ts'
import { ORDER_SESSION_KEYS } from '../domain/order-storage-keys.ts'
import { addLanguageSwitchPart } from './language-switch.ts'
import { parseRecord } from '../domain/parse-record.ts'
import { persist } from './persist.ts'

interface OrderFormState {
  readonly form: OrderForm
  /** The errors on show; an error goes when its field is edited. */
  readonly errors: OrderFormErrors
  /** Counts the rejected attempts, so that each one can shake the form. */
  readonly rejections: number
}

export const orderFormStore = createStore<OrderFormState>({ form: EMPTY_ORDER_FORM, errors: {}, rejections: 0 })

addLanguageSwitchPart({
  save: () => {
    const { form, errors } = orderFormStore.getState()
    const { method, firstName, address } = form
    return { method, name: firstName, address, ...(Object.keys(errors).length > 0 && { hasErrors: true }) }
  },
  restore: ({ method, name, address, hasErrors }) => {
    setOrderForm(toOrderForm({ method, firstName: name, address }))
    if (hasErrors === true) showOrderFormErrors()
  },
})

/** The form in session storage, so that a reload of the tab keeps it. */
const persistedForm = persist(orderFormStore, ORDER_SESSION_KEYS.orderForm, {
  serialize: ({ form }) => (form.method === null ? null : JSON.stringify(form)),
  parse: (text) => ({ form: toOrderForm(parseRecord(text)), errors: {}, rejections: 0 }),
})

/** Restores the form and stores every change. Returns an unsubscribe function. */
export function startOrderForm(): () => void {
  persistedForm.load()
  return persistedForm.saveChanges()
}

/** Replaces the whole form; no errors are shown. */
export function setOrderForm(form: OrderForm): void {
  orderFormStore.setState({ form, errors: {} })
}

/** Reads a form from stored data, which may hold anything; without a method it is empty. */
function toOrderForm({ method, firstName, address }: Readonly<Record<string, unknown>>): OrderForm {
  if (method !== 'delivery' && method !== 'pickup') return EMPTY_ORDER_FORM
  return { method, firstName: truncateFirstName(toText(firstName)), address: truncateAddress(toText(address)) }
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Another method resets fields and errors; the same one changes nothing. */
export function setMethod(method: ReceiveMethod): void {
  orderFormStore.setState((state) => {
    const form = setReceiveMethod(state.form, method)
    return form === state.form ? state : { form, errors: {} }
  })
}

export function setFirstName(text: string): void {
  orderFormStore.setState(({ form, errors: { firstName: _edited, ...errors } }) => ({
    form: { ...form, firstName: truncateFirstName(text) },
    errors,
  }))
}

export function setAddress(text: string): void {
  orderFormStore.setState(({ form, errors: { address: _edited, ...errors } }) => ({
    form: { ...form, address: truncateAddress(text) },
    errors,
  }))
}

/** Shows what is wrong with the form and returns it; empty when the order may be sent. */
export function showOrderFormErrors(): OrderFormErrors {
  const { form, rejections } = orderFormStore.getState()
  const errors = validateOrderForm(form)
  orderFormStore.setState({ errors, rejections: Object.keys(errors).length > 0 ? rejections + 1 : rejections })
  return errors
}

export function useOrderForm(): OrderFormState {
  return useStore(orderFormStore)
}
