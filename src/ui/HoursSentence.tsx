import type { ReactNode } from 'react'
import styles from './HoursSentence.module.css'

interface HoursSentenceProps {
  readonly text: string
  /** '4:00–12:00', as it stands in the text; '' if there are none. */
  readonly hours: string
}

/** A sentence with opening hours, which run left to right and never wrap. */
export function HoursSentence({ text, hours }: HoursSentenceProps): ReactNode {
  if (hours === '') return text
  const [before, after] = text.split(hours)
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
