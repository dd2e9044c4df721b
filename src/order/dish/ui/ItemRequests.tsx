import type { ReactNode } from 'react'
import { isExtras, listOffered } from '#menu/domain/choices.ts'
import { toLocalText } from '#core/text/language.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { listRequests } from '#menu/domain/special-requests.ts'
import { useClosedTitle } from '#shop/ui/use-closed-title.ts'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { hasChoices } from '../../lines/has-choices.ts'
import { ChoiceOptions } from '../../lines/ui/ChoiceOptions.tsx'
import { LineRequests } from '../../lines/ui/LineRequests.tsx'
import { OptionList } from '../../lines/ui/OptionList.tsx'
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
  const language = useLanguage()
  const { checkout } = useCheckoutMessages()
  const [line, ...furtherLines] = choices.lines
  const closedTitle = useClosedTitle()
  if (line === undefined || furtherLines.length > 0 || !hasChoices(line.item)) return null
  const { item } = line
  const asked = item.choices?.filter((choice) => !isExtras(choice)) ?? []
  const extras = item.choices?.find((choice) => isExtras(choice) && listOffered(choice).length > 0)
  return (
    <fieldset className={styles.requests} disabled={closedTitle !== undefined} title={closedTitle}>
      {asked.map((choice) => (
        <ChoiceOptions
          key={choice.id}
          line={line}
          choice={choice}
          isAsked={choices.isAsked}
          onToggle={choices.toggleOption}
        />
      ))}
      {listRequests(item.category).length > 0 && (
        <Requests headingLevel={headingLevel} title={checkout.specialRequest}>
          <LineRequests line={line} onToggle={choices.toggleRequest} />
        </Requests>
      )}
      {extras !== undefined && (
        <Requests headingLevel={headingLevel} title={toLocalText(extras.name, language).text}>
          <OptionList line={line} choice={extras} onToggle={choices.toggleOption} />
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
