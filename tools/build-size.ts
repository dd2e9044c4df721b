import { globSync, statSync } from 'node:fs'
import path from 'node:path'

/** Output folders of each target: static files, and code that runs. */
const OUTPUT_FOLDERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  node: { files: 'dist/client', server: 'dist/server' },
  static: { files: 'dist/static' },
  netlify: { files: 'dist/netlify', function: '.netlify/v1/functions/ssr' },
  vercel: { files: '.vercel/output/static', function: '.vercel/output/functions/_render.func' },
  cloudflare: { files: 'dist/cloudflare/client', worker: 'dist/cloudflare/server' },
}

/**
 * Returns a line for each part of a build with number and size of files. Compressed copies and
 * source maps are counted separately.
 */
export function measureBuild(root: string, target: string): readonly string[] {
  return Object.entries(OUTPUT_FOLDERS[target] ?? {}).map(([part, outputFolder]) => {
    const folder = path.join(root, outputFolder)
    const files = globSync('**/*', { cwd: folder, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
    const copiesAndMaps = files.filter((file) => /\.(?:br|gz|map)$/.test(file))
    const siteFiles = files.filter((file) => !copiesAndMaps.includes(file))
    return `${target}: ${part} ${siteFiles.length} files, ${formatMegabytes(siteFiles)} (${outputFolder}), copies and maps ${formatMegabytes(copiesAndMaps)}`
  })
}

function formatMegabytes(files: readonly string[]): string {
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0)
  return `${(bytes / 1e6).toFixed(2)} MB`
}
