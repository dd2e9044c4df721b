import { useId, type ReactNode } from 'react'
import type { PricedLine } from '../../domain/priced-basket.ts'
import { getOptions, isExtraRequest, type OptionKey } from '../../../menu/domain/special-requests.ts'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { RequestOptions } from '../../../ui/RequestOptions.tsx'
import styles from './RequestGroups.module.css'

interface RequestGroupsProps {
  readonly line: PricedLine
  readonly onToggle: (key: OptionKey) => void
}

/** The special requests of a line in two rows: what comes on top, and what is left out. */
export function RequestGroups({ line, onToggle }: RequestGroupsProps): ReactNode {
  const { checkout } = useCheckoutMessages()
  const options = getOptions(line.item.category)
  return (
    <div className={styles.groups}>
      <RequestGroup label={checkout.extra} keys={options.filter(isExtraRequest)} line={line} onToggle={onToggle} />
      <RequestGroup
        label={checkout.without}
        keys={options.filter((key) => !isExtraRequest(key))}
        line={line}
        onToggle={onToggle}
      />
    </div>
  )
}

interface RequestGroupProps extends RequestGroupsProps {
  readonly label: string
  readonly keys: readonly OptionKey[]
}

function RequestGroup({ label, keys, line, onToggle }: RequestGroupProps): ReactNode {
  const { requests } = useCheckoutMessages()
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <RequestOptions
        options={keys.map((key) => ({ key, label: requests[key], isChosen: line.requests.includes(key) }))}
        onToggle={onToggle}
      />
    </div>
  )
}
