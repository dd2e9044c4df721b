import { useStore } from 'zustand'
import { createStore } from '#browser/stores/create-store.ts'
import { EMPTY_ORDER_FORM, type OrderForm, type OrderFormErrors } from '../order-form.ts'

/** What was typed and chosen. Read from storage where an area can be chosen; elsewhere it stays empty. */
interface FormState {
  readonly form: OrderForm
  readonly comment: string
  /** The errors on show; an error goes when its field is edited. */
  readonly errors: OrderFormErrors
  /** Counts the rejected attempts, so that each one can shake the form. */
  readonly rejections: number
}

export const formStore = createStore<FormState>({ form: EMPTY_ORDER_FORM, comment: '', errors: {}, rejections: 0 })

export function useOrderForm(): OrderForm {
  return useStore(formStore, ({ form }) => form)
}
