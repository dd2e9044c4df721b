import { useStore } from 'zustand'
import type { FieldControl } from '../fields/order-field.ts'
import type { FieldName, FieldProblems, FieldValues } from '../form/order-fields.ts'
import { setField } from '../form/state/form-actions.ts'
import { formStore, useOrderForm } from '../form/state/form-store.ts'
import { useOrder } from './current-order.ts'

/** The props for the control of a field: the controls themselves read no store of the form. */
export function useField<Name extends FieldName>(
  name: Name,
): FieldControl<FieldValues[Name], NonNullable<FieldProblems[Name]>> {
  const values: Partial<FieldValues> = useOrderForm()
  const errors = useStore(formStore, (state) => state.errors)
  const { problems } = useOrder()
  return {
    value: values[name],
    error: errors[name],
    problem: problems[name] ?? null,
    onChange: (value) => {
      setField(name, value)
    },
  }
}
