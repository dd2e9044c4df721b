import { toVariantUrl, type ImageFormat, type ImageWidth } from './image-variants.ts'

/** An image in Contentful: its URL and its own size in px; neither width nor height where the size is unknown. */
export interface Image {
  /** An https address or a path of this site. */
  readonly url: string
  readonly width?: number
  readonly height?: number
}

/** Candidates of `srcset`. `sizes` and the sets are undefined for an image of one size. */
export interface ImageSources {
  readonly src: string
  readonly width?: number | undefined
  readonly height?: number | undefined
  readonly avif?: string | undefined
  readonly webp?: string | undefined
  readonly sizes?: string | undefined
}

interface Use {
  readonly sizes: string
  readonly avif: readonly ImageWidth[]
  /** For the few browsers without AVIF: fewer widths, to keep the HTML small. */
  readonly webp: readonly ImageWidth[]
}

/**
 * Where images are shown; `tools/resize-images.ts` stores the sample in these widths. An image
 * that fills a box of another shape counts as wide as it is drawn, cut parts included.
 */
export const IMAGE_USES = {
  /**
   * Beside the text on phones, 4:3 on top of it in the grid: as wide as the wider cards of a group.
   */
  card: {
    sizes: '(min-width:1100px) min(30vw,430px),(min-width:768px) 45vw,140px',
    avif: [240, 320, 480, 640],
    webp: [320, 640],
  },
  /**
   * Deliberately 8 px below the real width on phones: a window of 360 px at twice the density then
   * gets the file of 640 px instead of 960.
   */
  popup: { sizes: 'min(560px,100vw - 40px)', avif: [480, 640, 960], webp: [640, 960] },
  /** In the page of a dish, where nothing is cut off. */
  dish: { sizes: '(min-width:900px) min(54vw,740px),92vw', avif: [480, 640, 960], webp: [640, 960] },
  line: { sizes: '(min-width:560px) 140px,112px', avif: [160, 240, 320], webp: [320] },
  /** 36 px wide, as the dishes of the order in its bar. */
  round: { sizes: '48px', avif: [160], webp: [320] },
  /** Beyond phones a slide is up to 360 px high and cuts the sides off: the image is 360 × 4/3 wide. */
  gallery: {
    sizes: '(min-width:640px) 480px,100vw',
    avif: [320, 480, 640, 960],
    webp: [480, 960],
  },
} as const satisfies Record<string, Use>

export type ImageUse = keyof typeof IMAGE_USES

/**
 * AVIF and WebP in the widths of this use, none wider than the image itself; an image without
 * resized copies, or of unknown size, as it is.
 */
export function toImageSources({ url, width, height }: Image, use: ImageUse): ImageSources {
  const { sizes, ...widths } = IMAGE_USES[use]
  const candidates = (format: ImageFormat): string | undefined =>
    widths[format]
      .filter((step) => width !== undefined && step <= width)
      .flatMap((step) => {
        const variant = toVariantUrl(url, step, format)
        return variant === null ? [] : [`${variant} ${step}w`]
      })
      .join() || undefined
  const original = { src: url, width, height }
  const avif = candidates('avif')
  return avif === undefined ? original : { ...original, avif, webp: candidates('webp'), sizes }
}
