/** Faults that need no number. */
const PLAIN = [
  ...(['never', 'refuse', 'reset', '401', '403', '404', '500', '503'] as const),
  ...(['html200', 'badjson', 'truncated', 'empty', 'wrongshape', 'page2fail'] as const),
  ...(['brokenlinks', 'assets404', 'bigstrings', 'dups', 'evil'] as const),
] as const

/** Faults that need one, with its maximum: milliseconds, seconds to the reset, menu items, megabytes. */
const COUNTED = { slow: 600_000, '429': 86_400, total: 100_000, gzipbomb: 1024 } as const

type Plain = (typeof PLAIN)[number]
type Counted = keyof typeof COUNTED

/** How the service behaves: 'ok', '500', 'slow:2000', 'total:2350' … */
export type FaultMode = 'ok' | Plain | `${Counted}:${number}`

/** A mode taken apart. */
export interface Fault {
  readonly kind: Plain | Counted
  /** The number of a counted mode, else 0. */
  readonly amount: number
}

export interface FaultOptions {
  /** Only for so many requests that meet the fault, and then 'ok'. */
  readonly times?: number
  /** Only for requests with this `content_type`. */
  readonly contentType?: string
}

/** Null is 'ok'. Throws a RangeError for an unknown mode, and for options that the fault can't obey. */
export function parseFault(mode: string, { times, contentType }: FaultOptions = {}): Fault | null {
  if (times !== undefined && !(Number.isSafeInteger(times) && times > 0)) throw new RangeError('times counts from 1')
  if (mode === 'ok') return null
  const plain = PLAIN.find((known) => known === mode)
  if (plain === 'refuse' && (times ?? contentType) !== undefined) throw new RangeError('a closed port sees no requests')
  if (plain !== undefined) return { kind: plain, amount: 0 }
  const [, kind = '', digits = ''] = /^(\w+):(\d{1,7})$/.exec(mode) ?? []
  if (!isCounted(kind) || Number(digits) > COUNTED[kind]) throw new RangeError(`no fault mode "${mode}"`)
  return { kind, amount: Number(digits) }
}

function isCounted(kind: string): kind is Counted {
  return Object.hasOwn(COUNTED, kind)
}
