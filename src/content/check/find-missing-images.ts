const TIMEOUT_MS = 5_000
const CONCURRENCY = 6

export interface ImageRequests {
  /** URLs for which the image host returned 4xx. */
  readonly missing: ReadonlySet<string>
  /** Number of images that could not be requested: no network, or the host has a problem. */
  readonly unchecked: number
}

/**
 * Sends a HEAD request for every image. Sample images are files of the site itself and are skipped.
 */
export async function findMissingImages(urls: readonly string[]): Promise<ImageRequests> {
  const missing = new Set<string>()
  const queue = [...new Set(urls)].filter((url) => url.startsWith('https:'))
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  let unchecked = 0
  const checkQueue = async (): Promise<void> => {
    for (let url = queue.pop(); url !== undefined; url = queue.pop()) {
      const status = await fetchStatus(url, signal)
      if (status === null || status >= 500 || status === 429) unchecked += 1
      else if (status >= 400) missing.add(url)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, checkQueue))
  return { missing, unchecked }
}

async function fetchStatus(url: string, signal: AbortSignal): Promise<number | null> {
  try {
    return (await fetch(url, { method: 'HEAD', signal })).status
  } catch {
    return null
  }
}
