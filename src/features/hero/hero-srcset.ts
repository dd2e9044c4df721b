import type { HeroImage } from './parse-hero-images.ts'

/**
 * Width of the drawn picture, by the sheets of `Hero` and `HeroPicture`: beside the words from 900 px, across the window below.
 * An upright one is as high as its box and three quarters as wide.
 */
const SIZES = '(min-width: 1440px) 690px, (min-width: 900px) 48vw, 100vw'
const PORTRAIT_SIZES = '(min-width: 1440px) 420px, (min-width: 900px) 29vw, (min-width: 560px) 390px, 225px'

/** What the browser chooses from: the same for the picture and for its preload, or it would be loaded twice. */
export function toHeroSrcSet({ avif, isPortrait }: HeroImage): { srcSet: string; sizes: string } {
  return {
    srcSet: avif.map(({ src, width }) => `${src} ${width ?? 0}w`).join(),
    sizes: isPortrait ? PORTRAIT_SIZES : SIZES,
  }
}
