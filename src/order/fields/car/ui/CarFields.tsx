import type { ReactNode } from 'react'
import { CAR_MAX_CHARACTERS, MAX_UNITS, PLATE_MAX_CHARACTERS } from '#core/specification.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Field } from '#ui/Field.tsx'
import { UNKNOWN_CAR, type PickupCar } from '../pickup-car.ts'
import { useOnDemandMessages } from '../../../messages/on-demand-messages.ts'
import styles from './CarFields.module.css'

interface CarFieldsProps {
  /** Of the field that has the focus where something is missing. */
  readonly id: string
  /** Null while the order is not brought to a car. */
  readonly car: PickupCar | null
  /** Whether neither field says anything although the order can't leave without. */
  readonly isMissing: boolean
  readonly onChange: (car: PickupCar | null) => void
}

/** A checkbox. Once it is ticked, a field each for the car and its plate, of which one is enough. */
export function CarFields({ id, car, isMissing, onChange }: CarFieldsProps): ReactNode {
  const { car: messages } = useOnDemandMessages()
  return (
    <div className={styles.car}>
      <Checkbox
        label={messages.bringToCar}
        isChecked={car !== null}
        onChange={(isChecked) => {
          onChange(isChecked ? UNKNOWN_CAR : null)
        }}
      />
      {car !== null && (
        <div className={styles.fields}>
          <Field
            id={id}
            label={messages.car}
            value={car.description}
            autoComplete="off"
            maxLength={MAX_UNITS * CAR_MAX_CHARACTERS}
            isOptional
            error={isMissing ? messages.carError : undefined}
            onChange={(description) => {
              onChange({ ...car, description })
            }}
          />
          <Field
            id={`${id}-plate`}
            label={messages.plate}
            value={car.plate}
            autoComplete="off"
            maxLength={MAX_UNITS * PLATE_MAX_CHARACTERS}
            isOptional
            error={undefined}
            onChange={(plate) => {
              onChange({ ...car, plate })
            }}
          />
        </div>
      )}
    </div>
  )
}
