import type { IconNode } from 'lucide'
import { createElement, type ReactNode } from 'react'

interface IconProps {
  /** A drawing of the package `lucide`: plain data, which weighs a third of its React components. */
  readonly of: IconNode
  /** px */
  readonly size: number
  readonly isFilled?: boolean
  readonly isBold?: boolean
  readonly className?: string | undefined
}

/** A drawn sign beside words or in a named button; by itself it says nothing. */
export function Icon({ of, size, isFilled = false, isBold = false, className }: IconProps): ReactNode {
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
      {of.map(([shape, attributes], i) => createElement(shape, { ...attributes, key: i }))}
    </svg>
  )
}
