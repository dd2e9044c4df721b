import { restaurant, words } from '../../../restaurant.config.ts'
import { heroFiles } from '../../../restaurant/hero.ts'
import { getPageMessages } from '../messages/page-messages.ts'
import { groupHeroImages, type HeroImage } from './group-hero-images.ts'
import type { Language } from '../../core/text/language.ts'

const heroImages = groupHeroImages(
  Object.entries(heroFiles).map(([path, { src, width, height }]) => ({ path, src, width, height })),
  restaurant.heroImageExclude,
)

export interface HeroSlide {
  readonly image: HeroImage
  readonly alt: string
}

export function getHeroSlides(language: Language): readonly HeroSlide[] {
  const { defaultImageAlt } = getPageMessages(language).hero
  return heroImages.map((image) => ({ image, alt: words.heroImages[image.name]?.[language] ?? defaultImageAlt }))
}
