import { Fragment, type ReactNode } from 'react'
import { sumPerson, type CardAmounts } from '../../domain/priced-card.ts'
import { listTicketLanguages, type KitchenDevice } from '../domain/kitchen-device.ts'
import { getDirection } from '#core/text/language.ts'
import { CATEGORIES } from '#menu/domain/menu.ts'
import { MAX_OWN_CATEGORIES } from '#menu/domain/own-category.ts'
import { formatAed } from '#core/money.ts'
import { countItems } from '#order/lines/line.ts'
import { groupByPerson } from '#order/people/people.ts'
import type { CardLine, ResolvedOrder } from '#order/link/resolved-order.ts'
import type { OrderLink } from '#order/link/order-link.ts'
import { formatOrderNumber } from '#order/order-number.ts'
import type { MessageFields } from '../domain/read-pasted-message.ts'
import { isolate } from '#core/text/isolate.ts'
import { kitchenMessages } from '../messages/kitchen-messages.ts'
import { Figure } from '#ui/Figure.tsx'
import styles from './Ticket.module.css'
import { TicketAmounts } from './TicketAmounts.tsx'
import { TicketComment } from './TicketComment.tsx'
import { TicketDishes } from './TicketDishes.tsx'
import { TicketFields } from './TicketFields.tsx'
import { TicketHead } from './TicketHead.tsx'
import { TicketLanguages } from './ticket-languages.ts'
import { TicketLine } from './TicketLine.tsx'
import { TicketWords } from './TicketWords.tsx'

interface TicketProps {
  readonly link: OrderLink
  readonly card: ResolvedOrder
  readonly amounts: CardAmounts
  readonly device: KitchenDevice
  /** What the customer's message says; null until it is pasted. */
  readonly fields: MessageFields | null
}

/** An order as the kitchen prints it: black on white, in the kitchen's language or in both. */
export function Ticket({ link, card, amounts, device, fields }: TicketProps): ReactNode {
  const languages = listTicketLanguages(device.language)
  const [language] = languages
  const messages = kitchenMessages[language]
  const { order } = link
  const groups = groupByPerson(card.lines)
  return (
    <TicketLanguages value={languages}>
      <article
        className={styles.ticket}
        lang={language}
        dir={getDirection(language)}
        data-paper={device.paper}
        aria-label={order === null ? messages.basket : messages.ticket(formatOrderNumber(order.ref, order.revision))}
      >
        <TicketHead link={link} amounts={amounts} car={fields?.car ?? []} />
        <TicketComment notes={link.notes} fields={fields} />
        <TicketDishes lines={card.lines.toSorted(compareByCategory)} />
        {groups.map(({ person, lines }) => (
          <Fragment key={person}>
            {(person !== null || groups.length > 1) && (
              <p className={styles.person}>
                <TicketWords
                  toText={({ forPerson, unnamed }) => (person === null ? unnamed : forPerson(isolate(person)))}
                />{' '}
                {lines.every(({ status }) => status === 'orderable') && (
                  <Figure>{formatAed(sumPerson(card.priced, person))}</Figure>
                )}
              </p>
            )}
            <ul className={styles.lines}>
              {lines.toSorted(compareByCategory).map((line) => (
                <li key={line.lineId} className={styles.line}>
                  <TicketLine line={line} />
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
        <TicketAmounts amounts={amounts} itemCount={countItems(card.lines)} />
        <TicketFields link={link} amounts={amounts} fields={fields} />
        <p className={styles.small}>
          <TicketWords toText={({ notTaxInvoice }) => notTaxInvoice} />
        </p>
      </article>
    </TicketLanguages>
  )
}

/** In the menu's order of categories; what has left the menu comes last. */
function compareByCategory(one: CardLine, other: CardLine): number {
  return getCategoryRank(one) - getCategoryRank(other)
}

function getCategoryRank({ item }: CardLine): number {
  const { category = null, ownCategory } = item ?? {}
  if (category !== null) return CATEGORIES.indexOf(category)
  return CATEGORIES.length + (ownCategory?.place ?? MAX_OWN_CATEGORIES)
}
