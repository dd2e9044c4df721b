import type { ReactNode } from 'react'
import { listOfferedExtras } from '#menu/domain/extras.ts'
import { getOptions } from '#menu/domain/special-requests.ts'
import { useClosedTitle } from '#shop/ui/use-closed-title.ts'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { ExtraOptions } from '../../lines/ui/ExtraOptions.tsx'
import { LineRequests } from '../../lines/ui/LineRequests.tsx'
import styles from './ItemRequests.module.css'
import type { ItemChoices } from './use-item-choices.ts'

/**
 * Special requests and extras of an item; the same ones as in checkout, where an item with several lines is changed.
 * Disabled while the shop is closed, with the reason as tooltip.
 */
export function ItemRequests({ choices }: { choices: ItemChoices }): ReactNode {
  const { checkout } = useCheckoutMessages()
  const [line, ...furtherLines] = choices.lines
  if (line === undefined || furtherLines.length > 0) return null
  return (
    <>
      {getOptions(line.item.category).length > 0 && (
        <Choices title={checkout.specialRequest}>
          <LineRequests line={line} onToggle={choices.toggleRequest} />
        </Choices>
      )}
      {listOfferedExtras(line.item).length > 0 && (
        <Choices title={checkout.extras}>
          <ExtraOptions line={line} onToggle={choices.toggleExtra} />
        </Choices>
      )}
    </>
  )
}

function Choices({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const closedTitle = useClosedTitle()
  return (
    <section className={styles.requests} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <fieldset disabled={closedTitle !== undefined} title={closedTitle}>
        {children}
      </fieldset>
    </section>
  )
}
