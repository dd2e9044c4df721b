import type { ReactNode } from 'react'
import { HoursSentence } from './HoursSentence.tsx'
import { splitHoursLine } from '#core/text/split-hours-line.ts'
import styles from './HoursList.module.css'

/**
 * The opening hours, a paragraph for each line. `update-static-info.ts` writes newer ones into open
 * pages.
 */
export function HoursList({ lines }: { lines: readonly string[] }): ReactNode {
  return (
    <div data-live="hours" className={styles.list}>
      {lines.map((line) => (
        <p key={line}>
          {splitHoursLine(line).map((part) => (
            <span key={part}>
              <HoursSentence text={part} />
            </span>
          ))}
        </p>
      ))}
    </div>
  )
}
