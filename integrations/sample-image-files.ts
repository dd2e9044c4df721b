import { cp } from 'node:fs/promises'
import path from 'node:path'
import type { AstroIntegration } from 'astro'
import sirv from 'sirv'
import { isLoopback } from '../src/content/image-url.ts'
import { SAMPLE_IMAGES_PATH } from '../src/core/images/image-variants.ts'
import type { Settings } from '../src/platform/settings.ts'

const FOLDER = path.join(import.meta.dirname, '../content/sample/images')

/**
 * Serves the sample images: from their folder in development, as static files in a build. Builds
 * with Contentful keys omit them, except for Node, whose keys are only known at the start.
 */
export function sampleImageFiles({ buildTarget, contentful }: Settings): AstroIntegration {
  const isNeeded = buildTarget === 'node' || contentful === null || isLoopback(contentful.host)
  return {
    name: 'lahab:sample-images',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(SAMPLE_IMAGES_PATH, sirv(FOLDER, { dev: true }))
      },
      'astro:build:done': async ({ dir }) => {
        if (isNeeded) await cp(FOLDER, new URL(`.${SAMPLE_IMAGES_PATH}`, dir), { recursive: true })
      },
    },
  }
}
