import type { ReactNode } from 'react'
import { keepFigures } from '#core/text/keep-figures.ts'
import { LONG_DAY_PARTS } from '#i18n/format-clock-time.ts'
import styles from './HoursSentence.module.css'

/** '4:00–12:00', and an Arabic time whose part of the day has several words, which `keepFigures` leaves apart. */
const HOURS = new RegExp(
  `(\\d+:\\d\\d–\\d+:\\d\\d|\\u2066\\d+:\\d\\d\\u2069\\u00a0(?:${LONG_DAY_PARTS.join('|')})[.،]?)`,
)

/** A sentence with hours, which wrap only where a whole line is too short for them; '4:00–12:00' runs left to right. */
export function HoursSentence({ text }: { text: string }): ReactNode {
  // Every second part is one that the expression captures.
  return keepFigures(text)
    .split(HOURS)
    .map((part, index) =>
      index % 2 === 0 ? (
        <span key={index}>{part}</span>
      ) : (
        <bdi key={index} dir={part.includes('–') ? 'ltr' : undefined} className={styles.hours}>
          {part}
        </bdi>
      ),
    )
}
