import type { ReactNode } from 'react'
import type { IconName } from './icons.ts'

interface IconProps {
  readonly name: IconName
  /** px */
  readonly size: number
  readonly isFilled?: boolean
  readonly className?: string | undefined
}

/**
 * An icon beside text or in a named button. Decorative: hidden from assistive technology. Its
 * shapes are in the page once, by `IconSprite`.
 */
export function Icon({ name, size, isFilled = false, className }: IconProps): ReactNode {
  return (
    <svg
      aria-hidden
      className={className}
      width={size}
      height={size}
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <use href={`#icon-${name}`} />
    </svg>
  )
}
