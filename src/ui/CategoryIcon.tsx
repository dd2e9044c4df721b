import type { ReactNode } from 'react'

/** A coloured icon of the sprite, by the name of a button of the category row: 'Chicken Shawarma'. */
export function CategoryIcon({ name, size }: { name: string; size: number }): ReactNode {
  return (
    <svg aria-hidden width={size} height={size}>
      <use href={`/sprite.svg#${name.toLowerCase().replaceAll(' ', '-')}`} />
    </svg>
  )
}
