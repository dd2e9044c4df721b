import type { ReactNode } from 'react'
import type { HeroPicture as Picture } from '../../domain/hero-pictures.ts'
import { heroSources } from './hero-sources.ts'
import styles from './HeroPicture.module.css'

interface HeroPictureProps {
  readonly picture: Picture
  readonly alternative: string
  readonly isFirst: boolean
}

/** One picture of the hero. An upright one is shown whole, its ground melting into the hero's (HERO-3). */
export function HeroPicture({ picture, alternative, isFirst }: HeroPictureProps): ReactNode {
  const { fallback, isPortrait } = picture
  return (
    <div className={styles['box']} data-portrait={isPortrait || undefined}>
      <picture>
        <source type="image/avif" {...heroSources(picture)} />
        <img
          className={styles['picture']}
          src={fallback.src}
          width={fallback.width}
          height={fallback.height}
          alt={alternative}
          fetchPriority={isFirst ? 'high' : 'low'}
          draggable={false}
        />
      </picture>
    </div>
  )
}
