import path from 'node:path'
import type { AstroIntegration } from 'astro'
import type { Plugin } from 'vite'
import { logEvent } from '../src/platform/logger.ts'
import { startSampleContent } from '../src/server/sample-content.ts'
import { readSettings } from '../src/platform/settings.ts'
import type { BuiltContent } from '../src/content/built-content.ts'
import { keptFile, writeKept } from '../src/content/kept-content.ts'
import { contentForBuild } from '../src/content/snapshot.ts'

/** Settings that the functions of a host may know from their build; no secret, and nothing of the machine that builds. */
const TOLD = [
  ...['SITE_ORIGIN', 'CLOSED_HOURS', 'CONTENT_REFRESH_SECONDS'],
  ...['CONTENTFUL_SPACE_ID', 'CONTENTFUL_ENVIRONMENT', 'CONTENTFUL_HOST'],
]

/**
 * Reads the content once for a target other than Node, into its pages: as all there ever is, or as what a function begins with. `from` is the
 * module that stands for `#content` there. Plain files can't do without: then the build ends with one line.
 */
export function contentOfBuild(from: string, isEverything: boolean): AstroIntegration {
  let content: BuiltContent | null = null
  const module = (): string =>
    `export const builtContent = ${JSON.stringify(content)}\nexport const builtSettings = ${JSON.stringify(told())}\n`
  const plugin: Plugin = {
    name: 'house:content-of-build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^#content$/ },
      handler: () => path.resolve(import.meta.dirname, '../src/content', from),
    },
    load: { filter: { id: /\/src\/content\/built-content\.ts$/ }, handler: module },
  }
  const environment = { ...process.env }
  return {
    name: 'house:content-of-build',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } })
      },
      'astro:build:start': async () => {
        const close = await startSampleContent(environment)
        content = await contentForBuild(environment)
        await close()
        if (content === null && isEverything) {
          process.stderr.write(
            'The content can’t be read and CONTENT_CACHE_DIR has none from before: nothing to build.\n',
          )
          process.exit(1)
        }
        if (content !== null) await keepForNextBuild(content)
      },
    },
  }
}

function told(): Record<string, string> {
  return Object.fromEntries(
    TOLD.flatMap((name) => {
      const value = process.env[name]
      return value === undefined || value === '' ? [] : [[name, value]]
    }),
  )
}

async function keepForNextBuild(content: BuiltContent): Promise<void> {
  try {
    await writeKept(keptFile(readSettings(process.env).contentCacheDir, content), content, content)
  } catch (error) {
    logEvent('content-not-kept', { reason: error instanceof Error ? error.name : 'unknown' })
  }
}
