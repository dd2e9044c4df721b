/** Hosts of the content images; also the list of `img-src` in the policy. */
export const IMAGE_HOSTS = ['images.ctfassets.net', 'images.eu.ctfassets.net'] as const

/** Where the site serves the images of the sample, or of the file in CONTENT_FILE. */
export const CONTENT_IMAGES_PATH = '/content-images/'

/** Every width that the site requests, in px. */
export const IMAGE_WIDTHS = [160, 240, 320, 480, 640, 960] as const
export type ImageWidth = (typeof IMAGE_WIDTHS)[number]

/**
 * The formats that the site requests, each with its quality of 1 to 100; docs/adr/0025 has the
 * numbers.
 */
export const IMAGE_QUALITY = { avif: 50, webp: 72 } as const
export type ImageFormat = keyof typeof IMAGE_QUALITY

/**
 * The address of a smaller copy of an image: a stored file, or a query of Contentful's Images API.
 * Null where there is no such copy; files are stored in AVIF only.
 */
export function toVariantUrl(address: string, width: ImageWidth, format: ImageFormat): string | null {
  if (hasStoredCopies(address)) {
    return format === 'avif' ? `${address.slice(0, -ORIGINAL_EXTENSION.length)}-${width}.avif` : null
  }
  if (!isServedByContentful(address)) return null
  return `${address}?w=${width}&fm=${format}&q=${IMAGE_QUALITY[format]}`
}

const ORIGINAL_EXTENSION = '.webp'

/** In CONTENT_FILE an image without copies has a version before its name. */
function hasStoredCopies(address: string): boolean {
  return address.startsWith(CONTENT_IMAGES_PATH) && /^[^/?#]+\.webp$/.test(address.slice(CONTENT_IMAGES_PATH.length))
}

/** Drawings and animations are not converted. */
function isServedByContentful(address: string): boolean {
  return IMAGE_HOSTS.some((host) => address.startsWith(`https://${host}/`)) && !/[?#]|\.(?:svg|gif)$/i.test(address)
}
