import type { ReactNode } from 'react'
import { HoursSentence } from './HoursSentence.tsx'

/**
 * The opening hours, a paragraph for each line. `update-static-info.ts` writes newer ones into open
 * pages.
 */
export function HoursList({ lines }: { lines: readonly string[] }): ReactNode {
  return (
    <div data-live="hours">
      {lines.map((line) => (
        <p key={line}>
          <HoursSentence text={line} />
        </p>
      ))}
    </div>
  )
}
