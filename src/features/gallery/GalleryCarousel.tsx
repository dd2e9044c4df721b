import type { ReactNode } from 'react'
import { getDirection, toLocalText, type Bilingual, type Language } from '../../domain/language.ts'
import { toImageSources, type Image } from '../../domain/image-sources.ts'
import { GALLERY_CAROUSEL_DELAY_MS } from '../../domain/specification.ts'
import { getMessages } from '../../i18n/messages.ts'
import { Carousel } from '../../ui/Carousel.tsx'
import { ResponsiveImage } from '../../ui/ResponsiveImage.tsx'

interface GalleryCarouselProps {
  readonly language: Language
  readonly images: readonly (Image & { readonly alt: Bilingual })[]
}

/** The owner's gallery images in a carousel. */
export function GalleryCarousel({ language, images }: GalleryCarouselProps): ReactNode {
  const messages = getMessages(language)
  return (
    <Carousel
      name={messages.gallery.carousel}
      messages={messages.carousel}
      direction={getDirection(language)}
      delayMs={GALLERY_CAROUSEL_DELAY_MS}
      loading="eager"
      slides={images.map((image) => {
        const name = toLocalText(image.alt, language).text
        return {
          key: image.url,
          name,
          content: <ResponsiveImage sources={toImageSources(image, 'gallery')} alt={name} categoryIcon="All" />,
        }
      })}
    />
  )
}
