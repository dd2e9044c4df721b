import { useState, type ReactNode } from 'react'
import { CategoryIcon } from './CategoryIcon.tsx'
import styles from './Picture.module.css'

interface PictureProps {
  /** null: there is none; the placeholder stands in its box at once. */
  readonly address: string | null
  readonly alternative: string
  /** Name of the category icon that the placeholder shows. */
  readonly icon: string
  /** px of the drawn box; the sheet around it may scale it. */
  readonly width: number
  readonly height: number
  readonly isUrgent?: boolean
}

/** A picture of a dish; a missing or broken one becomes a drawn placeholder of the same size (MENU-4, C16, C17). */
export function Picture({ address, alternative, icon, width, height, isUrgent = false }: PictureProps): ReactNode {
  const [broken, setBroken] = useState<string | null>(null)
  if (address === null || address === broken) {
    return (
      <span
        className={styles['placeholder']}
        {...(alternative === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alternative })}
      >
        <CategoryIcon name={icon} size={72} />
      </span>
    )
  }
  return (
    <img
      className={styles['picture']}
      src={address}
      alt={alternative}
      width={width}
      height={height}
      loading={isUrgent ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => {
        setBroken(address)
      }}
      ref={(element) => {
        // Broken before the page was awake: the event is over, the picture still tells.
        if (element?.complete === true && element.naturalWidth === 0 && element.currentSrc !== '') setBroken(address)
      }}
    />
  )
}
