import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { Picture } from './pictures.ts'
import { LOWER_QUALITIES } from './qualities.ts'

const ROOT = path.join(import.meta.dirname, '..')
const CONTENT = path.join(ROOT, 'content/sample/images')
const HERO = path.join(ROOT, 'restaurant/hero')
const SHARING = path.join(ROOT, 'art/sharing')

/** px; the widths that a phone at 2x, a tablet and a wide screen ask for (HERO-3). */
const HERO_WIDTHS = [480, 768, 1200, 1600]
const HERO_FALLBACK_WIDTH = 1200
/** px; the widths of phones, whose pixels are too small to show the difference of a lower quality. */
const HERO_PHONE_MAX_WIDTH = 768

/** The WebP that every stored picture has; a hero's is its fallback, beside its widths of AVIF. */
function webpOf({ module, name, width }: Picture): string {
  if (module === 'hero') return path.join(HERO, `${name}-${fallbackWidth(width)}.webp`)
  return path.join(module === 'sharing' ? SHARING : CONTENT, `${name}.webp`)
}

function fallbackWidth(width: number): number {
  return Math.min(HERO_FALLBACK_WIDTH, width)
}

/** Whether the repository has this picture already. */
export function isStored(picture: Picture): boolean {
  return existsSync(webpOf(picture))
}

/** Stores a finished render in the formats and sizes that the site serves, so that no start has to encode. */
export async function store(picture: Picture, render: string): Promise<void> {
  const file = webpOf(picture)
  const lower = LOWER_QUALITIES[picture.name]
  mkdirSync(path.dirname(file), { recursive: true })
  if (picture.module !== 'hero') {
    await sharp(render)
      .webp({ quality: lower?.webp ?? 88, effort: 6, smartSubsample: true })
      .toFile(file)
    return
  }
  for (const width of HERO_WIDTHS.filter((width) => width <= picture.width)) {
    const avif = path.join(HERO, `${picture.name}-${width}.avif`)
    const quality =
      width <= HERO_PHONE_MAX_WIDTH ? { quality: 32, chromaSubsampling: '4:2:0' } : { quality: lower?.avif ?? 55 }
    await sharp(render)
      .resize({ width })
      .avif({ effort: 9, ...quality })
      .toFile(avif)
  }
  const width = fallbackWidth(picture.width)
  await sharp(render)
    .resize({ width })
    .webp({ quality: lower?.webp ?? 78, effort: 6, smartSubsample: true })
    .toFile(file)
}
