import type { PictureFocus, PictureOptions } from './picture-options.ts'
import type { PictureSize } from './webp-size.ts'

/** How a picture gets its asked size: scaled to `scaled`, then the window `cut` of that, then laid on `ground`. */
export interface PictureGeometry {
  readonly scaled: PictureSize
  /** null: all of it. */
  readonly cut: (PictureSize & { readonly left: number; readonly top: number }) | null
  /** null: none; the picture lies at the offsets. */
  readonly ground: (PictureSize & { readonly left: number; readonly top: number }) | null
}

type Asked = Pick<PictureOptions, 'width' | 'height' | 'fit' | 'focus'>

/**
 * The geometry of the Images API. By itself a picture is fitted into the box; `pad` fills the rest of the box, `thumb`
 * covers it and cuts, `crop` cuts without scaling: none of these ever enlarges. `fill` (cover and cut) and `scale`
 * (change the ratio) give exactly the size that was asked for, enlarged when need be, as the real service does.
 */
export function pictureGeometry(master: PictureSize, { width, height, fit, focus }: Asked): PictureGeometry {
  const box = { width: width ?? master.width, height: height ?? master.height }
  const hasBoth = width !== null && height !== null
  const ratios = { across: (width ?? Infinity) / master.width, down: (height ?? Infinity) / master.height }
  const inside = Math.min(ratios.across, ratios.down)
  if (!hasBoth) {
    const wanted = Number.isFinite(inside) ? inside : 1
    return whole(times(master, fit === 'fill' || fit === 'scale' ? wanted : Math.min(1, wanted)))
  }
  if (fit === 'scale') return whole(box)
  if (fit === 'crop') return cutTo(master, box, focus)
  if (fit === 'fill' || fit === 'thumb') {
    const cover = Math.max(ratios.across, ratios.down)
    return cutTo(times(master, fit === 'fill' ? cover : Math.min(1, cover)), box, focus)
  }
  const scaled = times(master, Math.min(1, inside))
  if (fit !== 'pad') return whole(scaled)
  return { scaled, cut: null, ground: { ...box, ...offset(box, scaled, focus) } }
}

function whole(scaled: PictureSize): PictureGeometry {
  return { scaled, cut: null, ground: null }
}

function cutTo(scaled: PictureSize, box: PictureSize, focus: PictureFocus): PictureGeometry {
  const size = { width: Math.min(scaled.width, box.width), height: Math.min(scaled.height, box.height) }
  if (size.width === scaled.width && size.height === scaled.height) return whole(scaled)
  return { scaled, cut: { ...size, ...offset(scaled, size, focus) }, ground: null }
}

function offset(outer: PictureSize, inner: PictureSize, focus: PictureFocus): { left: number; top: number } {
  return {
    left: Math.round((outer.width - inner.width) * focus.across),
    top: Math.round((outer.height - inner.height) * focus.down),
  }
}

function times({ width, height }: PictureSize, factor: number): PictureSize {
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) }
}
