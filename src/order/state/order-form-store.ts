import { useStore } from 'zustand'
import {
  EMPTY_ORDER_FORM,
  setReceiveMethod,
  truncateAddress,
  truncateFirstName,
  validateOrderForm,
  type OrderForm,
  type OrderFormErrors,
} from '../domain/order-form.ts'
import type { ReceiveMethod } from '../../shop/domain/receive-method.ts'
import { parseWantedChoice, type WantedChoice } from '../domain/wanted-time.ts'
import { createStore } from '../../browser/create-store.ts'
import { parsePaymentChoice, type PaymentChoice } from '../domain/payment-choice.ts'
import { SESSION_KEYS } from '../../browser/storage-keys.ts'
import { addLanguageSwitchPart } from '../../browser/language-switch-parts.ts'
import { parseRecord } from '../../core/text/parse-record.ts'
import { getOrderOptions } from './order-options-store.ts'
import { persist } from '../../browser/persist.ts'

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
    const { firstName: name, ...fields } = form
    return { ...fields, name, ...(Object.keys(errors).length > 0 && { hasErrors: true }) }
  },
  restore: ({ hasErrors, ...saved }) => {
    setOrderForm(toOrderForm({ ...saved, firstName: saved['name'] }))
    if (hasErrors === true) showOrderFormErrors()
  },
})

/** The form in session storage, so that a reload of the tab keeps it. */
const persistedForm = persist(orderFormStore, SESSION_KEYS.orderForm, {
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
function toOrderForm({
  method,
  firstName,
  address,
  area,
  payment,
  wanted,
}: Readonly<Record<string, unknown>>): OrderForm {
  if (method !== 'delivery' && method !== 'pickup') return EMPTY_ORDER_FORM
  const wantedChoice = parseWantedChoice(wanted)
  const paymentChoice = parsePaymentChoice(payment)
  return {
    method,
    firstName: truncateFirstName(toText(firstName)),
    address: truncateAddress(toText(address)),
    ...(typeof area === 'string' && { area }),
    ...(paymentChoice && { payment: paymentChoice }),
    ...(wantedChoice && { wanted: wantedChoice }),
  }
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

export function setArea(area: string): void {
  orderFormStore.setState(({ form, errors: { area: _edited, ...errors } }) => ({ form: { ...form, area }, errors }))
}

export function setPayment(payment: PaymentChoice): void {
  orderFormStore.setState(({ form }) => ({ form: { ...form, payment } }))
}

/** Chooses when the order is wanted; undefined: now. */
export function setWanted(wanted: WantedChoice | undefined): void {
  orderFormStore.setState(({ form: { wanted: _before, ...form }, errors: { wanted: _edited, ...errors } }) => ({
    form: { ...form, ...(wanted !== undefined && { wanted }) },
    errors,
  }))
}

/** Goes on without the area that was chosen, where the owner lists none any more. */
export function clearArea(): void {
  orderFormStore.setState(({ form: { area: _before, ...form } }) => ({ form }))
}

/** Goes on without saying how the order is paid. */
export function clearPayment(): void {
  orderFormStore.setState(({ form: { payment: _before, ...form } }) => ({ form }))
}

/** Shows what is wrong with the form and returns it; empty when the order may be sent. */
export function showOrderFormErrors(): OrderFormErrors {
  const { form, rejections } = orderFormStore.getState()
  const errors = validateOrderForm(form, getOrderOptions())
  orderFormStore.setState({ errors, rejections: Object.keys(errors).length > 0 ? rejections + 1 : rejections })
  return errors
}

export function useOrderForm(): OrderFormState {
  return useStore(orderFormStore)
}
