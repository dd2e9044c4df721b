import type { ReactNode } from 'react'
import { directionOf, localText, type Bilingual, type Language } from '../../domain/language.ts'
import { pictureSources, type SizedPicture } from '../../domain/picture-sources.ts'
import { messages } from '../../messages/index.ts'
import { Carousel } from '../../ui/Carousel.tsx'
import { Picture } from '../../ui/Picture.tsx'

interface GalleryCarouselProps {
  readonly language: Language
  readonly pictures: readonly (SizedPicture & { readonly alternative: Bilingual })[]
}

/** Between two moves, in ms (GAL-1). */
const DELAY_MS = 2500

/** The owner's pictures, going round (GAL-1). */
export function GalleryCarousel({ language, pictures }: GalleryCarouselProps): ReactNode {
  const words = messages(language)
  return (
    <Carousel
      name={words.gallery.pictures}
      words={words.carousel}
      direction={directionOf(language)}
      delayMs={DELAY_MS}
      loads="at once"
      slides={pictures.map((picture) => {
        const name = localText(picture.alternative, language).text
        return {
          key: picture.address,
          name,
          content: <Picture sources={pictureSources(picture, 'gallery')} alternative={name} icon="All" />,
        }
      })}
    />
  )
}
