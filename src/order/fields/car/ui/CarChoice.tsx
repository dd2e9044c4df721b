import type { ReactNode } from 'react'
import { createLazyModule, useLazyModule } from '#browser/loading/lazy-module.ts'
import { useCheckoutMessages } from '../../../messages/checkout-messages.ts'
import type { FieldControl } from '../../order-field.ts'
import { getControlId } from '../../ui/field-ids.ts'
import { ProblemNotice } from '../../ui/ProblemNotice.tsx'
import type { CarProblem, PickupCar } from '../pickup-car.ts'

const loadCarFields = createLazyModule(() => import('./CarFields.tsx'))

interface CarChoiceProps extends FieldControl<PickupCar, CarProblem> {
  readonly isOffered: boolean
  /** Whether pickup is chosen. Before that nothing shows, but what it needs is loaded. */
  readonly isShown: boolean
}

/** Whether a pickup is brought to the customer's car, where the owner offers it. */
export function CarChoice({ value, error, problem, isOffered, isShown, onChange }: CarChoiceProps): ReactNode {
  const { checkout } = useCheckoutMessages()
  const fields = useLazyModule(loadCarFields, isOffered)
  if (!isShown) return null
  const goOn = {
    label: checkout.continue,
    run: () => {
      onChange(undefined)
    },
  }
  return (
    <>
      {isOffered && fields !== null && (
        <fields.CarFields
          id={getControlId('car')}
          car={value ?? null}
          isMissing={error !== undefined}
          onChange={(typed) => {
            onChange(typed ?? undefined)
          }}
        />
      )}
      <ProblemNotice field="car" text={problem && checkout.problems[problem.kind]} action={problem && goOn} />
    </>
  )
}
