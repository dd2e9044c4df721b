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
import { addLanguageSwitchPart } from './language-switch.ts'

interface OrderFormState {
  readonly form: OrderForm
  /** The errors on show; an error goes when its field is edited. */
  readonly errors: OrderFormErrors
  /** Counts the rejected attempts, so that each one can shake the form. */
  readonly rejections: number
}

const orderFormStore = createStore<OrderFormState>({ form: EMPTY_ORDER_FORM, errors: {}, rejections: 0 })

addLanguageSwitchPart({
  save: () => {
    const { method, firstName, address } = orderFormStore.getState().form
    return { method, name: firstName, address }
  },
  restore: ({ method, name, address }) => {
    if (method !== 'delivery' && method !== 'pickup') return
    const firstName = truncateFirstName(toText(name))
    orderFormStore.setState({ form: { method, firstName, address: truncateAddress(toText(address)) }, errors: {} })
  },
})

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
