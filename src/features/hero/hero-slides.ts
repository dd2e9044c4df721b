import type { HeroImage } from './parse-hero-images.ts'
import type { Language } from '../../domain/language.ts'
import { getPageMessages } from '../../i18n/page-messages.ts'
import { heroImages } from './hero-images.ts'

export interface HeroSlide {
  readonly image: HeroImage
  readonly alt: string
}

/** The hero's pictures with what is to be seen in them (HERO-3). */
export function getHeroSlides(language: Language): readonly HeroSlide[] {
  const { pictures, picture: anyPicture } = getPageMessages(language).hero
  const known: Readonly<Record<string, string>> = pictures
  return heroImages.map((image) => ({ image, alt: known[image.name] ?? anyPicture }))
}
