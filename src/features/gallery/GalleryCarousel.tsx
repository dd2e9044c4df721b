import type { ReactNode } from 'react'
import { getDirection, toLocalText, type Bilingual, type Language } from '../../domain/language.ts'
import { toImageSources, type Image } from '../../domain/image-sources.ts'
import { GALLERY_CAROUSEL_DELAY_MS } from '../../domain/specification.ts'
import { getMessages } from '../../i18n/messages.ts'
import { Carousel } from '../../ui/Carousel.tsx'
import { ResponsiveImage } from '../../ui/ResponsiveImage.tsx'

interface GalleryCarouselProps {
  readonly language: Language
  readonly pictures: readonly (Image & { readonly alt: Bilingual })[]
}

/** The owner's pictures, going round (GAL-1). */
export function GalleryCarousel({ language, pictures }: GalleryCarouselProps): ReactNode {
  const messages = getMessages(language)
  return (
    <Carousel
      name={messages.gallery.pictures}
      messages={messages.carousel}
      direction={getDirection(language)}
      delayMs={GALLERY_CAROUSEL_DELAY_MS}
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
