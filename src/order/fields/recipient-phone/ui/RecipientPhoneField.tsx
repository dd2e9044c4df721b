import type { ReactNode } from 'react'
import { MAX_UNITS, PHONE_MAX_CHARACTERS } from '#core/specification.ts'
import { Field } from '#ui/Field.tsx'
import { useCheckoutMessages } from '../../../messages/checkout-messages.ts'
import type { FieldControl } from '../../order-field.ts'
import { getControlId } from '../../ui/field-ids.ts'
import { readGulfPhone } from '../recipient-phone.ts'

/** The phone of somebody else who receives the order; once the field is left, in groups as the message has it. */
export function RecipientPhoneField({ value = '', error, onChange }: FieldControl<string>): ReactNode {
  const { checkout } = useCheckoutMessages()
  return (
    <Field
      id={getControlId('recipientPhone')}
      label={checkout.recipientPhone}
      value={value}
      autoComplete="off"
      maxLength={MAX_UNITS * PHONE_MAX_CHARACTERS}
      isOptional
      inputMode="tel"
      error={error && checkout.errors[error]}
      onChange={onChange}
      onBlur={() => {
        const number = readGulfPhone(value)
        if (number !== null && number !== value) onChange(number)
      }}
    />
  )
}
