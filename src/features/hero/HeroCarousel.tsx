import type { ReactNode } from 'react'
import { directionOf, type Language } from '../../domain/language.ts'
import { messages } from '../../messages/index.ts'
import { Carousel } from '../../ui/Carousel.tsx'
import type { HeroSlide } from './hero-slides.ts'
import styles from './HeroCarousel.module.css'
import { HeroPicture } from './HeroPicture.tsx'

/** Between two moves, in ms (HERO-4). */
const DELAY_MS = 3500

interface HeroCarouselProps {
  readonly language: Language
  readonly slides: readonly HeroSlide[]
}

/** The food in front of the visitor; its first picture is the page's largest paint (HERO-1, HERO-4). */
export function HeroCarousel({ language, slides }: HeroCarouselProps): ReactNode {
  const words = messages(language)
  return (
    <div className={styles['frame']}>
      <Carousel
        name={words.hero.carousel}
        words={words.carousel}
        direction={directionOf(language)}
        delayMs={DELAY_MS}
        loads="in turn"
        slides={slides.map(({ picture, alternative }, i) => ({
          key: picture.name,
          name: alternative,
          content: <HeroPicture picture={picture} alternative={alternative} isFirst={i === 0} />,
        }))}
      />
    </div>
  )
}
