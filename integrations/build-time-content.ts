import type { AstroIntegration } from 'astro'
import type { Plugin } from 'vite'
import type { BuildTimeContent } from '../src/content/build-time-content.ts'
import { getCacheFilePath, writeCacheFile } from '../src/content/content-cache-file.ts'
import { fetchContentForBuild } from '../src/content/snapshot.ts'
import { logEvent } from '../src/platform/logger.ts'
import { readSettings } from '../src/platform/settings.ts'
import { connectToContent } from '../src/server/connect-to-content.ts'

/**
 * Settings of the build that serverless functions inherit: no secrets, nothing about the build
 * machine.
 */
const PUBLIC_SETTINGS = [
  ...['SITE_ORIGIN', 'CLOSED_HOURS', 'CONTENT_REFRESH_SECONDS'],
  ...['CONTENTFUL_SPACE_ID', 'CONTENTFUL_ENVIRONMENT', 'CONTENTFUL_HOST'],
]

/**
 * Fetches the content for targets without our server and bundles it: as the only content of static
 * files, or as the initial content of a function. If `isRequired` and there is none, the build ends
 * with one line.
 */
export function buildTimeContent({ isRequired }: { isRequired: boolean }): AstroIntegration {
  const { contentful, hasSampleExtras, contentCacheDir } = readSettings(process.env)
  let content: BuildTimeContent | null = null
  const plugin: Plugin = {
    name: 'lahab:build-time-content',
    load: {
      filter: { id: /\/src\/content\/build-time-content\.ts$/ },
      handler: () =>
        [
          `export const buildTimeContent = ${JSON.stringify(content)}`,
          `export const buildTimeSettings = ${JSON.stringify(readPublicSettings())}`,
          `export const isSampleBuild = ${contentful === null}`,
        ].join('\n'),
    },
  }
  return {
    name: 'lahab:build-time-content',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } })
      },
      'astro:build:start': async () => {
        const { keys, close } = await connectToContent({ contentful, hasSampleExtras })
        content = await fetchContentForBuild(keys, contentCacheDir)
        await close()
        if (content === null && isRequired) {
          process.stderr.write(
            'The content could not be fetched and CONTENT_CACHE_DIR holds no earlier one: nothing to build.\n',
          )
          process.exit(1)
        }
        if (content !== null && contentful !== null) await saveForNextBuild(content, contentCacheDir)
      },
    },
  }
}

function readPublicSettings(): Record<string, string> {
  return Object.fromEntries(
    PUBLIC_SETTINGS.flatMap((name) => {
      const value = process.env[name]
      return value === undefined || value === '' ? [] : [[name, value]]
    }),
  )
}

async function saveForNextBuild(content: BuildTimeContent, cacheDir: string): Promise<void> {
  try {
    await writeCacheFile(getCacheFilePath(cacheDir, content), content, content)
  } catch (error) {
    logEvent('content-not-saved', { reason: error instanceof Error ? error.name : 'unknown' })
  }
}
