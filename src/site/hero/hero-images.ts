import type { ImageMetadata } from 'astro'
import { restaurant } from '../../../restaurant.config.ts'
import { groupHeroImages, type HeroImage } from './group-hero-images.ts'

const files = import.meta.glob<ImageMetadata>('./pictures/*.{avif,webp}', { eager: true, import: 'default' })

/** The images of this folder, collected at build time. */
export const heroImages: readonly HeroImage[] = groupHeroImages(
  Object.entries(files).map(([path, { src, width, height }]) => ({ path, src, width, height })),
  restaurant.heroImageExclude,
)
