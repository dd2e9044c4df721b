import type { ReactNode } from 'react'
import styles from './Stepper.module.css'

interface StepperProps {
  readonly quantity: number
  /** 0 by default. */
  readonly min?: number | undefined
  readonly max: number
  readonly label: string
  readonly increaseLabel: string
  readonly decreaseLabel: string
  /** Shown as a tooltip; undefined if enabled. */
  readonly disabledReason?: string | undefined
  /** Whether a step up opens a dialog instead. */
  readonly opensDialog?: boolean
  /** Looks 36 px high; its buttons stay as large. */
  readonly isSmall?: boolean
  /** Also called at the maximum and while disabled, where the caller can say why nothing changes. */
  readonly onStep: (step: 1 | -1, button: Element) => void
}

/** A quantity between two buttons. A disabled button stays focusable (`aria-disabled`). */
export function Stepper(props: StepperProps): ReactNode {
  const {
    quantity,
    min = 0,
    max,
    label,
    increaseLabel,
    decreaseLabel,
    disabledReason,
    opensDialog,
    isSmall,
    onStep,
  } = props
  const isDisabled = disabledReason !== undefined
  return (
    <div role="group" aria-label={label} className={styles.stepper} data-filled={quantity > 0} data-small={isSmall}>
      <StepButton
        label={decreaseLabel}
        isDisabled={isDisabled || quantity <= min}
        reason={disabledReason}
        onClick={(button) => {
          if (isDisabled || quantity > min) onStep(-1, button)
        }}
      />
      <span className={styles.quantity} data-quantity>
        {quantity}
      </span>
      <StepButton
        label={increaseLabel}
        isDisabled={isDisabled || quantity >= max}
        reason={disabledReason}
        onClick={(button) => {
          onStep(1, button)
        }}
        isIncrease
        opensDialog={opensDialog}
      />
    </div>
  )
}

interface StepButtonProps {
  readonly label: string
  readonly isDisabled: boolean
  readonly reason: string | undefined
  readonly onClick: (button: Element) => void
  readonly isIncrease?: boolean
  readonly opensDialog?: boolean | undefined
}

/** The style sheet draws minus and plus: a menu has 140 of these buttons. */
function StepButton({ label, isDisabled, reason, onClick, ...step }: StepButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.step}
      data-increase={step.isIncrease ?? false}
      aria-label={label}
      aria-haspopup={step.opensDialog ? 'dialog' : undefined}
      aria-disabled={isDisabled}
      title={reason}
      onClick={(event) => {
        onClick(event.currentTarget)
      }}
    />
  )
}
