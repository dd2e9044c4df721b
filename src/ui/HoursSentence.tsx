import type { ReactNode } from 'react'
import { keepFigures } from '#core/text/keep-figures.ts'
import styles from './HoursSentence.module.css'

const HOURS = /(\d+:\d\d–\d+:\d\d)/

/**
 * A sentence with opening hours, which never wrap; those such as '4:00–12:00' run left to right.
 */
export function HoursSentence({ text }: { text: string }): ReactNode {
  // Every second part is one that the expression captures.
  return keepFigures(text)
    .split(HOURS)
    .map((part, index) =>
      index % 2 === 0 ? (
        <span key={index}>{part}</span>
      ) : (
        <bdi key={index} dir="ltr" className={styles.hours}>
          {part}
        </bdi>
      ),
    )
}
