import type { ImageMetadata } from 'astro'
import { restaurant } from '../../../restaurant.config.ts'
import { heroPictures, type HeroPicture } from '../../domain/hero-pictures.ts'

const files = import.meta.glob<ImageMetadata>('./pictures/*.{avif,webp}', { eager: true, import: 'default' })

/** The pictures of this folder that the hero shows, known when the site is built (HERO-3). */
export const bundledPictures: readonly HeroPicture[] = heroPictures(
  Object.entries(files).map(([path, { src, width, height }]) => ({ path, src, width, height })),
  restaurant.excludedHeroWord,
)
