/** Ways to go wrong that need no number. */
const PLAIN = [
  ...(['never', 'refuse', 'reset', '401', '403', '404', '500', '503'] as const),
  ...(['html200', 'badjson', 'truncated', 'empty', 'wrongshape', 'page2fail'] as const),
  ...(['brokenlinks', 'assets404', 'bigstrings', 'dups', 'evil'] as const),
] as const

/** Ways that need one, with the most it may be: milliseconds, seconds to the reset, menu items, megabytes. */
const COUNTED = { slow: 600_000, '429': 86_400, total: 100_000, gzipbomb: 1024 } as const

type Plain = (typeof PLAIN)[number]
type Counted = keyof typeof COUNTED

/** How the service is to behave: 'ok', '500', 'slow:2000', 'total:2350' … */
export type FaultMode = 'ok' | Plain | `${Counted}:${number}`

/** A mode taken apart. */
export interface Fault {
  readonly kind: Plain | Counted
  /** The number of a counted mode, else 0. */
  readonly amount: number
}

/** How long a mode stays, and for which requests. */
export interface MisbehaveOptions {
  /** Only for so many requests that meet it, and then 'ok'. */
  readonly times?: number
  /** Only for requests with this `content_type`. */
  readonly contentType?: string
  /** Only for so many milliseconds, and then 'ok'. */
  readonly forMs?: number
}

/** Reads a mode; null is 'ok'. Throws a RangeError that names all modes when there is none of that name. */
export function readFault(mode: string): Fault | null {
  if (mode === 'ok') return null
  const plain = PLAIN.find((known) => known === mode)
  if (plain !== undefined) return { kind: plain, amount: 0 }
  const [, kind = '', digits = ''] = /^(\w+):(\d{1,7})$/.exec(mode) ?? []
  if (!isCounted(kind) || Number(digits) > COUNTED[kind]) throw new RangeError(`no mode "${mode}": ${allModes()}`)
  return { kind, amount: Number(digits) }
}

/** Throws a RangeError for options that can't be kept. */
export function checkOptions(fault: Fault | null, { times, contentType, forMs }: MisbehaveOptions): void {
  if (times !== undefined && !(Number.isSafeInteger(times) && times > 0)) throw new RangeError('times counts from 1')
  if (forMs !== undefined && !(Number.isSafeInteger(forMs) && forMs > 0)) throw new RangeError('forMs counts from 1')
  if (fault?.kind === 'refuse' && (times !== undefined || contentType !== undefined)) {
    throw new RangeError('a closed port sees no requests, so "refuse" takes neither times nor contentType')
  }
}

function isCounted(kind: string): kind is Counted {
  return Object.hasOwn(COUNTED, kind)
}

function allModes(): string {
  const counted = Object.entries(COUNTED).map(([kind, most]) => `${kind}:0–${most}`)
  return `there are ${['ok', ...PLAIN, ...counted].join(', ')}`
}
