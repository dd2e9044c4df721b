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

interface OrderFormState {
  readonly form: OrderForm
  /** The errors on show; an error goes when its field is edited. */
  readonly errors: OrderFormErrors
  /** Counts the rejected attempts, so that each one can shake the form. */
  readonly rejections: number
}

export const orderFormStore = createStore<OrderFormState>({ form: EMPTY_ORDER_FORM, errors: {}, rejections: 0 })

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
