import { restaurant, words } from '../../../restaurant.config.ts'
import { heroFiles } from '../../../restaurant/hero.ts'
import { getPageMessages } from '../messages/page-messages.ts'
import { groupHeroImages, type HeroImage } from './group-hero-images.ts'
import { toOwnHeroImage } from './to-own-hero-image.ts'
import type { Image } from '#core/images/image-sources.ts'
import { toLocalText, type Bilingual, type Language } from '#core/text/language.ts'

const heroImages = groupHeroImages(
  Object.entries(heroFiles).map(([path, { src, width, height }]) => ({ path, src, width, height })),
  restaurant.heroImageExclude,
)

/** A picture that the owner publishes. */
interface OwnImage {
  readonly image: Image
  readonly alt: Bilingual
}

export interface HeroSlide {
  readonly image: HeroImage
  readonly alt: string
}

/** The owner's pictures, else the configured ones. */
export function getHeroSlides(ownImages: readonly OwnImage[], language: Language): readonly HeroSlide[] {
  const { defaultImageAlt } = getPageMessages(language).hero
  if (ownImages.length > 0) {
    return ownImages.map(({ image, alt }) => ({
      image: toOwnHeroImage(image),
      alt: toLocalText(alt, language).text || defaultImageAlt,
    }))
  }
  return heroImages.map((image) => ({ image, alt: words.heroImages[image.name]?.[language] ?? defaultImageAlt }))
}
