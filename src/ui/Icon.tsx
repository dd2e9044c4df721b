import { createElement, type ReactNode } from 'react'
import type { IconShapes } from './icons.ts'

interface IconProps {
  readonly icon: IconShapes
  /** px */
  readonly size: number
  readonly isFilled?: boolean
  readonly isBold?: boolean
  readonly className?: string | undefined
}

/** An icon beside text or in a named button. Decorative: hidden from assistive technology. */
export function Icon({ icon, size, isFilled = false, isBold = false, className }: IconProps): ReactNode {
  return (
    <svg
      aria-hidden
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={isBold ? 2.5 : 2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {icon.map(([element, attributes], i) => createElement(element, { ...attributes, key: i }))}
    </svg>
  )
}
