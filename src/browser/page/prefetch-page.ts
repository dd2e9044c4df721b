import { savesData } from '../device/saves-data.ts'

/**
 * Loads a page into the browser's cache, and the scripts that its head names, unless the browser saves data. Fails
 * silently: the page then loads as any other.
 */
export async function prefetchPage(path: string): Promise<void> {
  if (savesData()) return
  try {
    const html = await (await fetch(path, { priority: 'low' })).text()
    for (const [, href = ''] of html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }))
    }
  } catch {
    // Offline, or a fault of the server.
  }
}
