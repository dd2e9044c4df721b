import type { ReactNode } from 'react'
import { createLazyModule, useLazyModule } from '#browser/loading/lazy-module.ts'
import { setField } from '../../../form/state/form-actions.ts'
import { useFormErrors, useOrderForm } from '../../../form/state/form-store.ts'
import { useOrderOptions } from '../../../form/state/order-options-store.ts'
import { FIELD_IDS } from '../../ui/field-ids.ts'
import { ProblemNotice } from '../../ui/ProblemNotice.tsx'

const loadCarFields = createLazyModule(() => import('./CarFields.tsx'))

/** Whether a pickup is brought to the customer's car, where the owner offers it; loaded before pickup is chosen. */
export function CarChoice(): ReactNode {
  const { method, car = null } = useOrderForm()
  const errors = useFormErrors()
  const { hasCarPickup = false } = useOrderOptions()
  const fields = useLazyModule(loadCarFields, hasCarPickup)
  if (method !== 'pickup') return null
  return (
    <>
      {hasCarPickup && fields !== null && (
        <fields.CarFields
          id={FIELD_IDS.car}
          car={car}
          isMissing={errors.car !== undefined}
          onChange={(typed) => {
            setField('car', typed ?? undefined)
          }}
        />
      )}
      <ProblemNotice field="car" />
    </>
  )
}
