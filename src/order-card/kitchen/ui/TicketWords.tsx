import { Fragment, useContext, type ReactNode } from 'react'
import { keepFigures } from '#core/text/keep-figures.ts'
import { getDirection, type Language } from '#core/text/language.ts'
import type { KitchenMessages } from '../messages/kitchen.en.ts'
import { kitchenMessages } from '../messages/kitchen-messages.ts'
import styles from './Ticket.module.css'
import { TicketLanguages } from './ticket-languages.ts'

interface TicketWordsProps {
  readonly toText: (messages: KitchenMessages, language: Language) => string
}

/** A phrase in each language of a ticket: the first large, the other small behind a dot that stays with the first. */
export function TicketWords({ toText }: TicketWordsProps): ReactNode {
  return useContext(TicketLanguages).map((language, index) => (
    <Fragment key={language}>
      {index > 0 && <span className={styles.dot}>{'\u00a0· '}</span>}
      <bdi lang={language} dir={getDirection(language)} className={index > 0 ? styles.second : styles.words}>
        {keepFigures(toText(kitchenMessages[language], language))}
      </bdi>
    </Fragment>
  ))
}
