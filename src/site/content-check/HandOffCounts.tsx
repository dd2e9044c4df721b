import type { ReactNode } from 'react'
import type { Language } from '#core/text/language.ts'
import { getContentCheckMessages } from '../messages/content-check-messages.ts'
import styles from './HandOffCounts.module.css'

export interface HandOffCountsProps {
  readonly language: Language
  /** null where nothing is counted. */
  readonly counts: NonNullable<App.Locals['handOffs']> | null
}

/** How many orders customers handed over to WhatsApp, or how to count them. */
export function HandOffCounts({ language, counts }: HandOffCountsProps): ReactNode {
  const { title, today, yesterday, lastSevenDays, note, off } = getContentCheckMessages(language).handOffs
  const facts = counts && [
    { name: today, count: counts.today },
    { name: yesterday, count: counts.yesterday },
    { name: lastSevenDays, count: counts.lastSevenDays },
  ]
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      {facts && (
        <dl className={styles.counts}>
          {facts.map(({ name, count }) => (
            <div key={name} className={styles.count}>
              <dt>{name}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.note}>{facts ? note : off}</p>
    </section>
  )
}
