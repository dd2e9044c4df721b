import type { ReactNode } from 'react'
import type { Language } from '#core/text/language.ts'
import { getContentCheckMessages } from '../messages/content-check-messages.ts'
import styles from './HandOffCounts.module.css'

interface HandOffCountsProps {
  readonly language: Language
  readonly counts: NonNullable<App.Locals['handOffs']>
}

/** How many orders customers handed over to WhatsApp. */
export function HandOffCounts({ language, counts }: HandOffCountsProps): ReactNode {
  const { title, today, yesterday, lastSevenDays, note } = getContentCheckMessages(language).handOffs
  const facts = [
    [today, counts.today],
    [yesterday, counts.yesterday],
    [lastSevenDays, counts.lastSevenDays],
  ] as const
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      <dl className={styles.counts}>
        {facts.map(([name, count]) => (
          <div key={name} className={styles.count}>
            <dt>{name}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{note}</p>
    </section>
  )
}
