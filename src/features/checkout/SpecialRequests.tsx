import type { ReactNode } from 'react'
import type { PricedLine } from '../../domain/priced-basket.ts'
import { optionsFor } from '../../domain/special-requests.ts'
import { useCheckoutWords } from '../../messages/checkout-words.ts'
import { setPanelOpen, useIsPanelOpen } from '../../state/open-panels.ts'
import { toggleRequest, useRequests } from '../../state/special-requests.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { checkIcon } from './icons.ts'
import styles from './SpecialRequests.module.css'

/** What can be asked for with a burger or a shawarma; of two opposites one at a time (SPR-1 to SPR-4). */
export function SpecialRequests({ line }: { line: PricedLine }): ReactNode {
  const { words } = useCheckoutWords()
  const chosen = useRequests(line.itemId)
  const panel = `requests:${line.lineId}`
  const isOpen = useIsPanelOpen(panel)
  const options = optionsFor(line.item.category)
  const summary = options.filter((key) => chosen.includes(key)).map((key) => words.requests[key])
  return (
    <>
      <Disclosure
        summary={words.checkout.specialRequest}
        isOpen={isOpen}
        onToggle={(open) => {
          setPanelOpen(panel, open)
        }}
      >
        <ul className={styles['options']}>
          {options.map((key) => (
            <li key={key}>
              <label className={styles['option']}>
                <input
                  type="checkbox"
                  className="visually-hidden"
                  checked={chosen.includes(key)}
                  onChange={() => {
                    toggleRequest(line.itemId, key)
                  }}
                />
                <Icon icon={checkIcon} size={16} className={styles['check']} />
                {words.requests[key]}
              </label>
            </li>
          ))}
        </ul>
      </Disclosure>
      {summary.length > 0 && (
        <p className={styles['chosen']} data-open={isOpen}>
          {summary.join(words.orderMessage.listSeparator)}
        </p>
      )}
    </>
  )
}
