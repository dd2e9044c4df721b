import type { ReactNode } from 'react'
import type { HeroImage as Picture } from './parse-hero-images.ts'
import { toHeroSrcSet } from './hero-srcset.ts'
import styles from './HeroSlideImage.module.css'

interface HeroSlideImageProps {
  readonly image: Picture
  readonly alt: string
  readonly isFirst: boolean
}

/** One picture of the hero. An upright one is shown whole, its ground melting into the hero's (HERO-3). */
export function HeroSlideImage({ image: image, alt: alt, isFirst }: HeroSlideImageProps): ReactNode {
  const { fallback, isPortrait } = image
  return (
    <div className={styles.box} data-portrait={isPortrait || undefined}>
      <picture>
        <source type="image/avif" {...toHeroSrcSet(image)} />
        <img
          className={styles.picture}
          src={fallback.src}
          width={fallback.width}
          height={fallback.height}
          alt={alt}
          fetchPriority={isFirst ? 'high' : 'low'}
          draggable={false}
        />
      </picture>
    </div>
  )
}
