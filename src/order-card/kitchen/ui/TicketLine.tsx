import { Fragment, useContext, type ReactNode } from 'react'
import { encodeInteger } from '#core/text/base32.ts'
import { getDirection, toLocalText, type Language } from '#core/text/language.ts'
import { createExtras } from '#menu/domain/choices.ts'
import { describeLine } from '#order/lines/describe-line.ts'
import type { CardLine } from '#order/link/resolved-order.ts'
import { CODE_LENGTH } from '#order/link/order-link-format.ts'
import { kitchenMessages } from '../messages/kitchen-messages.ts'
import { LocalizedText } from '#ui/LocalizedText.tsx'
import styles from './Ticket.module.css'
import { TicketLanguages } from './ticket-languages.ts'

/**
 * Quantity and name of an item, and its choices. A second language is small: its name on the same line where that has
 * room, its choices on one of their own.
 */
export function TicketLine({ line }: { line: CardLine }): ReactNode {
  const [language, ...others] = useContext(TicketLanguages)
  return (
    <>
      <p className={styles.item}>
        <span className={styles.quantity}>{line.quantity} ×</span>
        <span className={styles.names}>
          <span>
            <Name line={line} language={language} />
          </span>
          {others
            .filter((other) => hasOwnName(line, other, language))
            .map((other) => (
              <span key={other} className={styles.second}>
                <Name line={line} language={other} />
              </span>
            ))}
        </span>
      </p>
      <TicketChoices line={line} />
    </>
  )
}

/**
 * What was asked for with a line, in each language, whether it is still offered or not: what is left out in white on
 * black, what is added behind a plus, what is chosen, such as a drink, behind a dot.
 */
export function TicketChoices({ line }: { line: CardLine }): ReactNode {
  return useContext(TicketLanguages).map((language, index) => {
    const asked = listAsked(line, language)
    return asked.length === 0 ? null : (
      <p key={language} lang={language} className={styles.requests} data-second={index > 0}>
        {asked.map(({ sign, text }, place) => (
          <Fragment key={place}>
            <bdi className={styles.request} dir={getDirection(language)} data-request={sign === '■' ? 'no' : 'extra'}>
              <span aria-hidden="true">{sign}</span> <bdi className={styles.words}>{text}</bdi>
            </bdi>{' '}
          </Fragment>
        ))}
      </p>
    )
  })
}

/** A request, an extra, or an option of a choice. */
interface AskedFor {
  /** What is left out, added, or chosen. */
  readonly sign: '■' | '+' | '•'
  readonly text: string
}

function listAsked(line: CardLine, language: Language): readonly AskedFor[] {
  const { requests, notOffered, answers, soldOut, otherOptions, unknownOptions } = line
  const messages = kitchenMessages[language]
  const known = {
    answers: [...answers, ...soldOut, { choice: createExtras([]), options: otherOptions }],
    requests: [...requests, ...notOffered],
  }
  const asked = describeLine(known, language, messages).flatMap(({ kind, question, options }) =>
    options.map(({ id, text: { text } }): AskedFor => {
      if (kind === 'choice') return { sign: '•', text: [question?.text ?? '', text].join(': ') }
      return { sign: kind === 'requests' && id.startsWith('no_') ? '■' : '+', text }
    }),
  )
  const unknown = unknownOptions.map((code): AskedFor => {
    return { sign: '+', text: messages.unknownExtra(encodeInteger(code, CODE_LENGTH)) }
  })
  return [...asked, ...unknown]
}

/** False where the menu has the name in one language only. */
function hasOwnName({ item }: CardLine, language: Language, first: Language): boolean {
  return item === null || toLocalText(item.name, language).text !== toLocalText(item.name, first).text
}

/** The code is all that is known of an item that has left the menu: the owner may recognise it. */
function Name({ line: { item, status, code }, language }: { line: CardLine; language: Language }): ReactNode {
  if (item !== null) return <LocalizedText text={toLocalText(item.name, language)} pageLanguage={language} />
  const { ambiguous, gone } = kitchenMessages[language]
  return status === 'ambiguous' ? ambiguous : gone(encodeInteger(code, CODE_LENGTH))
}
