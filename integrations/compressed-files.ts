import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { getFileHeaders } from '#publish/build-files.ts'
import { BROTLI_QUALITY, writeCompressed } from '#publish/published-file.ts'

/** Writes compressed copies beside the browser's files at the end of a build. */
export function compressedFiles(): AstroIntegration {
  return {
    name: 'lahab:compressed-files',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        for (const entry of await readdir(fileURLToPath(dir), { recursive: true, withFileTypes: true })) {
          if (!entry.isFile()) continue
          const file = path.join(entry.parentPath, entry.name)
          await writeCompressed(file, await readFile(file), getFileHeaders(file)['content-type'], BROTLI_QUALITY.file)
        }
      },
    },
  }
}
