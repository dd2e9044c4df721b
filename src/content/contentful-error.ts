/** Why a reading failed: a name for the log, which holds no secret, and whether asking again soon may help. */
export interface ContentfulError {
  readonly reason: string
  readonly isRetryable: boolean
}

/** What the official client threw, in a word. Its message is not for logs: it repeats the request. */
export function toContentfulError(error: unknown): ContentfulError {
  if (!(error instanceof Error)) return { reason: 'unknown', isRetryable: false }
  const status = parseStatus(error.message)
  if (status !== null) return { reason: `${status} ${error.name}`, isRetryable: status === 429 || status >= 500 }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null
  if (code === null) return { reason: error.name, isRetryable: false }
  // A connection that was refused or cut; one that only keeps silent is not worth another five seconds (C04).
  return { reason: code, isRetryable: code === 'ERR_NETWORK' }
}

/**
 * When the rate limit that an answer tells of ends, in ms since the epoch; 0 where it tells of none. Takes whatever the client's
 * logger is given: an answer, or an error that carries one.
 */
export function getRateLimitEnd(answer: unknown, now: number): number {
  const { response } = answer as { response?: { status?: number; headers?: Readonly<Record<string, unknown>> } }
  if (response?.status !== 429) return 0
  const seconds = Number(response.headers?.['x-contentful-ratelimit-reset'] ?? 1)
  return now + (seconds >= 0 ? Math.min(seconds, 3600) : 1) * 1000
}

/** The client writes what the service answered as JSON into the message of its error. */
function parseStatus(message: string): number | null {
  try {
    const { status } = JSON.parse(message) as { status?: unknown }
    return typeof status === 'number' ? status : null
  } catch {
    return null
  }
}
