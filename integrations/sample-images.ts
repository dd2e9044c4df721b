import { cp } from 'node:fs/promises'
import path from 'node:path'
import type { AstroIntegration } from 'astro'
import sirv from 'sirv'
import { CONTENT_IMAGES_PATH } from '../src/domain/picture-address.ts'

const FOLDER = path.join(import.meta.dirname, '../content/sample/images')

/** Serves the pictures of the sample as static files: from their folder in development, as a part of every build. */
export const sampleImages: AstroIntegration = {
  name: 'sample-images',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.middlewares.use(CONTENT_IMAGES_PATH, sirv(FOLDER, { dev: true }))
    },
    'astro:build:done': async ({ dir }) => {
      await cp(FOLDER, new URL(`.${CONTENT_IMAGES_PATH}`, dir), { recursive: true })
    },
  },
}
