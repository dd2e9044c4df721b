import type { ReactNode } from 'react'
import type { HeroPicture as Picture } from '../../domain/hero-pictures.ts'
import { directionOf, type Language } from '../../domain/language.ts'
import { messages, type Messages } from '../../messages/index.ts'
import { Carousel } from '../../ui/Carousel.tsx'
import styles from './HeroCarousel.module.css'
import { HeroPicture } from './HeroPicture.tsx'

/** Between two moves (HERO-4). */
const DELAY_MS = 3500

interface HeroCarouselProps {
  readonly language: Language
  readonly pictures: readonly Picture[]
}

/** The food in front of the visitor; its first picture is the page's largest paint (HERO-1, HERO-4). */
export function HeroCarousel({ language, pictures }: HeroCarouselProps): ReactNode {
  const words = messages(language)
  return (
    <div className={styles['frame']}>
      <Carousel
        name={words.hero.carousel}
        words={words.carousel}
        direction={directionOf(language)}
        delayMs={DELAY_MS}
        look="single"
        slides={pictures.map((picture, i) => ({
          key: picture.name,
          content: <HeroPicture picture={picture} alternative={alternativeOf(picture, words)} isFirst={i === 0} />,
        }))}
      />
    </div>
  )
}

function alternativeOf({ name }: Picture, { hero }: Messages): string {
  const known: Readonly<Record<string, string>> = hero.pictures
  return known[name] ?? hero.picture
}
