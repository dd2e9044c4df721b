import { getPageMessages } from '../messages/page-messages.ts'
import type { HeroImage } from './group-hero-images.ts'
import type { Language } from '../../core/text/language.ts'
import { heroImages } from './hero-images.ts'

export interface HeroSlide {
  readonly image: HeroImage
  readonly alt: string
}

/** Returns the hero images with their alternative texts. */
export function getHeroSlides(language: Language): readonly HeroSlide[] {
  const { imageAlts, defaultImageAlt } = getPageMessages(language).hero
  const altByName: Readonly<Record<string, string>> = imageAlts
  return heroImages.map((image) => ({ image, alt: altByName[image.name] ?? defaultImageAlt }))
}
