import type { ReactNode } from 'react'
import frame from './LinesFrame.module.css'
import line from './OrderLine.module.css'
import list from './OrderLines.module.css'

/** As many as most orders have. */
const LINES = [1, 2, 3]

/** What stands where the order's lines come, in their sizes. For the server. */
export function LinesFrame(): ReactNode {
  return (
    <div className={`${list.lines} ${frame.lines}`} aria-hidden>
      {LINES.map((place) => (
        <div key={place} className={`${line.line} ${frame.line}`}>
          <span className={line.image} />
          <span className={frame.name} />
          <span className={frame.chosen} />
          <span className={frame.stepper} />
        </div>
      ))}
    </div>
  )
}
