/** Faults without a number. */
const PLAIN = [
  ...(['never', 'refuse', 'reset', '401', '404', '500', 'badjson', 'page2fail'] as const),
  ...(['bigstrings', 'dups', 'evil'] as const),
] as const

/**
 * Faults with a number, and its maximum: milliseconds, seconds until the reset, items, megabytes.
 */
const COUNTED_MAX = { slow: 600_000, '429': 86_400, total: 100_000, gzipbomb: 1024 } as const

type Plain = (typeof PLAIN)[number]
type Counted = keyof typeof COUNTED_MAX

/** How the service behaves: 'ok', '500', 'slow:2000', 'total:2350' … */
export type FaultMode = 'ok' | Plain | `${Counted}:${number}`

/** A parsed mode. */
export interface Fault {
  readonly kind: Plain | Counted
  /** The number of the mode; 0 without one. */
  readonly amount: number
}

export interface FaultOptions {
  /** Number of affected requests, after which the service is 'ok' again. */
  readonly times?: number
}

/** Returns null for 'ok'. Throws a RangeError for an unknown mode or invalid options. */
export function parseFault(mode: string, { times }: FaultOptions = {}): Fault | null {
  if (times !== undefined && !(Number.isSafeInteger(times) && times > 0))
    throw new RangeError('times must be at least 1')
  if (mode === 'ok') return null
  const plain = PLAIN.find((kind) => kind === mode)
  if (plain === 'refuse' && times !== undefined)
    throw new RangeError('refuse has no times: a closed port receives no requests')
  if (plain !== undefined) return { kind: plain, amount: 0 }
  const [, kind = '', digits = ''] = /^(\w+):(\d{1,7})$/.exec(mode) ?? []
  if (!isCounted(kind) || Number(digits) > COUNTED_MAX[kind]) throw new RangeError(`no fault mode "${mode}"`)
  return { kind, amount: Number(digits) }
}

function isCounted(kind: string): kind is Counted {
  return Object.hasOwn(COUNTED_MAX, kind)
}
