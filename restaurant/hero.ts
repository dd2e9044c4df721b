import type { ImageMetadata } from 'astro'

/** The hero's pictures, by path. `words.heroImages` in restaurant.config.ts says what they show. */
export const heroFiles = import.meta.glob<ImageMetadata>('./hero/*.{avif,webp}', { eager: true, import: 'default' })
