import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { lookup } from 'mrmime'
import { BROTLI_QUALITY, createCachedResponse } from '#server/cached-response.ts'
import { createHeaderRules, formatHeadersFile } from './deployment-headers.ts'

/**
 * Writes `_headers`, which some hosts of files read, and compressed copies at the end of a build.
 */
export function deploymentFiles(siteOrigin: string): AstroIntegration {
  return {
    name: 'lahab:deployment-files',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await writeFile(new URL('./_headers', dir), formatHeadersFile(createHeaderRules(siteOrigin)))
        const folder = fileURLToPath(dir)
        await compressFiles(folder)
      },
    },
  }
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
