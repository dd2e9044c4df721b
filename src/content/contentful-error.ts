/** A failed request to Contentful. */
export interface ContentfulError {
  /** For the log; contains no secret. */
  readonly reason: string
  readonly isRetryable: boolean
}

/**
 * Classifies what the official client threw. Its message must not be logged: it repeats the request
 * with the token.
 */
export function toContentfulError(error: unknown): ContentfulError {
  if (!(error instanceof Error)) return { reason: 'unknown', isRetryable: false }
  const status = parseStatus(error.message)
  if (status !== null) return { reason: `${status} ${error.name}`, isRetryable: status === 429 || status >= 500 }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null
  if (code === null) return { reason: error.name, isRetryable: false }
  // Refused or reset connections are retried; timeouts are not, because each attempt takes five
  // seconds.
  return { reason: code, isRetryable: code === 'ERR_NETWORK' }
}

/**
 * Returns the end of the rate limit in ms since the epoch, or 0 unless the response is a 429.
 * Accepts what the client passes to its `responseLogger`: a response, or an error with a
 * `response`.
 */
export function getRateLimitEnd(logged: unknown, now: number): number {
  const { response } = logged as { response?: { status?: number; headers?: Readonly<Record<string, unknown>> } }
  if (response?.status !== 429) return 0
  const seconds = Number(response.headers?.['x-contentful-ratelimit-reset'] ?? 1)
  return now + (seconds >= 0 ? Math.min(seconds, 3600) : 1) * 1000
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
