import type { ReactNode } from 'react'
import { listOfferedExtras, listOptions } from '#menu/domain/extras.ts'
import { getOptions } from '#menu/domain/special-requests.ts'
import { useClosedTitle } from '#shop/ui/use-closed-title.ts'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { hasChoices } from '../../lines/has-choices.ts'
import { ChoiceOptions } from '../../lines/ui/ChoiceOptions.tsx'
import { ExtraOptions } from '../../lines/ui/ExtraOptions.tsx'
import { LineRequests } from '../../lines/ui/LineRequests.tsx'
import styles from './ItemRequests.module.css'
import type { ItemChoices } from './use-item-choices.ts'

interface ItemRequestsProps {
  readonly choices: ItemChoices
  /** One below that of the item's name. */
  readonly headingLevel: 'h2' | 'h3'
}

/**
 * Choices, special requests and extras of an item; the same ones as in checkout, where an item with several lines is
 * changed. Disabled while the shop is closed, with the reason as tooltip.
 */
export function ItemRequests({ choices, headingLevel }: ItemRequestsProps): ReactNode {
  const { checkout } = useCheckoutMessages()
  const [line, ...furtherLines] = choices.lines
  const closedTitle = useClosedTitle()
  if (line === undefined || furtherLines.length > 0 || !hasChoices(line.item)) return null
  const { item } = line
  return (
    <fieldset className={styles.requests} disabled={closedTitle !== undefined} title={closedTitle}>
      {item.choices?.map((choice) => (
        <ChoiceOptions
          key={choice.id}
          line={line}
          choice={choice}
          isAsked={choices.isAsked}
          onToggle={choices.toggleExtra}
        />
      ))}
      {getOptions(item.category).length > 0 && (
        <Requests headingLevel={headingLevel} title={checkout.specialRequest}>
          <LineRequests line={line} onToggle={choices.toggleRequest} />
        </Requests>
      )}
      {listOptions(listOfferedExtras(item), null).length > 0 && (
        <Requests headingLevel={headingLevel} title={checkout.extras}>
          <ExtraOptions line={line} onToggle={choices.toggleExtra} />
        </Requests>
      )}
    </fieldset>
  )
}

interface RequestsProps extends Pick<ItemRequestsProps, 'headingLevel'> {
  readonly title: string
  readonly children: ReactNode
}

function Requests({ headingLevel: Heading, title, children }: RequestsProps): ReactNode {
  return (
    <section className={styles.section} aria-label={title}>
      <Heading className={styles.title}>{title}</Heading>
      {children}
    </section>
  )
}
