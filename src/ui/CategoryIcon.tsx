import type { ReactNode } from 'react'

interface CategoryIconProps {
  /** Of a button of the category row: 'Chicken Shawarma'. */
  readonly name: string
  readonly size: number
  /** The drawing in the colour of the text, instead of the coloured icon. */
  readonly isDrawn?: boolean
}

/** An icon of the sprite. */
export function CategoryIcon({ name, size, isDrawn = false }: CategoryIconProps): ReactNode {
  return (
    <svg aria-hidden width={size} height={size}>
      <use href={`/sprite.svg#${isDrawn ? 'drawn-' : ''}${name.toLowerCase().replaceAll(' ', '-')}`} />
    </svg>
  )
}
