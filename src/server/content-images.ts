import { isLoopback } from '../content/image-address.ts'
import { CONTENT_IMAGES_PATH, ownVariant } from '../domain/picture-address.ts'
import { prepareAnswer, type StoredAnswer } from './bytes.ts'
import { FILE_CACHING } from '../platform/cache-control.ts'

/** Long enough for a picture that waits for its turn to be made. */
const TIMEOUT_MS = 20_000
/** How long a picture is given without asking whether the owner has replaced it. */
const FRESH_MS = 60_000
const MOST_KEPT_BYTES = 48 * 1024 * 1024

interface KeptPicture {
  readonly answer: StoredAnswer
  /** The tag that the service gave it. */
  readonly tag: string | null
  readonly askedAt: number
}

/** By address at the service, the least recently given first. */
const kept = new Map<string, KeptPicture>()
const asking = new Map<string, Promise<StoredAnswer | null>>()
let keptBytes = 0

/**
 * A picture of a content service on this machine, under a path of the site (CNT-1); null when there is none, or when the
 * query asks for a copy that no page asks for. Kept in memory, because the service behind it need not be fast; a minute
 * later the service is asked whether it is still the same.
 */
export async function contentImage(
  path: string,
  serviceHost: string | undefined,
  query = '',
): Promise<StoredAnswer | null> {
  if (serviceHost === undefined || !isLoopback(serviceHost)) return null
  const name = path.slice(CONTENT_IMAGES_PATH.length)
  if (name.includes('/') || /^\.{0,2}$/.test(name)) return null
  const variant = ownVariant(new URLSearchParams(query))
  if (variant === null) return null
  const address = `http://${serviceHost}/images/${encodeURIComponent(name)}${variant}`
  const known = kept.get(address)
  if (known !== undefined && Date.now() - known.askedAt < FRESH_MS) {
    keep(address, known)
    return known.answer
  }
  const shared = asking.get(address) ?? ask(address, known).finally(() => asking.delete(address))
  asking.set(address, shared)
  return shared
}

/** What the service has; while it can't be asked, what is known stays. */
async function ask(address: string, known: KeptPicture | undefined): Promise<StoredAnswer | null> {
  try {
    const response = await fetch(address, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(typeof known?.tag === 'string' && { headers: { 'if-none-match': known.tag } }),
    })
    if (response.status === 304 && known !== undefined) {
      keep(address, { ...known, askedAt: Date.now() })
      return known.answer
    }
    const type = response.headers.get('content-type') ?? ''
    if (!response.ok || !/^image\/(webp|avif|png|jpeg|gif)$/.test(type)) {
      drop(address)
      return null
    }
    const headers = { 'content-type': type, 'cache-control': FILE_CACHING }
    const answer = await prepareAnswer(200, headers, Buffer.from(await response.arrayBuffer()))
    keep(address, { answer, tag: response.headers.get('etag'), askedAt: Date.now() })
    return answer
  } catch {
    return known?.answer ?? null
  }
}

function keep(address: string, picture: KeptPicture): void {
  drop(address)
  kept.set(address, picture)
  keptBytes += picture.answer.bodies.identity.length
  for (const oldest of kept.keys()) {
    if (keptBytes <= MOST_KEPT_BYTES || oldest === address) return
    drop(oldest)
  }
}

function drop(address: string): void {
  const known = kept.get(address)
  if (known === undefined) return
  kept.delete(address)
  keptBytes -= known.answer.bodies.identity.length
}
