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
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      {counts !== null && (
        <dl className={styles.counts}>
          <Count name={today} count={counts.today} />
          <Count name={yesterday} count={counts.yesterday} />
          <Count name={lastSevenDays} count={counts.lastSevenDays} />
        </dl>
      )}
      <p className={styles.note}>{counts === null ? off : note}</p>
    </section>
  )
}

function Count({ name, count }: { readonly name: string; readonly count: number }): ReactNode {
  return (
    <div className={styles.count}>
      <dt>{name}</dt>
      <dd>{count}</dd>
    </div>
  )
}
