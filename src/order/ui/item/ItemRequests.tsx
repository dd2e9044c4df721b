import type { ReactNode } from 'react'
import { listOfferedExtras } from '../../../menu/domain/extras.ts'
import { getOptions } from '../../../menu/domain/special-requests.ts'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { ExtraOptions } from './ExtraOptions.tsx'
import { RequestGroups } from './RequestGroups.tsx'
import styles from './ItemRequests.module.css'
import type { ItemChoices } from './use-item-choices.ts'

/** Special requests and extras of an item; the same ones as in checkout, where an item with several lines is changed. */
export function ItemRequests({ choices }: { choices: ItemChoices }): ReactNode {
  const messages = useCheckoutMessages()
  const [line, ...furtherLines] = choices.lines
  if (line === undefined || furtherLines.length > 0) return null
  return (
    <>
      {getOptions(line.item.category).length > 0 && (
        <section className={styles.requests} aria-label={messages.checkout.specialRequest}>
          <h3 className={styles.title}>{messages.checkout.specialRequest}</h3>
          <RequestGroups line={line} onToggle={choices.toggleRequest} />
        </section>
      )}
      {listOfferedExtras(line.item).length > 0 && (
        <section className={styles.requests} aria-label={messages.checkout.extras}>
          <h3 className={styles.title}>{messages.checkout.extras}</h3>
          <ExtraOptions line={line} onToggle={choices.toggleExtra} />
        </section>
      )}
    </>
  )
}
