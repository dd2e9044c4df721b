import type { Instant } from '#core/time/dubai-time.ts'
const MIN_WAIT_MS = 1_000
const MAX_WAIT_MS = 3_600_000

export interface FetchFailure {
  /** For the log; contains no secret. */
  readonly reason: string
  readonly isRetryable: boolean
}

/** A response that arrived but can't be used; the message is our own and goes into the log. */
export class UnusableResponseError extends Error {}

/**
 * Classifies an error of the official client. Its message must not be logged: it repeats the
 * request with the token. Name and code may come from the service, so only plain ones are logged.
 */
export function toFetchFailure(error: unknown): FetchFailure {
  if (!(error instanceof Error)) return { reason: 'unknown', isRetryable: false }
  if (error instanceof UnusableResponseError) return { reason: error.message, isRetryable: false }
  const name = /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : ''
  const status = parseStatus(error.message)
  if (status !== null) return { reason: `${status} ${name}`.trim(), isRetryable: status === 429 || status >= 500 }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null
  if (code === null) return { reason: name || 'unknown', isRetryable: false }
  // Refused or reset connections are retried; timeouts are not, because each attempt takes five
  // seconds.
  return { reason: /^[A-Z_]{1,40}$/.test(code) ? code : 'unknown', isRetryable: code === 'ERR_NETWORK' }
}

/**
 * Returns what to log about a response that is not JSON, such as the login page of a proxy: status,
 * host and type. null for any other, and if there was none. Accepts the argument of the client's
 * `responseLogger`, and takes nothing from the response but a type that looks like one.
 */
export function describeForeignResponse(logged: unknown, host: string): string | null {
  const { response = logged } = logged as { response?: unknown }
  const { status, headers } = response as { status?: unknown; headers?: Readonly<Record<string, unknown>> }
  const contentType = headers?.['content-type']
  const type = typeof contentType === 'string' ? contentType : ''
  if (typeof status !== 'number' || /^application\/([\w.-]+\+)?json\b/i.test(type)) return null
  const plainType = /^[a-z]{1,20}\/[a-z0-9.+-]{1,40}/i.exec(type)?.[0].toLowerCase() ?? 'no known type'
  return `${status} from ${host}: ${plainType} instead of JSON`
}

/** What the embedded service says about the file of CONTENT_FILE; null for any other error. */
export function getFileProblem(error: unknown): string | null {
  if (!(error instanceof Error) || error.name !== 'UnusableFile') return null
  const { message } = JSON.parse(error.message) as { message: string }
  return message
}

/** True if the space has no content type of the requested name: a 400 of the Delivery API. */
export function isUnknownContentType(error: unknown): boolean {
  return error instanceof Error && error.message.includes('unknownContentType')
}

/**
 * Returns how long the service asks to wait, in ms: until a 429's rate limit resets, or a 503's
 * `Retry-After`; 0 for other responses. Clamped to one second … one hour, in case a clock is wrong.
 * Accepts the argument of the client's `responseLogger`: a response, or an error with one.
 */
export function getRateLimitWaitMs(logged: unknown, now: Instant): number {
  const { response } = logged as { response?: { status?: number; headers?: Readonly<Record<string, unknown>> } }
  if (response?.status === 503) return parseRetryAfter(response.headers ?? {}, now)
  if (response?.status !== 429) return 0
  const seconds = Number(response.headers?.['x-contentful-ratelimit-reset'] ?? 1)
  return clampWait(seconds >= 0 ? seconds * 1000 : 0)
}

/**
 * Parses seconds or an HTTP date, which is compared with the date of the response itself; 0 for
 * anything else.
 */
function parseRetryAfter(headers: Readonly<Record<string, unknown>>, now: Instant): number {
  const value = headers['retry-after']
  if (typeof value !== 'string' || value.trim() === '') return 0
  const seconds = Number(value)
  if (!Number.isNaN(seconds)) return seconds > 0 ? clampWait(seconds * 1000) : 0
  const until = Date.parse(value)
  const sentAt = Date.parse(String(headers['date']))
  return Number.isNaN(until) ? 0 : clampWait(until - (Number.isNaN(sentAt) ? now : sentAt))
}

function clampWait(ms: number): number {
  return Math.min(Math.max(ms, MIN_WAIT_MS), MAX_WAIT_MS)
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
