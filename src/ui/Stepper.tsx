import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { minusIcon, plusIcon } from './icons.ts'
import styles from './Stepper.module.css'

interface StepperProps {
  readonly quantity: number
  readonly most: number
  readonly label: string
  readonly increase: string
  readonly decrease: string
  /** Why nothing can be changed, shown as a tooltip; undefined when it can (D13). */
  readonly blockedBecause?: string | undefined
  /** Called at the most too, where nothing changes but can be said why (B14). */
  readonly onStep: (step: 1 | -1) => void
}

/** A quantity between two buttons. A button that can do nothing stays focusable and says so (D13, B14). */
export function Stepper(props: StepperProps): ReactNode {
  const { quantity, most, label, increase, decrease, blockedBecause, onStep } = props
  const isBlocked = blockedBecause !== undefined
  const step = (by: 1 | -1): (() => void) | undefined => {
    if (isBlocked) return undefined
    return () => {
      onStep(by)
    }
  }
  return (
    <div role="group" aria-label={label} className={styles['stepper']} data-filled={quantity > 0}>
      <StepButton
        label={decrease}
        isBlocked={isBlocked || quantity === 0}
        reason={blockedBecause}
        onClick={quantity === 0 ? undefined : step(-1)}
      >
        <Icon icon={minusIcon} size={20} isBold />
      </StepButton>
      <span className={styles['quantity']} data-quantity>
        {quantity}
      </span>
      <StepButton
        label={increase}
        isBlocked={isBlocked || quantity >= most}
        reason={blockedBecause}
        onClick={step(1)}
        isIncrease
      >
        <Icon icon={plusIcon} size={20} isBold />
      </StepButton>
    </div>
  )
}

interface StepButtonProps {
  readonly label: string
  readonly isBlocked: boolean
  readonly reason: string | undefined
  readonly onClick: (() => void) | undefined
  readonly isIncrease?: boolean
  readonly children: ReactNode
}

function StepButton({ label, isBlocked, reason, onClick, isIncrease = false, children }: StepButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={styles['step']}
      data-increase={isIncrease}
      aria-label={label}
      aria-disabled={isBlocked}
      title={reason}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
