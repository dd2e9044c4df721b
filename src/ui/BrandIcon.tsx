import type { ReactNode } from 'react'
import type { LogoName } from './logos.ts'

/**
 * The logo of another company, in the current text colour. Decorative. Its shape is in the page
 * once, by `IconSprite`.
 */
export function BrandIcon({ name, size = 24 }: { name: LogoName; size?: number }): ReactNode {
  return (
    <svg aria-hidden width={size} height={size} fill="currentColor">
      <use href={`#logo-${name}`} />
    </svg>
  )
}
