import type { ImageMetadata } from 'astro'
import { restaurant, words } from '../../../restaurant.config.ts'
import { getPageMessages } from '../messages/page-messages.ts'
import { groupHeroImages, type HeroImage } from './group-hero-images.ts'
import type { Language } from '../../core/text/language.ts'

const files = import.meta.glob<ImageMetadata>('./pictures/*.{avif,webp}', { eager: true, import: 'default' })

const heroImages = groupHeroImages(
  Object.entries(files).map(([path, { src, width, height }]) => ({ path, src, width, height })),
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
