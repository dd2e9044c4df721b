import type { ReactNode } from 'react'
import styles from './HoursSentence.module.css'

interface HoursSentenceProps {
  /** The text before and after the hours. */
  readonly sentence: readonly [before: string, after: string]
  /** '4:00–12:00' */
  readonly hours: string
}

/** A sentence with opening hours, which run left to right and never wrap. */
export function HoursSentence({ sentence: [before, after], hours }: HoursSentenceProps): ReactNode {
  return (
    <>
      {before}
      <bdi dir="ltr" className={styles.hours}>
        {hours}
      </bdi>
      {after}
    </>
  )
}
