import type { SimpleIcon } from 'simple-icons'
import type { ReactNode } from 'react'

/** The sign of another company's service, in the colour of the text around it. */
export function BrandIcon({ icon, size = 24 }: { icon: SimpleIcon; size?: number }): ReactNode {
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 24 24" fill="currentColor">
      <path d={icon.path} />
    </svg>
  )
}
