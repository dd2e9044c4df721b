import type { AstroIntegration } from 'astro'
import type { Plugin } from 'vite'
import type { BuildTimeContent } from '../src/content/build-time-content.ts'
import { getCacheFilePath, writeCacheFile } from '../src/content/content-cache-file.ts'
import { loadContentForBuild } from '../src/content/snapshot.ts'
import { logEvent } from '../src/platform/logger.ts'
import { readSettings } from '../src/platform/settings.ts'
import { connectToContent } from '../src/server/connect-to-content.ts'

/** Settings that the functions of a host may know from their build: no secret, and nothing of the machine that builds. */
const PUBLIC_SETTINGS = [
  ...['SITE_ORIGIN', 'CLOSED_HOURS', 'CONTENT_REFRESH_SECONDS'],
  ...['CONTENTFUL_SPACE_ID', 'CONTENTFUL_ENVIRONMENT', 'CONTENTFUL_HOST'],
]

/**
 * Fetches the content once for a target without a server of ours and builds it into the pages: as all there ever is, or
 * as what a function starts with. Plain files can't do without (`isRequired`): then the build ends with one line.
 */
export function buildTimeContent({ isRequired }: { isRequired: boolean }): AstroIntegration {
  const { contentful, contentCacheDir } = readSettings(process.env)
  let content: BuildTimeContent | null = null
  const plugin: Plugin = {
    name: 'lahab:build-time-content',
    load: {
      filter: { id: /\/src\/content\/built-content\.ts$/ },
      handler: () =>
        [
          `export const builtContent = ${JSON.stringify(content)}`,
          `export const builtSettings = ${JSON.stringify(publicSettings())}`,
          `export const isBuiltFromSample = ${contentful === null}`,
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
        const { keys, close } = await connectToContent({ contentful })
        content = await loadContentForBuild(keys, contentCacheDir)
        await close()
        if (content === null && isRequired) {
          process.stderr.write(
            'The content can’t be read and CONTENT_CACHE_DIR has none from before: nothing to build.\n',
          )
          process.exit(1)
        }
        if (content !== null && contentful !== null) await saveForNextBuild(content, contentCacheDir)
      },
    },
  }
}

function publicSettings(): Record<string, string> {
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
