import type { ReactNode } from 'react'
import { createLazyModule, useLazyModule } from '#browser/loading/lazy-module.ts'
import { useCheckoutMessages } from '../../../messages/checkout-messages.ts'
import { ProblemNotice } from '../../ui/ProblemNotice.tsx'
import type { LaterOptions } from '../../order-options.ts'
import type { WantedTimeQuestionProps } from './WantedTimeQuestion.tsx'

const loadWantedTimeQuestion = createLazyModule(() => import('./WantedTimeQuestion.tsx'))

interface WantedTimeProps extends Omit<WantedTimeQuestionProps, 'later' | 'method'> {
  /** Left out where no orders for later are taken. */
  readonly later: LaterOptions | undefined
  /** Null while none is chosen. */
  readonly method: WantedTimeQuestionProps['method'] | null
}

/** When the order is wanted, where the owner takes orders for later; where not, what is to be said of an earlier choice. */
export function WantedTime({ later, method, ...props }: WantedTimeProps): ReactNode {
  const { checkout } = useCheckoutMessages()
  // It loads with the page, so that it is there once a method is chosen.
  const question = useLazyModule(loadWantedTimeQuestion, later !== undefined)
  const { problem, onChange } = props
  if (method === null) return null
  if (later !== undefined) return question && <question.WantedTimeQuestion {...props} later={later} method={method} />
  const orderForNow = {
    label: checkout.orderForNow,
    run: () => {
      onChange(undefined)
    },
  }
  // Where none are taken, that is the only problem.
  return (
    <ProblemNotice field="wanted" text={problem && checkout.problems.laterWithdrawn} action={problem && orderForNow} />
  )
}
