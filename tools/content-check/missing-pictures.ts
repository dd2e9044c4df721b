import { CONTENT_IMAGES_PATH } from '../../src/domain/picture-address.ts'

const TIMEOUT_MS = 10_000
const AT_ONCE = 6

/** What came of asking for every picture. */
export interface AskedPictures {
  /** Addresses whose service says that there is no such picture. */
  readonly missing: ReadonlySet<string>
  /** How many could not be asked for: no network, or a service that is not well. */
  readonly unasked: number
}

/** Asks for the head of every picture, a few at a time. Addresses of this site are those of the embedded service. */
export async function askForPictures(addresses: readonly string[], serviceHost: string): Promise<AskedPictures> {
  const missing = new Set<string>()
  const waiting = [...new Set(addresses)]
  let unasked = 0
  const ask = async (): Promise<void> => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      const status = await statusOf(address.replace(CONTENT_IMAGES_PATH, `http://${serviceHost}/images/`))
      if (status === null || status >= 500 || status === 429) unasked += 1
      else if (status >= 400) missing.add(address)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, ask))
  return { missing, unasked }
}

async function statusOf(address: string): Promise<number | null> {
  try {
    return (await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT_MS) })).status
  } catch {
    return null
  }
}
