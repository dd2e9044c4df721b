import type { ReactNode } from 'react'
import type { PricedLine } from '../../domain/priced-basket.ts'
import { getOptions } from '../../domain/special-requests.ts'
import { useCheckoutMessages } from '../../i18n/checkout-messages.ts'
import { getRequestsPanel, openRequestsPanelAfter, setPanelOpen, useIsPanelOpen } from '../../state/disclosure-store.ts'
import { toggleRequest, useRequests } from '../../state/special-requests-store.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { RequestOptions } from '../../ui/RequestOptions.tsx'
import styles from './SpecialRequests.module.css'

/**
 * Options of burgers and shawarmas, such as 'No pickles'. Opposite options exclude each other. The
 * first choice in a line opens the next line's panel.
 */
export function SpecialRequests({ line }: { line: PricedLine }): ReactNode {
  const { messages } = useCheckoutMessages()
  const chosen = useRequests(line.itemId)
  const panel = getRequestsPanel(line.lineId)
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
        <RequestOptions
          options={options.map((key) => ({ key, label: messages.requests[key], isChosen: chosen.includes(key) }))}
          onToggle={(key) => {
            if (chosen.length === 0) openRequestsPanelAfter(line.lineId)
            toggleRequest(line.itemId, key)
          }}
        />
      </Disclosure>
      {summary.length > 0 && (
        <p className={styles.summary} data-open={isOpen}>
          {summary.join(messages.orderMessage.listSeparator)}
        </p>
      )}
    </>
  )
}
