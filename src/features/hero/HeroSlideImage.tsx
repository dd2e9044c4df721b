import type { ReactNode } from 'react'
import type { HeroImage } from './parse-hero-images.ts'
import { toHeroSrcSet } from './hero-srcset.ts'
import styles from './HeroSlideImage.module.css'

interface HeroSlideImageProps {
  readonly image: HeroImage
  readonly alt: string
  readonly isFirst: boolean
}

/** A portrait image is shown whole; its background fades into the hero's. */
export function HeroSlideImage({ image, alt, isFirst }: HeroSlideImageProps): ReactNode {
  const { fallback, isPortrait } = image
  return (
    <div className={styles.box} data-portrait={isPortrait || undefined}>
      <picture>
        <source type="image/avif" {...toHeroSrcSet(image)} />
        <img
          className={styles.image}
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
