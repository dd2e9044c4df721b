import type { ReactNode } from 'react'
import type { HeroPicture as Picture } from '../../domain/hero-pictures.ts'
import { directionOf } from '../../domain/language.ts'
import { useWords } from '../../messages/words-context.tsx'
import { Carousel } from '../../ui/Carousel.tsx'
import styles from './HeroCarousel.module.css'
import { HeroPicture } from './HeroPicture.tsx'

/** Between two moves (HERO-4). */
const DELAY_MS = 3500

/** The food in front of the visitor; its first picture is the page's largest paint (HERO-1, HERO-4). */
export function HeroCarousel({ pictures }: { pictures: readonly Picture[] }): ReactNode {
  const { language, words } = useWords()
  return (
    <div className={styles['frame']}>
      <Carousel
        name={words.gallery.pictures}
        words={words.carousel}
        direction={directionOf(language)}
        delayMs={DELAY_MS}
        look="single"
        slides={pictures.map((picture, i) => ({
          key: picture.name,
          content: <HeroPicture picture={picture} isFirst={i === 0} />,
        }))}
      />
    </div>
  )
}
