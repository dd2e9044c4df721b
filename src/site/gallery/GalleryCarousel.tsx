import type { ReactNode } from 'react'
import { getDirection, toLocalText, type Bilingual, type Language } from '#core/text/language.ts'
import { toImageSources, type Image } from '#core/images/image-sources.ts'
import { GALLERY_CAROUSEL_DELAY_MS } from '#core/specification.ts'
import { getSiteMessages } from '../messages/site-messages.ts'
import { Carousel } from '#ui/Carousel.tsx'
import { ResponsiveImage } from '#ui/ResponsiveImage.tsx'

interface GallerySlide {
  /** null shows the placeholder. */
  readonly image: Image | null
  readonly alt: Bilingual
}

interface GalleryCarouselProps {
  readonly language: Language
  readonly name: string
  readonly images: readonly GallerySlide[]
}

export function GalleryCarousel({ language, name, images }: GalleryCarouselProps): ReactNode {
  return (
    <Carousel
      name={name}
      messages={getSiteMessages(language).carousel}
      direction={getDirection(language)}
      delayMs={GALLERY_CAROUSEL_DELAY_MS}
      loading="eager"
      slides={images.map(({ image, alt }, index) => {
        const description = toLocalText(alt, language).text
        return {
          key: `${index} ${image?.url ?? ''}`,
          name: description,
          content: (
            <ResponsiveImage sources={image && toImageSources(image, 'gallery')} alt={description} categoryIcon="All" />
          ),
        }
      })}
    />
  )
}
