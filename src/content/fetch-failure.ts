const MAX_WAIT_SECONDS = 3600

/** A failed request to Contentful. */
export interface FetchFailure {
  /** For the log; contains no secret. */
  readonly reason: string
  readonly isRetryable: boolean
}

/**
 * Classifies what the official client threw. Its message must not be logged: it repeats the request
 * with the token.
 */
export function toFetchFailure(error: unknown): FetchFailure {
  if (!(error instanceof Error)) return { reason: 'unknown', isRetryable: false }
  const status = parseStatus(error.message)
  if (status !== null) return { reason: `${status} ${error.name}`, isRetryable: status === 429 || status >= 500 }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null
  if (code === null) return { reason: error.name, isRetryable: false }
  // Refused or reset connections are retried; timeouts are not, because each attempt takes five
  // seconds.
  return { reason: code, isRetryable: code === 'ERR_NETWORK' }
}

/** True if the space has no content type of the requested name: a 400 of the Delivery API. */
export function isUnknownContentType(error: unknown): boolean {
  return error instanceof Error && error.message.includes('unknownContentType')
}

/**
 * Returns when the next request may be sent, in ms since the epoch: the end of the rate limit of a
 * 429, or what a 503 says in `Retry-After`, an hour at most; 0 for any other response.
 * Accepts what the client passes to its `responseLogger`: a response, or an error with a
 * `response`.
 */
export function getRateLimitEnd(logged: unknown, now: number): number {
  const { response } = logged as { response?: { status?: number; headers?: Readonly<Record<string, unknown>> } }
  if (response?.status === 503) return parseRetryAfter(response.headers?.['retry-after'], now)
  if (response?.status !== 429) return 0
  const seconds = Number(response.headers?.['x-contentful-ratelimit-reset'] ?? 1)
  return now + (seconds >= 0 ? Math.min(seconds, MAX_WAIT_SECONDS) : 1) * 1000
}

/** Parses seconds or an HTTP date; 0 for anything else. */
function parseRetryAfter(value: unknown, now: number): number {
  if (typeof value !== 'string' || value.trim() === '') return 0
  const seconds = Number(value)
  const end = Number.isNaN(seconds) ? Date.parse(value) : now + seconds * 1000
  return end > now ? Math.min(end, now + MAX_WAIT_SECONDS * 1000) : 0
}

/** Reads the status from the error's message, into which the client writes the response as JSON. */
function parseStatus(message: string): number | null {
  try {
    const { status } = JSON.parse(message) as { status?: unknown }
    return typeof status === 'number' ? status : null
  } catch {
    return null
  }
}
