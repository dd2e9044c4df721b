import { cp } from 'node:fs/promises'
import path from 'node:path'
import type { AstroIntegration } from 'astro'
import sirv from 'sirv'
import { isLoopback } from '../src/content/image-url.ts'
import { CONTENT_IMAGES_PATH } from '../src/domain/image-variants.ts'
import type { Settings } from '../src/platform/settings.ts'

const FOLDER = path.join(import.meta.dirname, '../content/sample/images')

/**
 * Serves the images of the sample as static files: from their folder in development, as a part of a build. A build
 * of plain files or functions with Contentful's keys has no use for them; a Node server learns its keys at a start.
 */
export function sampleImages({ buildTarget: buildTarget, contentful }: Settings): AstroIntegration {
  const isNeeded = buildTarget === 'node' || contentful === null || isLoopback(contentful.host)
  return {
    name: 'lahab:sample-images',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(CONTENT_IMAGES_PATH, sirv(FOLDER, { dev: true }))
      },
      'astro:build:done': async ({ dir }) => {
        if (isNeeded) await cp(FOLDER, new URL(`.${CONTENT_IMAGES_PATH}`, dir), { recursive: true })
      },
    },
  }
}
