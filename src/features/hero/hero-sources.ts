import type { HeroPicture } from '../../domain/hero-pictures.ts'

/** Width of the drawn picture: beside the words from 900 px, across the window below. */
const SIZES = '(min-width: 900px) 54vw, 100vw'

/** What the browser chooses from: the same for the picture and for its preload, or it would be loaded twice. */
export function heroSources({ avif }: HeroPicture): { srcSet: string; sizes: string } {
  return { srcSet: avif.map(({ src, width }) => `${src} ${width ?? 0}w`).join(), sizes: SIZES }
}
