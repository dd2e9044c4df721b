import { useRef, type ReactNode } from 'react'
import { keepFigures } from '../../../core/text/keep-figures.ts'
import { useLanguage } from '../../../i18n/language-context.tsx'
import { isBlocking, type OrderProblem, type ProblemField } from '../../domain/order-problems.ts'
import { useCheckoutMessages, type CheckoutMessages } from '../../messages/checkout-messages.ts'
import { formatProblem } from '../../messages/format-problem.ts'
import { clearArea, clearPayment, setMethod, setWanted } from '../../state/order-form-store.ts'
import { PROBLEM_BUTTON_IDS } from './field-ids.ts'
import styles from './ProblemNotice.module.css'
import { useProblem } from './use-problem.ts'

interface ProblemNoticeProps {
  /** The field of which the problem is said. */
  readonly field: ProblemField
}

interface Answer {
  readonly label: (messages: CheckoutMessages) => string
  readonly choose: () => void
}

/** What can be chosen where the field itself offers nothing; null where it does. */
const ANSWERS: Readonly<Record<OrderProblem['kind'], Answer | null>> = {
  laterWithdrawn: {
    label: ({ checkout }) => checkout.orderForNow,
    choose: () => {
      setWanted(undefined)
    },
  },
  timePassed: null,
  iftarWithdrawn: null,
  iftarMoved: null,
  areaWithdrawn: null,
  areasWithdrawn: { label: ({ checkout }) => checkout.continue, choose: clearArea },
  deliveryOff: {
    label: ({ checkout }) => checkout.choosePickup,
    choose: () => {
      setMethod('pickup')
    },
  },
  paymentWithdrawn: { label: ({ checkout }) => checkout.continue, choose: clearPayment },
  noteTooSmall: null,
}

/**
 * A problem of a field, with a button where the field has no choice left. The live region is always
 * there, because only later changes to it are announced.
 */
export function ProblemNotice({ field }: ProblemNoticeProps): ReactNode {
  const language = useLanguage()
  const messages = useCheckoutMessages()
  const problem = useProblem(field)
  const answer = problem && ANSWERS[problem.kind]
  const region = useRef<HTMLDivElement>(null)
  return (
    <div ref={region} role="status" tabIndex={-1} className={styles.region}>
      {problem !== null && (answer !== null || !isBlocking(problem)) && (
        <p className={styles.problem}>{keepFigures(formatProblem(problem, language, messages))}</p>
      )}
      {answer !== null && (
        <button
          type="button"
          id={PROBLEM_BUTTON_IDS[field]}
          className={styles.answer}
          onClick={() => {
            // The button goes with the problem; the keyboard goes on from here.
            region.current?.focus()
            answer.choose()
          }}
        >
          {answer.label(messages)}
        </button>
      )}
    </div>
  )
}
