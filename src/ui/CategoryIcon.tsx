import type { ReactNode } from 'react'

interface CategoryIconProps {
  /** 'Chicken Shawarma' */
  readonly name: string
  readonly size: number
  /** The monochrome drawing instead of the coloured icon. */
  readonly isMonochrome?: boolean
}

/**
 * Decorative. The coloured icons are in home's HTML, from `category-icons.ts`; the drawings, which
 * few pages show, in a file of their own.
 */
export function CategoryIcon({ name, size, isMonochrome = false }: CategoryIconProps): ReactNode {
  const id = name.toLowerCase().replaceAll(' ', '-')
  return (
    <svg aria-hidden width={size} height={size}>
      <use href={isMonochrome ? `/sprite.svg#drawn-${id}` : `#category-${id}`} />
    </svg>
  )
}
