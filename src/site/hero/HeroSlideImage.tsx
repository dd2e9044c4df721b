import { useState, type ReactNode } from 'react'
import type { HeroImage } from './group-hero-images.ts'
import { toHeroSrcSet } from './hero-srcset.ts'
import styles from './HeroSlideImage.module.css'

interface HeroSlideImageProps {
  readonly image: HeroImage
  readonly alt: string
  readonly isFirst: boolean
  readonly onFail: () => void
}

/**
 * Fills the slide; a portrait image is cut above and below its middle. Where AVIF fails to load, the other format is
 * tried.
 */
export function HeroSlideImage({ image, alt, isFirst, onFail }: HeroSlideImageProps): ReactNode {
  const { fallback, isPortrait } = image
  const [hasAvif, setHasAvif] = useState(true)
  const handleError = (): void => {
    if (hasAvif) setHasAvif(false)
    else onFail()
  }
  return (
    <div className={styles.box} data-portrait={isPortrait || undefined}>
      <picture>
        {hasAvif && <source type="image/avif" {...toHeroSrcSet(image)} />}
        <img
          key={Number(hasAvif)}
          className={styles.image}
          src={fallback.src}
          width={fallback.width}
          height={fallback.height}
          alt={alt}
          fetchPriority={isFirst ? 'high' : 'low'}
          draggable={false}
          onError={handleError}
          ref={(element) => {
            // An image that failed before hydration fires no more error event.
            if (element?.complete === true && element.naturalWidth === 0 && element.currentSrc !== '') handleError()
          }}
        />
      </picture>
    </div>
  )
}
