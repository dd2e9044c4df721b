import { CONTENT_IMAGES_PATH, isLoopback } from '../src/content/image-address.ts'
import { prepareAnswer, type StoredAnswer } from './bytes.ts'

const TIMEOUT_MS = 5_000
const MOST_KEPT = 300

const kept = new Map<string, Promise<StoredAnswer | null>>()

/**
 * A picture of a content service on this machine, under a path of the site (CNT-1); null when there is none. Kept in
 * memory, the oldest first to go, because the service behind it need not be fast.
 */
export async function contentImage(path: string, serviceHost: string | undefined): Promise<StoredAnswer | null> {
  if (serviceHost === undefined || !isLoopback(serviceHost)) return null
  const name = path.slice(CONTENT_IMAGES_PATH.length)
  if (name.includes('/') || /^\.{0,2}$/.test(name)) return null
  const known = kept.get(path)
  if (known !== undefined) return known
  const reading = readImage(`http://${serviceHost}/images/${encodeURIComponent(name)}`)
  kept.set(path, reading)
  const answer = await reading
  if (answer === null) kept.delete(path)
  const oldest = kept.keys().next()
  if (kept.size > MOST_KEPT && oldest.done !== true) kept.delete(oldest.value)
  return answer
}

async function readImage(address: string): Promise<StoredAnswer | null> {
  try {
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
    const type = response.headers.get('content-type') ?? ''
    if (!response.ok || !/^image\/(webp|avif|png|jpeg|gif)$/.test(type)) return null
    const headers = { 'content-type': type, 'cache-control': 'public, max-age=3600' }
    return await prepareAnswer(200, headers, Buffer.from(await response.arrayBuffer()))
  } catch {
    return null
  }
}
