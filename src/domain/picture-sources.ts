import { hasVariants, variantAddress, type PictureFormat, type PictureWidth } from './picture-address.ts'

/** A picture as the content service tells of it: where it is, and its own size in px. */
export interface SizedPicture {
  /** An https address or a path of this site. */
  readonly address: string
  readonly width: number
  readonly height: number
}

/** What the browser chooses from. `sizes` and the sets are undefined where the picture comes in one size only. */
export interface PictureSources {
  readonly src: string
  readonly width: number
  readonly height: number
  readonly avif?: string | undefined
  readonly webp?: string | undefined
  readonly sizes?: string | undefined
}

interface Use {
  /** How wide it is drawn, in CSS px, at each width of the window. */
  readonly sizes: string
  readonly avif: readonly PictureWidth[]
  /** For the few browsers without AVIF: fewer steps, because every address weighs on the page. */
  readonly webp: readonly PictureWidth[]
}

/** Where pictures are shown. A picture that fills a box of another shape counts as wide as it is drawn, cut parts included. */
const USES = {
  /** Beside the text on phones, 4:3 on top of it in the grid of three and of four. */
  card: {
    sizes: '(min-width:1100px) min(22vw,320px),(min-width:768px) 30vw,210px',
    avif: [240, 320, 480, 640],
    webp: [320, 640],
  },
  /** On phones 8 px less than it is: a window of 360 px at twice the density then gets 640 px instead of 960. */
  popup: { sizes: 'min(560px,100vw - 40px)', avif: [480, 640, 960], webp: [640, 960] },
  line: { sizes: '(min-width:560px) 140px,112px', avif: [160, 240, 320], webp: [320] },
  gallery: { sizes: 'min(78vw,400px)', avif: [320, 480, 640, 960], webp: [480, 960] },
} as const satisfies Record<string, Use>

export type PictureUse = keyof typeof USES

/**
 * The sources of a picture where it is used: AVIF and WebP in the widths that the place needs, none wider than the picture
 * itself (MENU-4, MENU-6, GAL-1). A picture that comes in one size only is given as it is.
 */
export function pictureSources({ address, width, height }: SizedPicture, use: PictureUse): PictureSources {
  const { sizes, avif, webp } = USES[use]
  const set = (format: PictureFormat, widths: readonly PictureWidth[]): string =>
    widths
      .filter((step) => step <= width)
      .map((step) => `${variantAddress(address, step, format)} ${step}w`)
      .join()
  const sets = hasVariants(address) ? { avif: set('avif', avif), webp: set('webp', webp) } : { avif: '', webp: '' }
  const whole = { src: address, width, height }
  if (sets.avif === '') return whole
  return { ...whole, avif: sets.avif, webp: sets.webp === '' ? undefined : sets.webp, sizes }
}
