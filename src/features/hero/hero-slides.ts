import type { HeroPicture } from '../../domain/hero-pictures.ts'
import type { Language } from '../../domain/language.ts'
import { pageWords } from '../../messages/page-words.ts'
import { bundledPictures } from './bundled-pictures.ts'

export interface HeroSlide {
  readonly picture: HeroPicture
  readonly alternative: string
}

/** The hero's pictures with what is to be seen in them (HERO-3). */
export function heroSlides(language: Language): readonly HeroSlide[] {
  const { pictures, picture: anyPicture } = pageWords(language).hero
  const known: Readonly<Record<string, string>> = pictures
  return bundledPictures.map((picture) => ({ picture, alternative: known[picture.name] ?? anyPicture }))
}
