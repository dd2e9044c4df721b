import type { ReactNode } from 'react'

interface CategoryIconProps {
  /** 'Chicken Shawarma' */
  readonly name: string
  readonly size: number
}

/**
 * A drawing of `restaurant/drawings.svg`, which is in every page: coloured, with outlines in the colour
 * of the text. Decorative.
 */
export function CategoryIcon({ name, size }: CategoryIconProps): ReactNode {
  return (
    <svg aria-hidden width={size} height={size}>
      <use href={`#category-${name.toLowerCase().replaceAll(' ', '-')}`} />
    </svg>
  )
}
