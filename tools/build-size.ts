import { globSync, statSync } from 'node:fs'
import path from 'node:path'

/** Where each target's build is: what a host serves as files, and what it runs. */
const PLACES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  node: { files: 'dist/client', server: 'dist/server' },
  static: { files: 'dist/static' },
  netlify: { files: 'dist/netlify', function: '.netlify/v1/functions/ssr' },
  vercel: { files: '.vercel/output/static', function: '.vercel/output/functions/_render.func' },
  cloudflare: { files: 'dist/cloudflare/client', worker: 'dist/cloudflare/server' },
}

/** A line for each part of a build: how many files, how many bytes. Compressed copies and source maps count by themselves. */
export function buildSizes(root: string, target: string): readonly string[] {
  return Object.entries(PLACES[target] ?? {}).map(([part, place]) => {
    const folder = path.join(root, place)
    const files = globSync('**/*', { cwd: folder, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
    const beside = files.filter((file) => /\.(?:br|gz|map)$/.test(file))
    const own = files.filter((file) => !beside.includes(file))
    return `${target}: ${part} ${own.length} files, ${megabytes(own)} (${place}), copies and maps ${megabytes(beside)}`
  })
}

function megabytes(files: readonly string[]): string {
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0)
  return `${(bytes / 1e6).toFixed(2)} MB`
}
