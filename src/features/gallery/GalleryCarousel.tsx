import type { ReactNode } from 'react'
import { getDirection, toLocalText, type Bilingual, type Language } from '../../domain/language.ts'
import { toImageSources, type Image } from '../../domain/image-sources.ts'
import { getMessages } from '../../i18n/messages.ts'
import { Carousel } from '../../ui/Carousel.tsx'
import { ResponsiveImage } from '../../ui/ResponsiveImage.tsx'

interface GalleryCarouselProps {
  readonly language: Language
  readonly pictures: readonly (Image & { readonly alt: Bilingual })[]
}

/** Between two moves, in ms (GAL-1). */
const DELAY_MS = 2500

/** The owner's pictures, going round (GAL-1). */
export function GalleryCarousel({ language, pictures }: GalleryCarouselProps): ReactNode {
  const messages = getMessages(language)
  return (
    <Carousel
      name={messages.gallery.pictures}
      messages={messages.carousel}
      direction={getDirection(language)}
      delayMs={DELAY_MS}
      loading="eager"
      slides={pictures.map((picture) => {
        const name = toLocalText(picture.alt, language).text
        return {
          key: picture.url,
          name,
          content: <ResponsiveImage sources={toImageSources(picture, 'gallery')} alt={name} categoryIcon="All" />,
        }
      })}
    />
  )
}
