import type { ReactNode } from 'react'
import type { LogoPath } from './logos.ts'

/** The logo of another company, in the current text colour. Decorative. */
export function BrandIcon({ icon, size = 24 }: { icon: LogoPath; size?: number }): ReactNode {
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 24 24" fill="currentColor">
      <path d={icon} />
    </svg>
  )
}
