import type { Fils } from '#core/money.ts'
import type { ReceiveMethod } from '#shop/domain/receive-method.ts'
import type { FieldError, MessageContext } from '../fields/order-field.ts'
import {
  FIELD_NAMES,
  getField,
  type FieldName,
  type FieldProblems,
  type FieldValues,
  type OrderedFields,
} from './order-fields.ts'
import { EMPTY_ORDER_OPTIONS, type OrderOptions } from '../fields/order-options.ts'

/** The fields of checkout as typed. Empty ones have no key, but `firstName` and `address`. */
export type OrderForm = Partial<FieldValues> &
  Pick<FieldValues, 'firstName' | 'address'> & {
    /** Null while none is chosen. */
    readonly method: ReceiveMethod | null
  }

/** A field's name, or the choice between delivery and pickup. */
export type OrderFormField = 'method' | FieldName

const FORM_FIELDS: readonly OrderFormField[] = ['method', ...FIELD_NAMES]

/** What is missing or wrong. No key: that field is fine. */
export type OrderFormErrors = { readonly [Name in OrderFormField]?: FieldError }

/** The form before anything is chosen. */
export const EMPTY_ORDER_FORM: OrderForm = { method: null, firstName: '', address: '' }

/** Reads a form from stored data, which may hold anything; without a method it is empty. */
export function parseOrderForm({ method, ...data }: Readonly<Record<string, unknown>>): OrderForm {
  if (method !== 'delivery' && method !== 'pickup') return EMPTY_ORDER_FORM
  return listFields(method).reduce<OrderForm>((form, name) => withField(form, name, data[name]), {
    ...EMPTY_ORDER_FORM,
    method,
  })
}

/** The form with another value of a field, as the field keeps it; undefined empties it. */
export function withField(form: OrderForm, name: FieldName, value: unknown): OrderForm {
  const kept = getField(name).parse(value)
  if (kept !== undefined) return { ...form, [name]: kept }
  const { [name]: _before, ...others } = form
  return { ...EMPTY_ORDER_FORM, ...others }
}

/** The values of the fields that are stored, or remembered. Texts that are empty are left out. */
export function selectFields(form: OrderForm, isKept: 'isStored' | 'isRemembered'): Partial<FieldValues> {
  const values: Partial<FieldValues> = form
  const names = listFields(form.method).filter((name) => getField(name)[isKept] && values[name] !== '')
  return Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])))
}

/** The fields that a way to receive the order has, in the order of the page; none while none is chosen. */
function listFields(method: ReceiveMethod | null): readonly FieldName[] {
  return method === null ? [] : FIELD_NAMES.filter((name) => getField(name).methods.includes(method))
}

/** The form for the one way to receive an order, with the fields that this has; as it is where there is a choice. */
export function withOnlyMethod(form: OrderForm, { onlyMethod }: OrderOptions): OrderForm {
  return onlyMethod === undefined || onlyMethod === form.method ? form : parseOrderForm({ ...form, method: onlyMethod })
}

/** Chooses a receive method: another one empties the fields, the chosen one changes nothing. */
export function setReceiveMethod(form: OrderForm, method: ReceiveMethod): OrderForm {
  return form.method === method ? form : { ...EMPTY_ORDER_FORM, method }
}

/**
 * What keeps the form from being sent. While no method is chosen the other fields are not on the
 * page, so that only the missing method is reported.
 */
export function validateOrderForm(form: OrderForm, options: OrderOptions = EMPTY_ORDER_OPTIONS): OrderFormErrors {
  if (form.method === null) return { method: 'required' }
  const errors = listFields(form.method).map(
    (name) => [name, getField(name).findError?.(form[name], options) ?? null] as const,
  )
  return Object.fromEntries(errors.filter(([, error]) => error !== null))
}

/** What an order has of the fields, as far as the owner offers it. */
export function resolveFields(form: OrderForm, options: OrderOptions, total: Fils | null): OrderedFields {
  const values = listFields(form.method).map((name) => {
    const { resolve } = getField(name)
    return [name, resolve === undefined ? form[name] : resolve(form[name], options, total)] as const
  })
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

/** What the message says of some fields, in this order. */
export function formatFields(
  fields: OrderedFields,
  names: readonly FieldName[],
  context: MessageContext,
): readonly string[] {
  return names.flatMap((name) => (fields[name] === undefined ? [] : getField(name).toMessage(fields[name], context)))
}

/** The problems of the choices, with what the owner offers now. */
export function findFieldProblems(form: OrderForm, options: OrderOptions, total: Fils | null): FieldProblems {
  const { method } = form
  if (method !== null && options.onlyMethod !== undefined && options.onlyMethod !== method)
    return { method: { kind: method === 'delivery' ? 'deliveryWithdrawn' : 'pickupWithdrawn', isBlocking: true } }
  const problems = listFields(method).map(
    (name) => [name, getField(name).findProblem?.(form[name], options, total) ?? null] as const,
  )
  return Object.fromEntries(problems.filter(([, problem]) => problem !== null))
}

/** What needs another choice, in the order of the page. */
export function listBlockedFields(problems: FieldProblems): readonly OrderFormField[] {
  return FORM_FIELDS.filter((name) => problems[name]?.isBlocking === true)
}

/** The first of these fields in the order of the page; null if there is none. */
export function getFirstField(fields: readonly OrderFormField[]): OrderFormField | null {
  return FORM_FIELDS.find((field) => fields.includes(field)) ?? null
}
