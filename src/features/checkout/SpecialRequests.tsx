import type { ReactNode } from 'react'
import type { PricedLine } from '../../domain/priced-basket.ts'
import { getOptions } from '../../domain/special-requests.ts'
import { useCheckoutMessages } from '../../i18n/checkout-messages.ts'
import { setPanelOpen, useIsPanelOpen } from '../../state/disclosure-store.ts'
import { toggleRequest, useRequests } from '../../state/special-requests-store.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { checkIcon } from './icons.ts'
import styles from './SpecialRequests.module.css'

/** Options of burgers and shawarmas, such as 'No pickles'. Opposite options exclude each other. */
export function SpecialRequests({ line }: { line: PricedLine }): ReactNode {
  const { messages } = useCheckoutMessages()
  const chosen = useRequests(line.itemId)
  const panel = `requests:${line.lineId}`
  const isOpen = useIsPanelOpen(panel)
  const options = getOptions(line.item.category)
  const summary = options.filter((key) => chosen.includes(key)).map((key) => messages.requests[key])
  return (
    <>
      <Disclosure
        summary={messages.checkout.specialRequest}
        isOpen={isOpen}
        onToggle={(open) => {
          setPanelOpen(panel, open)
        }}
      >
        <ul className={styles.options}>
          {options.map((key) => (
            <li key={key}>
              <label className={styles.option}>
                <input
                  type="checkbox"
                  className="visually-hidden"
                  checked={chosen.includes(key)}
                  onChange={() => {
                    toggleRequest(line.itemId, key)
                  }}
                />
                <Icon icon={checkIcon} size={16} className={styles.check} />
                {messages.requests[key]}
              </label>
            </li>
          ))}
        </ul>
      </Disclosure>
      {summary.length > 0 && (
        <p className={styles.summary} data-open={isOpen}>
          {summary.join(messages.orderMessage.listSeparator)}
        </p>
      )}
    </>
  )
}
