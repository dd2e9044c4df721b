/** Hosts that pictures of the content service come from; the page's `img-src` is made of the same list. */
export const IMAGE_HOSTS = ['images.ctfassets.net', 'images.eu.ctfassets.net'] as const

/** Where the site hands on the pictures of a content service on this machine. */
export const CONTENT_IMAGES_PATH = '/content-images/'

/** Every width that the site asks for, in px; it hands on no other, so that nobody can fill its disk with sizes. */
export const PICTURE_WIDTHS = [160, 240, 320, 480, 640, 960] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** The formats that the site asks for, each with its quality of 1 to 100; see docs/decisions for the numbers. */
export const PICTURE_QUALITY = { avif: 50, webp: 72 } as const
export type PictureFormat = keyof typeof PICTURE_QUALITY

/** The address of a smaller copy of a picture, in the words of the content service's Images API (GAL-1, MENU-4). */
export function variantAddress(address: string, width: PictureWidth, format: PictureFormat): string {
  return `${address}?w=${width}&fm=${format}&q=${PICTURE_QUALITY[format]}`
}

/** Whether smaller copies can be had under an address: it is one of the two services, and no drawing or animation. */
export function hasVariants(address: string): boolean {
  const isServed =
    address.startsWith(CONTENT_IMAGES_PATH) || IMAGE_HOSTS.some((host) => address.startsWith(`https://${host}/`))
  return isServed && !/[?#]|\.(?:svg|gif)$/i.test(address)
}

/**
 * What a request under the site's own path asks of a picture: the query to hand on, '' for the picture as it is, null
 * for a size, format or quality that no page of the site asks for. Other parameters change nothing.
 */
export function ownVariant(asked: URLSearchParams): string | null {
  const [width, format, quality] = [asked.get('w'), asked.get('fm'), asked.get('q')]
  if (width === null && format === null && quality === null) return ''
  const wanted = `?w=${width ?? ''}&fm=${format ?? ''}&q=${quality ?? ''}`
  return EVERY_VARIANT.has(wanted) ? wanted : null
}

const EVERY_VARIANT: ReadonlySet<string> = new Set(
  PICTURE_WIDTHS.flatMap((width) => [variantAddress('', width, 'avif'), variantAddress('', width, 'webp')]),
)
