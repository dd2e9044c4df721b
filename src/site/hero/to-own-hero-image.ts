import type { Image } from '#core/images/image-sources.ts'
import { toVariantUrl, type ImageWidth } from '#core/images/image-variants.ts'
import type { HeroImage } from './group-hero-images.ts'

/** Of a picture that the owner publishes; it is drawn at most 960 px wide, with twice as many pixels on some screens. */
const WIDTHS: readonly ImageWidth[] = [480, 640, 960]
const FALLBACK_WIDTH = 960

/** A picture in Contentful, in the sizes and formats of the pictures of the menu; its address is its name. */
export function toOwnHeroImage({ url, width, height }: Image): HeroImage {
  // Without a size nobody knows which copies are smaller.
  if (width === undefined || height === undefined)
    return { name: url, isPortrait: false, avif: [], fallback: { path: url, src: url } }
  const avif = WIDTHS.filter((step) => step <= width).flatMap((step) => {
    const src = toVariantUrl(url, step, 'avif')
    return src === null ? [] : [{ path: src, src, width: step, height: Math.round((step * height) / width) }]
  })
  const smaller = width > FALLBACK_WIDTH ? toVariantUrl(url, FALLBACK_WIDTH, 'webp') : null
  const fallback = { path: url, src: smaller ?? url, width, height }
  return { name: url, isPortrait: width < height, avif, fallback }
}
