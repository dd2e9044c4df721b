import { useEffect, type ComponentProps, type ReactNode } from 'react'
import { announce } from '#browser/stores/page-messages-store.ts'
import { SelectField } from '#ui/SelectField.tsx'

interface WithdrawableSelectProps extends ComponentProps<typeof SelectField> {
  /** That what was chosen is offered no more; undefined while it is. */
  readonly withdrawn: string | undefined
}

/** A list of what the owner offers. It says, also to a screen reader, if what was chosen is offered no more. */
export function WithdrawableSelect({ withdrawn, error, ...props }: WithdrawableSelectProps): ReactNode {
  useEffect(() => {
    if (withdrawn !== undefined) announce(withdrawn)
  }, [withdrawn])
  return <SelectField error={withdrawn ?? error} {...props} />
}
