import type { ReactNode } from 'react'
import { encodeInteger } from '../../domain/base32.ts'
import { toLocalText, type Language } from '../../domain/language.ts'
import type { MenuItem } from '../../domain/menu.ts'
import type { CardLine } from '../../domain/order-card.ts'
import { CODE_LENGTH } from '../../domain/order-link-format.ts'
import { LocalizedText } from '../../ui/LocalizedText.tsx'
import styles from './Ticket.module.css'
import { TicketWords } from './TicketWords.tsx'

interface TicketLineProps {
  readonly line: CardLine
  /** Who the line is for, where several people ordered together. */
  readonly people: readonly string[]
  readonly languages: readonly [Language, ...Language[]]
}

/** Quantity and name of an item, and its requests, what is left out in white on black. */
export function TicketLine({ line, people, languages }: TicketLineProps): ReactNode {
  return (
    <>
      <p className={styles.item}>
        <span className={styles.quantity}>{line.quantity} ×</span>
        <span>
          {line.item === null ? (
            <NoItem line={line} languages={languages} />
          ) : (
            <Names item={line.item} languages={languages} />
          )}
        </span>
      </p>
      {[...line.requests, ...line.notOffered].map((key) => (
        <p key={key} className={styles.request} data-request={key.startsWith('no_') ? 'no' : 'extra'}>
          <span aria-hidden="true">{key.startsWith('no_') ? '■' : '+'}</span>{' '}
          <TicketWords languages={languages} toText={({ requests }) => requests[key]} />
        </p>
      ))}
      {people.map((name) => (
        <p key={name} className={styles.person}>
          <TicketWords languages={languages} toText={({ forPerson }) => forPerson(name)} />
        </p>
      ))}
    </>
  )
}

/** The name in each language of the ticket, and once where the menu has but one. */
function Names({ item, languages }: { item: MenuItem; languages: readonly [Language, ...Language[]] }): ReactNode {
  const [language] = languages
  const first = toLocalText(item.name, language)
  const others = languages.slice(1).map((other) => toLocalText(item.name, other))
  return (
    <>
      <LocalizedText text={first} pageLanguage={language} />
      {others
        .filter(({ text }) => text !== first.text)
        .map((name) => (
          <span key={name.language} className={styles.secondName}>
            <LocalizedText text={name} pageLanguage={language} />
          </span>
        ))}
    </>
  )
}

/** The code is all that is known of an item that has left the menu: the owner may recognise it. */
function NoItem({ line: { status, code }, languages }: { line: CardLine; languages: readonly Language[] }): ReactNode {
  return (
    <TicketWords
      languages={languages}
      toText={({ ambiguous, gone }) => (status === 'ambiguous' ? ambiguous : gone(encodeInteger(code, CODE_LENGTH)))}
    />
  )
}
