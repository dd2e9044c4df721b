import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { lookup } from 'mrmime'
import { logEvent } from '../src/platform/logger.ts'
import type { BuildTarget } from '../src/platform/settings.ts'
import { BROTLI_QUALITY, createCachedResponse } from '../src/server/cached-response.ts'
import { createHeaderRules, formatHeadersFile, createVercelRoutes } from './deployment-headers.ts'

/**
 * Writes the host's configuration of headers, and for static files compressed copies, at the end of
 * a build.
 */
export function deploymentFiles(target: Exclude<BuildTarget, 'node'>, siteOrigin: string): AstroIntegration {
  let vercelOutput: URL | null = null
  return {
    name: 'lahab:deployment-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        if (target === 'vercel') vercelOutput = new URL('./.vercel/output/config.json', config.root)
        if (process.env['SITE_ORIGIN'] === undefined) logEvent('site-origin-not-set', { instead: siteOrigin })
      },
      'astro:build:done': async ({ dir }) => {
        const rules = createHeaderRules(siteOrigin, target === 'static')
        if (vercelOutput === null) await writeFile(new URL('./_headers', dir), formatHeadersFile(rules))
        else await addRoutes(vercelOutput, createVercelRoutes(rules))
        if (target === 'static') await compressFiles(fileURLToPath(dir))
      },
    },
  }
}

/** Adds routes before those that the adapter has written. */
async function addRoutes(file: URL, added: readonly unknown[]): Promise<void> {
  const output = JSON.parse(await readFile(file, 'utf8')) as { routes: readonly unknown[] }
  await writeFile(file, JSON.stringify({ ...output, routes: [...added, ...output.routes] }, null, 2))
}

/** Writes `.br` and `.gz` copies of compressible files, for servers that send them. */
async function compressFiles(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    const headers = { 'content-type': lookup(file) ?? '' }
    const { variants } = await createCachedResponse(200, headers, await readFile(file), BROTLI_QUALITY.file)
    if (variants.br !== undefined) await writeFile(`${file}.br`, variants.br.body)
    if (variants.gzip !== undefined) await writeFile(`${file}.gz`, variants.gzip.body)
  }
}
