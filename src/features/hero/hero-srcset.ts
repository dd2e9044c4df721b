import type { HeroImage } from './parse-hero-images.ts'

/**
 * Rendered widths, following `Hero.module.css` and `HeroSlideImage.module.css`: beside the text
 * from 900 px, full width below. A portrait image is three quarters as wide as its box is high.
 */
const SIZES = '(min-width: 1440px) 690px, (min-width: 900px) 48vw, 100vw'
const PORTRAIT_SIZES = '(min-width: 1440px) 420px, (min-width: 900px) 29vw, (min-width: 560px) 390px, 225px'

/** Shared by the image and its preload: if they differed, the browser would load two files. */
export function toHeroSrcSet({ avif, isPortrait }: HeroImage): { srcSet: string; sizes: string } {
  return {
    srcSet: avif.map(({ src, width }) => `${src} ${width ?? 0}w`).join(),
    sizes: isPortrait ? PORTRAIT_SIZES : SIZES,
  }
}
