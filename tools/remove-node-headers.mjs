import { readdirSync, rmSync } from 'node:fs'

/**
 * Run by npm after each install. The packages that bring Node carry 67 MB of C++ headers, which only
 * native add-ons are compiled against; there are none here. Whatever fails leaves the install as it is.
 */
const packages = new URL('../node_modules/', import.meta.url)
try {
  for (const name of readdirSync(packages)) {
    if (/^node-(bin-)?(darwin|linux|win)-/.test(name)) {
      rmSync(new URL(`${name}/include`, packages), { recursive: true, force: true })
    }
  }
} catch {
  // The headers stay: they only take room.
}
