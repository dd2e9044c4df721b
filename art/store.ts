import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { Picture } from './pictures.ts'

const ROOT = path.join(import.meta.dirname, '..')
const CONTENT = path.join(ROOT, 'content-service/images')
const HERO = path.join(ROOT, 'src/features/hero/pictures')
const SHARING = path.join(ROOT, 'art/sharing')

/** px; the widths that a phone at 2x, a tablet and a wide screen ask for (HERO-3). */
const HERO_WIDTHS = [480, 768, 1200, 1600]
const HERO_FALLBACK_WIDTH = 1200

/** Whether the repository has this picture already. */
export function isStored({ module, name, width }: Picture): boolean {
  if (module === 'hero') return existsSync(path.join(HERO, `${name}-${Math.min(HERO_FALLBACK_WIDTH, width)}.webp`))
  return existsSync(path.join(module === 'sharing' ? SHARING : CONTENT, `${name}.webp`))
}

/** Stores a finished render in the formats and sizes that the site serves, so that no start has to encode. */
export async function store(picture: Picture, render: string): Promise<void> {
  if (picture.module === 'hero') {
    await storeHero(picture, render)
    return
  }
  const folder = picture.module === 'sharing' ? SHARING : CONTENT
  mkdirSync(folder, { recursive: true })
  await sharp(render)
    .webp({ quality: 88, effort: 6, smartSubsample: true })
    .toFile(path.join(folder, `${picture.name}.webp`))
}

async function storeHero(picture: Picture, render: string): Promise<void> {
  mkdirSync(HERO, { recursive: true })
  for (const width of HERO_WIDTHS.filter((width) => width <= picture.width)) {
    const file = path.join(HERO, `${picture.name}-${width}.avif`)
    await sharp(render).resize({ width }).avif({ quality: 55, effort: 4 }).toFile(file)
  }
  const width = Math.min(HERO_FALLBACK_WIDTH, picture.width)
  const file = path.join(HERO, `${picture.name}-${width}.webp`)
  await sharp(render).resize({ width }).webp({ quality: 78, effort: 6, smartSubsample: true }).toFile(file)
}
