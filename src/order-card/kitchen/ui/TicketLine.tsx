import { Fragment, useContext, type ReactNode } from 'react'
import { encodeInteger } from '#core/text/base32.ts'
import { getDirection, toLocalText, type Language } from '#core/text/language.ts'
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
 * What was asked for with a line, in each language: what is left out in white on black, what is added behind a plus, what
 * is chosen, such as a drink, behind a dot.
 */
export function TicketChoices({ line }: { line: CardLine }): ReactNode {
  const languages = useContext(TicketLanguages)
  const choices = listChoices(line)
  if (choices.length === 0) return null
  return languages.map((language, index) => (
    <p key={language} lang={language} className={styles.requests} data-second={index > 0}>
      {choices.map(({ id, sign, toText }) => (
        <Fragment key={id}>
          <bdi className={styles.request} dir={getDirection(language)} data-request={sign === '■' ? 'no' : 'extra'}>
            <span aria-hidden="true">{sign}</span> <bdi className={styles.words}>{toText(language)}</bdi>
          </bdi>{' '}
        </Fragment>
      ))}
    </p>
  ))
}

/** A request, an extra, or an option of a choice. */
interface AskedFor {
  readonly id: string
  /** What is left out, added, or chosen. */
  readonly sign: '■' | '+' | '•'
  readonly toText: (language: Language) => string
}

/** What the customer chose, whether it is still offered or not. */
function listChoices(line: CardLine): readonly AskedFor[] {
  const { item, requests, notOffered, extras, otherExtras, unknownExtras } = line
  return [
    ...[...requests, ...notOffered].map((key) => ({
      id: key,
      sign: key.startsWith('no_') ? ('■' as const) : ('+' as const),
      toText: (language: Language) => kitchenMessages[language].requests[key],
    })),
    ...[...extras, ...otherExtras].map(({ id, name, choiceId }) => ({
      id,
      sign: choiceId === undefined ? ('+' as const) : ('•' as const),
      toText: (language: Language) => {
        const choices = item?.choices?.filter((each) => each.id === choiceId) ?? []
        return [...choices, { name }].map((each) => toLocalText(each.name, language).text).join(': ')
      },
    })),
    ...unknownExtras.map((code) => ({
      id: String(code),
      sign: '+' as const,
      toText: (language: Language) => kitchenMessages[language].unknownExtra(encodeInteger(code, CODE_LENGTH)),
    })),
  ]
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
