import type { ReactNode } from 'react'
import styles from './HoursSentence.module.css'

interface HoursSentenceProps {
  readonly sentence: string
  /** The hours as they stand in the sentence: '4:00–12:00'. */
  readonly hours: string
}

/** A sentence with opening hours in it: those run from left to right and are never broken over two lines (BAN-4). */
export function HoursSentence({ sentence, hours }: HoursSentenceProps): ReactNode {
  const [before, after] = sentence.split(hours)
  if (hours === '' || after === undefined) return sentence
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
