import type { ReactNode } from 'react'
import { HoursSentence } from './HoursSentence.tsx'
import { splitHoursLine } from '#core/text/split-hours-line.ts'
import styles from './HoursList.module.css'

interface HoursProps {
  readonly lines: readonly string[]
}

/** The opening hours, a paragraph for each line, today's first. `update-hours.ts` renders newer ones in open pages. */
export function HoursList({ lines }: HoursProps): ReactNode {
  return (
    <div data-live="hours" className={styles.list}>
      <HoursLines lines={lines} />
    </div>
  )
}

export function HoursLines({ lines }: HoursProps): ReactNode {
  return lines.map((line) => (
    <p key={line}>
      {splitHoursLine(line).map((part) => (
        <span key={part}>
          <HoursSentence text={part} />
        </span>
      ))}
    </p>
  ))
}
