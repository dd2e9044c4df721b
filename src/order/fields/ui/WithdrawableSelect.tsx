import { useEffect, type ComponentProps, type ReactNode } from 'react'
import { announce } from '#browser/stores/page-messages-store.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { isBlocking, type ProblemField } from '../../order-problems.ts'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { formatProblem } from '../../messages/format-problem.ts'
import { FIELD_IDS } from './field-ids.ts'
import { useProblemAt } from '../../state/current-order.ts'

interface WithdrawableSelectProps extends Omit<ComponentProps<typeof SelectField>, 'id'> {
  readonly field: Exclude<ProblemField, 'payment' | 'car'>
}

/** A list of what the owner offers. It says, also to a screen reader, if what was chosen is offered no more. */
export function WithdrawableSelect({ field, error, ...props }: WithdrawableSelectProps): ReactNode {
  const language = useLanguage()
  const messages = useCheckoutMessages()
  const problem = useProblemAt(field)
  const withdrawn = problem !== null && isBlocking(problem) ? formatProblem(problem, language, messages) : undefined
  useEffect(() => {
    if (withdrawn !== undefined) announce(withdrawn)
  }, [withdrawn])
  return <SelectField id={FIELD_IDS[field]} error={withdrawn ?? error} {...props} />
}
