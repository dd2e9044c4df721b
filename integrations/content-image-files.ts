import { cp } from 'node:fs/promises'
import path from 'node:path'
import type { AstroIntegration } from 'astro'
import sirv from 'sirv'
import { isLoopback } from '#content/mapping/image-url.ts'
import { CONTENT_IMAGES_PATH } from '#core/images/image-variants.ts'
import type { Settings } from '#platform/settings.ts'
import { readContentFile } from '#server/content-file.ts'
import { createImageSender } from '#server/content-images.ts'

const SAMPLE_FOLDER = path.join(import.meta.dirname, '../content/sample/images')

/**
 * Serves the images of the sample, or of CONTENT_FILE: from their folder in development, as static
 * files in a build. Builds for another menu omit them.
 */
export function contentImageFiles({ contentful, contentFile }: Settings): AstroIntegration {
  const isSampleNeeded = contentFile === null && (contentful === null || isLoopback(contentful.host))
  return {
    name: 'lahab:content-images',
    hooks: {
      'astro:server:setup': ({ server }) => {
        if (contentFile === null) server.middlewares.use(CONTENT_IMAGES_PATH, sirv(SAMPLE_FOLDER, { dev: true }))
        else
          server.middlewares.use((request, response, next) => {
            if (!request.url?.startsWith(CONTENT_IMAGES_PATH)) next()
            else
              readContentFile(contentFile)
                .then(({ images }) => createImageSender(() => images, {})(request.url ?? ''))
                .then((send) => (send === null ? next() : send(request, response)))
                .catch(next)
          })
      },
      'astro:build:done': async ({ dir }) => {
        if (isSampleNeeded) await cp(SAMPLE_FOLDER, new URL(`.${CONTENT_IMAGES_PATH}`, dir), { recursive: true })
      },
    },
  }
}
