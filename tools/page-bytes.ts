import { brotliCompressSync, constants } from 'node:zlib'

/**
 * `npm run bench:bytes`: what a first visit to each page of a running site costs, compressed with brotli, and the
 * scripts it loads. The site's address is the first argument, else http://127.0.0.1:3000.
 */
const origin = process.argv[2] ?? 'http://127.0.0.1:3000'

for (const page of ['/', '/en', '/checkout', '/en/checkout']) {
  const html = await read(page)
  const css = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1] ?? '').join('')
  const scripts = await scriptsOf(html)
  process.stdout.write(
    `${page.padEnd(14)} HTML with CSS ${kB(html)} (CSS alone ${kB(css)}), JS ${kB(...scripts.values())} in ${scripts.size} files\n`,
  )
}

/** Every script the page's islands load, by following the static imports. */
async function scriptsOf(html: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  const waiting = [...html.matchAll(/(?:component-url|renderer-url|src)="([^"]+\.js)"/g)].map((match) => match[1] ?? '')
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue
    const script = await read(path)
    found.set(path, script)
    for (const match of script.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) {
      waiting.push(`/_astro/${match[1] ?? ''}`)
    }
  }
  return found
}

async function read(path: string): Promise<string> {
  const response = await fetch(origin + path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.text()
}

function kB(...texts: readonly string[]): string {
  const bytes = texts.map((text) => brotli(text).length).reduce((total, size) => total + size, 0)
  return `${(bytes / 1000).toFixed(1)} kB`
}

function brotli(text: string): Buffer {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
}
