import { useStore } from 'zustand'
import { toAddressDetails } from '../address/address-details.ts'
import { parseLocation, type DeliveryLocation } from '../location/delivery-location.ts'
import { EMPTY_ORDER_FORM, type OrderForm, type OrderFormErrors } from '../order-form.ts'
import { setReceiveMethod, truncateAddress, truncateFirstName } from '../form-rules.ts'
import type { ReceiveMethod } from '#shop/domain/receive-method.ts'
import { parseCar } from '../car/pickup-car.ts'
import { parseWantedChoice, type WantedChoice } from '../wanted/wanted-time.ts'
import { parsePaymentChoice, type PaymentChoice } from '../payment/payment-choice.ts'
import { getOrder } from '../../state/current-order.ts'
import { ADDRESS_HELP_PANEL, setPanelOpen } from '../../checkout/state/open-panels.ts'
import { orderStore } from '../../lines/state/order-store.ts'
import { truncateComment } from '../comment/comment.ts'
import type { LanguageSwitchPart } from '#browser/stores/language-switch-parts.ts'
import { readFields } from '#browser/controls/read-fields.ts'

/** Form and its errors stay on the page in the other language. */
export const formSwitchPart: LanguageSwitchPart = {
  save: () => {
    readFields()
    const { form, location, errors } = orderStore.getState()
    const { firstName: name, ...fields } = form
    return {
      ...fields,
      name,
      ...(location !== null && { location }),
      ...(Object.keys(errors).length > 0 && { hasErrors: true }),
    }
  },
  restore: ({ hasErrors, location, ...saved }) => {
    setOrderForm(toOrderForm({ ...saved, firstName: saved['name'] }), parseLocation(location))
    if (hasErrors === true) showOrderFormErrors()
  },
}

/** Replaces the whole form and the location; no errors are shown. */
export function setOrderForm(form: OrderForm, location: DeliveryLocation | null = null): void {
  orderStore.setState({ form, location, errors: {} })
}

/** Reads a form from stored data, which may hold anything; without a method it is empty. */
export function toOrderForm({
  method,
  firstName,
  address,
  area,
  car,
  payment,
  wanted,
  ...others
}: Readonly<Record<string, unknown>>): OrderForm {
  if (method !== 'delivery' && method !== 'pickup') return EMPTY_ORDER_FORM
  const carToMeet = method === 'pickup' ? parseCar(car) : undefined
  const wantedChoice = parseWantedChoice(wanted)
  const paymentChoice = parsePaymentChoice(payment)
  return {
    method,
    firstName: truncateFirstName(toText(firstName)),
    address: truncateAddress(toText(address)),
    ...(method === 'delivery' && toAddressDetails(others)),
    ...(typeof area === 'string' && { area }),
    ...(carToMeet && { car: carToMeet }),
    ...(paymentChoice && { payment: paymentChoice }),
    ...(wantedChoice && { wanted: wantedChoice }),
  }
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Another method resets fields and errors; the same one changes nothing. */
export function setMethod(method: ReceiveMethod): void {
  orderStore.setState((state) => {
    const form = setReceiveMethod(state.form, method)
    return form === state.form ? state : { form, location: null, errors: {} }
  })
}

export function setFirstName(text: string): void {
  orderStore.setState(({ form, errors: { firstName: _edited, ...errors } }) => ({
    form: { ...form, firstName: truncateFirstName(text) },
    errors,
  }))
}

export function setAddress(text: string): void {
  orderStore.setState(({ form, errors: { address: _edited, ...errors } }) => ({
    form: { ...form, address: truncateAddress(text) },
    errors,
  }))
}

export function setArea(area: string): void {
  orderStore.setState(({ form, errors: { area: _edited, ...errors } }) => ({ form: { ...form, area }, errors }))
}

export function setPayment(payment: PaymentChoice): void {
  orderStore.setState(({ form }) => ({ form: { ...form, payment } }))
}

/** Chooses when the order is wanted; undefined: now. */
export function setWanted(wanted: WantedChoice | undefined): void {
  orderStore.setState(({ form: { wanted: _before, ...form }, errors: { wanted: _edited, ...errors } }) => ({
    form: { ...form, ...(wanted !== undefined && { wanted }) },
    errors,
  }))
}

/** Goes on without the area that was chosen, where the owner lists none any more. */
export function clearArea(): void {
  orderStore.setState(({ form: { area: _before, ...form } }) => ({ form }))
}

/** Goes on without saying how the order is paid. */
export function clearPayment(): void {
  orderStore.setState(({ form: { payment: _before, ...form } }) => ({ form }))
}

/** Shows what is wrong with the form and returns it; empty when the order may be sent. */
export function showOrderFormErrors(): OrderFormErrors {
  const { rejections } = orderStore.getState()
  const { errors } = getOrder()
  orderStore.setState({ errors, rejections: Object.keys(errors).length > 0 ? rejections + 1 : rejections })
  if (errors.makani !== undefined) setPanelOpen(ADDRESS_HELP_PANEL, true)
  return errors
}

/** Takes what was typed as comment, cut at the limit. */
export function setComment(text: string): void {
  orderStore.setState({ comment: truncateComment(text) })
}

export function useOrderForm(): OrderForm {
  return useStore(orderStore, ({ form }) => form)
}

export function useFormErrors(): OrderFormErrors {
  return useStore(orderStore, ({ errors }) => errors)
}

export function useFormRejections(): number {
  return useStore(orderStore, ({ rejections }) => rejections)
}

export function useComment(): string {
  return useStore(orderStore, ({ comment }) => comment)
}
