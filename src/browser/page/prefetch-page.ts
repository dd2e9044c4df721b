import { savesData } from '../device/saves-data.ts'

/**
 * Loads a page into the browser's cache, and the scripts that its head names, unless the browser saves data. Fails
 * silently: the page then loads as any other.
 */
export async function prefetchPage(path: string): Promise<void> {
  if (savesData()) return
  try {
    const html = await load(path)
    const scripts = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href = '']) => href)
    // Not by <link rel="prefetch">: Firefox has no directive for it in the policy of the page, and refuses it.
    await Promise.all(scripts.map(load))
  } catch {
    // Offline, or a fault of the server.
  }
}

/** Reads to the end, because only then the response is stored. */
async function load(path: string): Promise<string> {
  return (await fetch(path, { priority: 'low' })).text()
}
