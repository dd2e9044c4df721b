import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { headerRules, headersFile, vercelRoutes } from './deployment-headers.ts'
import { logEvent } from '../src/platform/logger.ts'
import type { BuildTarget } from '../src/platform/settings.ts'
import { compressStaticFiles } from '../src/server/static-files.ts'

/** Leaves, at the end of a build, what the host of a target reads beside the site's own files: headers, and compressed copies. */
export function hostFiles(target: Exclude<BuildTarget, 'node'>, siteOrigin: string): AstroIntegration {
  let vercelOutput: URL | null = null
  return {
    name: 'house:host-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        if (target === 'vercel') vercelOutput = new URL('./.vercel/output/config.json', config.root)
        if (process.env['SITE_ORIGIN'] === undefined) logEvent('site-origin-not-set', { instead: siteOrigin })
      },
      'astro:build:done': async ({ dir }) => {
        const rules = headerRules(siteOrigin, target === 'static')
        if (vercelOutput === null) await writeFile(new URL('./_headers', dir), headersFile(rules))
        else await addRoutes(vercelOutput, vercelRoutes(rules))
        if (target === 'static') await compressStaticFiles(fileURLToPath(dir))
      },
    },
  }
}

/** Before all routes of the adapter, which has written its own file by now. */
async function addRoutes(file: URL, added: readonly unknown[]): Promise<void> {
  const output = JSON.parse(await readFile(file, 'utf8')) as { routes: readonly unknown[] }
  await writeFile(file, JSON.stringify({ ...output, routes: [...added, ...output.routes] }, null, 2))
}
