import { readdirSync, rmSync } from 'node:fs'

/**
 * Run by npm after each install. The packages that contain Node include 67 MB of C++ headers, which
 * are only needed to compile native add-ons; this project has none. Errors are ignored.
 */
const packages = new URL('../node_modules/', import.meta.url)
try {
  for (const name of readdirSync(packages)) {
    if (/^node-(bin-)?(darwin|linux|win)-/.test(name)) {
      rmSync(new URL(`${name}/include`, packages), { recursive: true, force: true })
    }
  }
} catch {
  // The headers stay; they only take space.
}
