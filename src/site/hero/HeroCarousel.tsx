import { useState, type ReactNode } from 'react'
import { getDirection, type Language } from '#core/text/language.ts'
import { HERO_CAROUSEL_DELAY_MS } from '#core/specification.ts'
import { getSiteMessages } from '../messages/site-messages.ts'
import { Carousel } from '#ui/Carousel.tsx'
import type { HeroSlide } from './hero-slides.ts'
import styles from './HeroCarousel.module.css'
import { HeroSlideImage } from './HeroSlideImage.tsx'

interface HeroCarouselProps {
  readonly language: Language
  readonly name: string
  readonly slides: readonly HeroSlide[]
}

/**
 * The first image is the page's largest contentful paint. One that fails to load leaves the loop.
 */
export function HeroCarousel({ language, name, slides }: HeroCarouselProps): ReactNode {
  const [failed, setFailed] = useState<readonly string[]>([])
  const shown = slides.filter(({ image }) => !failed.includes(image.name))
  return (
    <div className={styles.frame}>
      <Carousel
        name={name}
        messages={getSiteMessages(language).carousel}
        direction={getDirection(language)}
        delayMs={HERO_CAROUSEL_DELAY_MS}
        loading="lazy"
        slides={shown.map(({ image, alt }, i) => ({
          key: image.name,
          name: alt,
          content: (
            <HeroSlideImage
              image={image}
              alt={alt}
              isFirst={i === 0}
              onFail={() => {
                setFailed((names) => [...names, image.name])
              }}
            />
          ),
        }))}
      />
    </div>
  )
}
