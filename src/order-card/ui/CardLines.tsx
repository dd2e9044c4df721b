import { Fragment, type ReactNode } from 'react'
import { encodeInteger } from '#core/text/base32.ts'
import { toImageSources } from '#core/images/image-sources.ts'
import { toLocalText } from '#core/text/language.ts'
import { formatAed } from '#core/money.ts'
import type { CardLine } from '#order/link/resolved-order.ts'
import { groupByPerson } from '#order/people/people.ts'
import { CODE_LENGTH } from '#order/link/order-link-format.ts'
import { describeLine, type LineAnswer } from '#order/lines/describe-line.ts'
import type { PricedLines, PricedLine } from '#order/lines/price.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import { getDrawing } from '#menu/domain/drawing.ts'
import { formatAvailability } from '#menu/messages/format-availability.ts'
import { useMenuMessages } from '#menu/messages/menu-messages.ts'
import { sumPerson } from '../domain/priced-card.ts'
import { useOrderCardMessages } from '../messages/order-card-messages.ts'
import { isolate } from '#core/text/isolate.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { useIsAvailable } from '#menu/state/use-is-available.ts'
import { Figure } from '#ui/Figure.tsx'
import { LocalizedText } from '#ui/LocalizedText.tsx'
import { Price } from '#ui/Price.tsx'
import { ResponsiveImage } from '#ui/ResponsiveImage.tsx'
import styles from './CardLines.module.css'

interface CardLinesProps {
  readonly lines: readonly CardLine[]
  /** Those of them that are in the total. */
  readonly priced: PricedLines
}

/** The items by person and sum, with their requests and today's amounts, and what can't be ordered any more. */
export function CardLines({ lines, priced }: CardLinesProps): ReactNode {
  const messages = useOrderCardMessages()
  const groups = groupByPerson(lines)
  return groups.map(({ person, lines: own }) => {
    const unnamed = groups.length > 1 ? messages.unnamed : null
    const heading = person === null ? unnamed : messages.forPerson(isolate(person))
    const total = sumPerson(priced, person)
    return (
      <div key={person}>
        {heading !== null && (
          <h2 className={styles.person}>
            {heading} {total > 0 && <Figure>{formatAed(total)}</Figure>}
          </h2>
        )}
        <ul className={styles.lines} aria-label={heading ?? messages.lines}>
          {own.map((line) => (
            <li key={line.lineId} className={styles.line}>
              <Line line={line} priced={priced.lines.find(({ lineId }) => lineId === line.lineId)} />
            </li>
          ))}
        </ul>
      </div>
    )
  })
}

function Line({ line, priced }: { line: CardLine; priced: PricedLine | undefined }): ReactNode {
  const language = useLanguage()
  const messages = useOrderCardMessages()
  const { menu } = useMenuMessages()
  const { item, quantity, otherOptions, unknownOptions } = line
  const soldOut = line.soldOut.flatMap(({ options }) => options)
  const chosen = describeLine(line, language, messages).filter(({ options }) => options.length > 0)
  const notOffered = [
    ...line.notOffered.map((key) => messages.requests[key]),
    ...otherOptions.map(({ name }) => toLocalText(name, language).text),
    ...(item === null ? [] : unknownOptions).map((code) => messages.unknownExtra(encodeInteger(code, CODE_LENGTH))),
  ].join(messages.listSeparator)
  return (
    <>
      <div className={styles.image}>
        <ResponsiveImage
          sources={item?.image ? toImageSources(item.image, 'line') : null}
          alt=""
          categoryIcon={getDrawing(item ?? { category: null })}
        />
      </div>
      <div className={styles.words}>
        <p className={styles.name}>
          <span className={styles.quantity}>{quantity} ×</span>{' '}
          {item === null ? (
            <NoItem line={line} />
          ) : (
            <LocalizedText text={toLocalText(item.name, language)} pageLanguage={language} />
          )}
        </p>
        {chosen.map((answer, index) => (
          <Answer key={index} answer={answer} />
        ))}
        {notOffered !== '' && <p className={styles.note}>{messages.notOffered(notOffered)}</p>}
        {soldOut.length > 0 && (
          <p className={styles.note}>
            {menu.soldOut}:{' '}
            {soldOut.map(({ name }, index) => (
              <Fragment key={index}>
                {index > 0 && messages.listSeparator}
                <LocalizedText text={toLocalText(name, language)} pageLanguage={language} />
              </Fragment>
            ))}
          </p>
        )}
        {line.status === 'orderable' && <NotAvailable item={line.item} />}
        {line.status === 'unpriced' && <p className={styles.note}>{menu.priceOnRequest}</p>}
      </div>
      {priced !== undefined && (
        <div className={styles.price}>
          <Price
            amount={formatAed(priced.total)}
            originalPrice={
              priced.isDiscounted
                ? { amount: formatAed(priced.originalTotal), was: menu.was, now: menu.now }
                : undefined
            }
          />
        </div>
      )}
    </>
  )
}

/** 'Drink: Cola Zero'; an extra with its price. */
function Answer({ answer: { kind, question, options } }: { answer: LineAnswer }): ReactNode {
  const language = useLanguage()
  const { listSeparator, free } = useOrderCardMessages()
  return (
    <p className={styles.requests}>
      {question !== null && (
        <>
          <LocalizedText text={question} pageLanguage={language} />:{' '}
        </>
      )}
      {options.map(({ id, text, price }, index) => (
        <Fragment key={id}>
          {index > 0 && listSeparator}
          <LocalizedText text={text} pageLanguage={language} />
          {kind === 'extras' && <> ({price ? <Figure>{formatAed(price)}</Figure> : free})</>}
        </Fragment>
      ))}
    </p>
  )
}

/** Why an item can't be ordered again now. */
function NotAvailable({ item }: { item: MenuItem }): ReactNode {
  const language = useLanguage()
  const messages = useOrderCardMessages()
  const { availability } = item
  if (useIsAvailable(item) || availability === undefined) return null
  return <p className={styles.note}>{formatAvailability(availability, language, messages)}</p>
}

/** The code is all that is known of an item that has left the menu: the owner may recognise it. */
function NoItem({ line: { status, code } }: { line: CardLine }): ReactNode {
  const messages = useOrderCardMessages()
  return status === 'ambiguous' ? messages.ambiguous : messages.gone(encodeInteger(code, CODE_LENGTH))
}
