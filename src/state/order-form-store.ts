import { createStore } from 'zustand/vanilla'
import {
  setReceiveMethod,
  EMPTY_ORDER_FORM,
  truncateAddress,
  truncateFirstName,
  validateOrderForm,
  type OrderForm,
  type OrderFormErrors,
  type ReceiveMethod,
} from '../domain/order-form.ts'
import type { PersistedSlice } from './persisted-slice.ts'
import { useStore } from './store.ts'

interface OrderFormState {
  readonly form: OrderForm
  /** The errors on show; an error clears when its field is edited (VAL-3). */
  readonly errors: OrderFormErrors
  /** Counts refused attempts, so that the shake can start anew (RCV-2). */
  readonly rejections: number
}

const EMPTY: OrderFormState = { form: EMPTY_ORDER_FORM, errors: {}, rejections: 0 }

const orderFormStore = createStore<OrderFormState>(() => EMPTY)

/** Choosing another method resets fields and errors; choosing the chosen one changes nothing (RCV-1). */
export function setMethod(method: ReceiveMethod): void {
  orderFormStore.setState((state) => {
    const form = setReceiveMethod(state.form, method)
    return form === state.form ? state : { form, errors: {} }
  })
}

export function setFirstName(text: string): void {
  orderFormStore.setState(({ form, errors: { firstName: _cleared, ...errors } }) => ({
    form: { ...form, firstName: truncateFirstName(text) },
    errors,
  }))
}

export function setAddress(text: string): void {
  orderFormStore.setState(({ form, errors: { address: _cleared, ...errors } }) => ({
    form: { ...form, address: truncateAddress(text) },
    errors,
  }))
}

/** Shows what is wrong with the form; gives the errors, empty when it may be sent (VAL-3). */
export function showOrderFormErrors(): OrderFormErrors {
  const { form, rejections: refusals } = orderFormStore.getState()
  const errors = validateOrderForm(form)
  orderFormStore.setState({ errors, rejections: Object.keys(errors).length > 0 ? refusals + 1 : refusals })
  return errors
}

export function useOrderForm(): OrderFormState {
  return useStore(orderFormStore, (state) => state, EMPTY)
}

/** A form that was begun goes along to the other language (APP-5). */
export const orderFormSlice: PersistedSlice = {
  serialize: () => {
    const { method, firstName, address } = orderFormStore.getState().form
    return { method, name: firstName, address }
  },
  deserialize: ({ method, name, address }) => {
    if (method !== 'delivery' && method !== 'pickup') return
    const form: OrderForm = {
      method,
      firstName: truncateFirstName(toText(name)),
      address: truncateAddress(toText(address)),
    }
    orderFormStore.setState({ form, errors: {} })
  },
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
