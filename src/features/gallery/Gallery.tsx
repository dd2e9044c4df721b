import type { ReactNode } from 'react'
import { directionOf, localText, type Bilingual, type Language } from '../../domain/language.ts'
import { pictureSources, type SizedPicture } from '../../domain/picture-sources.ts'
import { useWords, WordsProvider } from '../../messages/words-context.tsx'
import { Carousel } from '../../ui/Carousel.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './Gallery.module.css'

interface GalleryProps {
  readonly language: Language
  readonly pictures: readonly (SizedPicture & { readonly alternative: Bilingual })[]
}

/** Between two moves (GAL-1). */
const DELAY_MS = 2500

/** The owner's pictures, going round (GAL-1). */
export function Gallery({ language, pictures }: GalleryProps): ReactNode {
  return (
    <WordsProvider language={language}>
      <section id="gallery" className={styles['gallery']} aria-labelledby="gallery-title">
        <Title />
        <Pictures pictures={pictures} />
      </section>
    </WordsProvider>
  )
}

function Title(): ReactNode {
  const { words } = useWords()
  return (
    <h2 id="gallery-title" className={styles['title']}>
      {words.gallery.title}
    </h2>
  )
}

function Pictures({ pictures }: Pick<GalleryProps, 'pictures'>): ReactNode {
  const { language, words } = useWords()
  return (
    <div className={styles['pictures']}>
      <Carousel
        name={words.gallery.pictures}
        words={words.carousel}
        direction={directionOf(language)}
        delayMs={DELAY_MS}
        look="row"
        slides={pictures.map((picture) => ({
          key: picture.address,
          content: (
            <Picture
              sources={pictureSources(picture, 'gallery')}
              alternative={localText(picture.alternative, language).text}
              icon="All"
            />
          ),
        }))}
      />
    </div>
  )
}
