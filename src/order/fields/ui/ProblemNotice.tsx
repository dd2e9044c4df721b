import { useRef, type ReactNode } from 'react'
import { keepFigures } from '#core/text/keep-figures.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { isBlocking, type OrderProblem, type ProblemField } from '../../order-problems.ts'
import { useCheckoutMessages, type CheckoutMessages } from '../../messages/checkout-messages.ts'
import { formatProblem } from '../../messages/format-problem.ts'
import type { FieldName } from '../../form/order-fields.ts'
import { setField, setMethod } from '../../form/state/form-actions.ts'
import { getProblemButtonId } from './field-ids.ts'
import styles from './ProblemNotice.module.css'
import { useProblemAt } from '../../state/current-order.ts'

interface ProblemNoticeProps {
  /** The field of which the problem is said. */
  readonly field: ProblemField
}

interface ProblemAction {
  readonly label: (messages: CheckoutMessages) => string
  readonly run: () => void
}

/** What the button does where the field has no choice left; null where the field has one. */
const ACTIONS: Readonly<Record<OrderProblem['kind'], ProblemAction | null>> = {
  laterWithdrawn: {
    label: ({ checkout }) => checkout.orderForNow,
    run: () => {
      setField('wanted', undefined)
    },
  },
  timePassed: null,
  iftarWithdrawn: null,
  iftarMoved: null,
  areaWithdrawn: null,
  areasWithdrawn: goOnWithout('area'),
  deliveryOff: {
    label: ({ checkout }) => checkout.choosePickup,
    run: () => {
      setMethod('pickup')
    },
  },
  carWithdrawn: goOnWithout('car'),
  paymentWithdrawn: goOnWithout('payment'),
  noteTooSmall: null,
  feeChanged: null,
  methodPaused: null,
  belowMinimum: null,
}

function goOnWithout(field: FieldName): ProblemAction {
  return {
    label: ({ checkout }) => checkout.continue,
    run: () => {
      setField(field, undefined)
    },
  }
}

/**
 * A problem of a field, with a button where the field has no choice left. The live region is always
 * there, because only later changes to it are announced.
 */
export function ProblemNotice({ field }: ProblemNoticeProps): ReactNode {
  const language = useLanguage()
  const messages = useCheckoutMessages()
  const problem = useProblemAt(field)
  const action = problem && ACTIONS[problem.kind]
  const region = useRef<HTMLDivElement>(null)
  return (
    <div ref={region} role="status" tabIndex={-1} className={styles.region}>
      {problem !== null && (action !== null || !isBlocking(problem)) && (
        <p className={styles.problem}>{keepFigures(formatProblem(problem, language, messages))}</p>
      )}
      {action !== null && (
        <button
          type="button"
          id={getProblemButtonId(field)}
          className={styles.button}
          onClick={() => {
            // The button goes with the problem; the keyboard goes on from here.
            region.current?.focus()
            action.run()
          }}
        >
          {action.label(messages)}
        </button>
      )}
    </div>
  )
}
