import { useState, type ReactNode } from 'react'
import type { PictureSources } from '../domain/picture-sources.ts'
import { CategoryIcon } from './CategoryIcon.tsx'
import styles from './Picture.module.css'

interface PictureProps {
  /** null: there is none; the placeholder stands in its box at once. */
  readonly sources: PictureSources | null
  readonly alternative: string
  /** Name of the category icon that the placeholder shows. */
  readonly icon: string
  readonly isUrgent?: boolean
}

/** A picture of a dish; a missing or broken one becomes a drawn placeholder of the same size (MENU-4, C16, C17). */
export function Picture({ sources, alternative, icon, isUrgent = false }: PictureProps): ReactNode {
  const [broken, setBroken] = useState<string | null>(null)
  if (sources === null || sources.src === broken) {
    return (
      <span
        className={styles['placeholder']}
        {...(alternative === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alternative })}
      >
        <CategoryIcon name={icon} size={72} isDrawn />
      </span>
    )
  }
  const { src, width, height, avif, webp, sizes } = sources
  return (
    <picture className={styles['choice']}>
      {avif !== undefined && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        className={styles['picture']}
        src={src}
        srcSet={webp}
        sizes={webp === undefined ? undefined : sizes}
        alt={alternative}
        width={width}
        height={height}
        loading={isUrgent ? 'eager' : 'lazy'}
        decoding="async"
        onError={() => {
          setBroken(src)
        }}
        ref={(element) => {
          // Broken before the page was awake: the event is over, the picture still tells.
          if (element?.complete === true && element.naturalWidth === 0 && element.currentSrc !== '') setBroken(src)
        }}
      />
    </picture>
  )
}
