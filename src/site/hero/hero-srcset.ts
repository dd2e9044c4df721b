import type { HeroImage } from './group-hero-images.ts'

/**
 * Rendered widths, following `Hero.module.css` and `HeroCarousel.module.css`: beside the text from
 * 900 px, full width below.
 */
const SIZES = '(min-width: 900px) 60vw, 100vw'

/** Shared by the image and its preload: if they differed, the browser would load two files. */
export function toHeroSrcSet({ avif }: HeroImage): { srcSet: string; sizes: string } {
  return { srcSet: avif.map(({ src, width }) => `${src} ${width}w`).join(), sizes: SIZES }
}
