import { Fragment, type ReactNode } from 'react'
import type { CardAmounts } from '../../domain/card-amounts.ts'
import { listTicketLanguages, type KitchenDevice } from '../../domain/kitchen-device.ts'
import { getDirection, toLocalText } from '../../domain/language.ts'
import { CATEGORIES } from '../../domain/menu.ts'
import { formatAed, formatAmount, toFils } from '../../domain/money.ts'
import { parseAed } from '../../domain/parse-order-message.ts'
import type { CardLine, OrderCard } from '../../domain/order-card.ts'
import type { OrderLink } from '../../domain/order-link.ts'
import { formatOrderNumber } from '../../domain/order-number.ts'
import type { MessageFields } from '../../domain/parse-order-message.ts'
import { formatOrderTime } from '../../i18n/format-clock-time.ts'
import { kitchenMessages } from '../../i18n/kitchen-messages.ts'
import styles from './Ticket.module.css'
import { TicketLine } from './TicketLine.tsx'
import { TicketWords } from './TicketWords.tsx'

interface TicketProps {
  readonly link: OrderLink
  readonly card: OrderCard
  readonly amounts: CardAmounts
  readonly device: KitchenDevice
  /** What the customer's message says; null leaves lines to write on. */
  readonly fields: MessageFields | null
}

/** An order as the kitchen prints it: black on white, in the kitchen's language or in both. */
export function Ticket({ link: { facts, wantedAt, people }, card, amounts, device, fields }: TicketProps): ReactNode {
  const languages = listTicketLanguages(device.language)
  const [language] = languages
  const messages = kitchenMessages[language]
  const number = facts === null ? null : formatOrderNumber(facts.ref, facts.revision)
  const pieces = card.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const method = facts?.method ?? null
  // The message names the area that the customer wants; until it is pasted, the link does.
  const area = fields === null || fields.area === '' ? amounts.area : null
  const note = parseAed(/AED [\d.]+$/.exec(fields?.payment ?? '')?.[0] ?? '')
  const areaNames = area === null ? [] : [...new Set(languages.map((code) => toLocalText(area.name, code).text))]
  return (
    <article
      className={styles.ticket}
      lang={language}
      dir={getDirection(language)}
      data-paper={device.paper}
      aria-label={number === null ? messages.basket : messages.ticket(number)}
    >
      <p className={styles.head}>
        {facts === null ? (
          <TicketWords languages={languages} toText={({ basket }) => basket} />
        ) : (
          <>
            <bdi dir="ltr" className={styles.number}>
              {number}
            </bdi>
            <span className={styles.time}>{formatOrderTime(facts.writtenAt, language)}</span>
          </>
        )}
      </p>
      {method !== null && (
        <p className={styles.method}>
          <TicketWords languages={languages} toText={(words) => words[method]} />
        </p>
      )}
      {facts !== null && facts.revision > 1 && (
        <p className={styles.warning}>
          <TicketWords
            languages={languages}
            toText={({ replaces }) => replaces(formatOrderNumber(facts.ref, facts.revision - 1))}
          />
        </p>
      )}
      {areaNames.length > 0 && (
        <p className={styles.area}>
          {areaNames.map((name, index) => (
            <Fragment key={name}>
              {index > 0 && ' · '}
              <bdi>{name}</bdi>
            </Fragment>
          ))}
        </p>
      )}
      {wantedAt !== null && (
        <p className={styles.warning}>
          <TicketWords languages={languages} toText={({ later }, code) => later(formatOrderTime(wantedAt, code))} />
        </p>
      )}
      <ul className={styles.lines}>
        {card.lines.toSorted(compareByCategory).map((line) => (
          <li key={line.lineId} className={styles.line}>
            <TicketLine
              line={line}
              people={people.filter(({ lines }) => lines.includes(Number(line.lineId))).map(({ name }) => name)}
              languages={languages}
            />
          </li>
        ))}
      </ul>
      <p>
        <TicketWords languages={languages} toText={(words) => words.pieces(pieces)} />
      </p>
      <p className={styles.total}>
        <TicketWords languages={languages} toText={({ total }) => total} />{' '}
        <bdi dir="ltr">{formatAed(amounts.total)}</bdi>
        {amounts.isFeeUnknown && (
          <>
            {' '}
            <TicketWords languages={languages} toText={({ plusDelivery }) => plusDelivery} />
          </>
        )}
      </p>
      <p className={styles.small}>
        <TicketWords languages={languages} toText={({ todaysPrices }) => todaysPrices} />
      </p>
      <dl className={styles.fields}>
        {(['name', 'address', 'area', 'payment', 'comment'] as const)
          .filter((field) => (fields === null ? field === 'name' || field === 'address' : fields[field] !== ''))
          .map((field) => (
            <div key={field}>
              <dt>
                <TicketWords languages={languages} toText={(words) => words[field]} />
              </dt>
              <dd dir="auto" className={fields === null ? styles.blank : undefined}>
                {fields?.[field]}
              </dd>
            </div>
          ))}
      </dl>
      {note !== null && note >= amounts.total && (
        <p>
          <TicketWords
            languages={languages}
            toText={({ changeFor }) => changeFor(formatAmount(note), formatAmount(toFils(note - amounts.total)))}
          />
        </p>
      )}
      <p className={styles.small}>
        <TicketWords languages={languages} toText={({ notTaxInvoice }) => notTaxInvoice} />
      </p>
    </article>
  )
}

/** In the menu's order of categories; what has left the menu comes last. */
function compareByCategory(one: CardLine, other: CardLine): number {
  return getCategoryRank(one) - getCategoryRank(other)
}

function getCategoryRank({ item }: CardLine): number {
  const category = item?.category ?? null
  return category === null ? CATEGORIES.length : CATEGORIES.indexOf(category)
}
