import type { Image } from './image-sources.ts'
import { CONTENT_IMAGES_PATH, toVariantUrl } from './image-variants.ts'

/** Longest side in px. At this size and quality a photo is below 300 kB, beyond which WhatsApp shows none. */
const MAX_SIDE = 960
const JPEG_QUALITY = 70

/**
 * Returns an image for link previews: a JPEG of Contentful, which every messenger shows, or an image that the
 * site itself serves. Null where there is neither, as for drawings and animations.
 */
export function toShareImage(image: Image): Image | null {
  const { url, width, height } = image
  if (url.startsWith(CONTENT_IMAGES_PATH)) return image
  // What has no smaller copies for the pages has none here.
  if (toVariantUrl(url, MAX_SIDE, 'avif') === null) return null
  const shareUrl = `${url}?w=${MAX_SIDE}&h=${MAX_SIDE}&fm=jpg&fl=progressive&q=${JPEG_QUALITY}`
  if (width === undefined || height === undefined) return { url: shareUrl }
  const scale = Math.min(1, MAX_SIDE / width, MAX_SIDE / height)
  return { url: shareUrl, width: Math.round(width * scale), height: Math.round(height * scale) }
}
