import type { ReactNode } from 'react'

interface CategoryIconProps {
  /** 'Chicken Shawarma' */
  readonly name: string
  readonly size: number
  /** The monochrome drawing instead of the coloured icon. */
  readonly isMonochrome?: boolean
}

/** An icon of the sprite. Decorative. */
export function CategoryIcon({ name, size, isMonochrome = false }: CategoryIconProps): ReactNode {
  return (
    <svg aria-hidden width={size} height={size}>
      <use href={`/sprite.svg#${isMonochrome ? 'drawn-' : ''}${name.toLowerCase().replaceAll(' ', '-')}`} />
    </svg>
  )
}
