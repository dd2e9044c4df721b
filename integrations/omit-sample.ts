import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { AstroIntegration } from 'astro'
import type { Settings } from '#platform/settings.ts'

const SAMPLE_FILE = path.join(import.meta.dirname, '../content/sample/lahab.json')

/** Keeps the sample's dishes out of a build for another menu, which needs only the content types of that file. */
export function omitSample({
  contentful,
  contentFile,
}: Pick<Settings, 'contentful' | 'contentFile'>): AstroIntegration {
  const isSampleServed = contentful === null && contentFile === null
  return {
    name: 'lahab:omit-sample',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'build' || isSampleServed) return
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'lahab:omit-sample',
                enforce: 'pre',
                load: async (id) => {
                  if (path.normalize(id) !== SAMPLE_FILE) return null
                  const sample = JSON.parse(await readFile(SAMPLE_FILE, 'utf8')) as object
                  return JSON.stringify({ ...sample, editorInterfaces: [], entries: [], assets: [] })
                },
              },
            ],
          },
        })
      },
    },
  }
}
