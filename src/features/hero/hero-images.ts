import type { ImageMetadata } from 'astro'
import { restaurant } from '../../../restaurant.config.ts'
import { parseHeroImages, type HeroImage } from './parse-hero-images.ts'

const files = import.meta.glob<ImageMetadata>('./pictures/*.{avif,webp}', { eager: true, import: 'default' })

/** The pictures of this folder that the hero shows, known when the site is built (HERO-3). */
export const heroImages: readonly HeroImage[] = parseHeroImages(
  Object.entries(files).map(([path, { src, width, height }]) => ({ path, src, width, height })),
  restaurant.heroImageExclude,
)
