/**
 * Writes one line to standard error: time, event, details as JSON. Never pass secrets or personal
 * data.
 */
export function logEvent(event: string, details: Readonly<Record<string, unknown>> = {}): void {
  process.stderr.write(`${new Date().toISOString()} ${event} ${JSON.stringify(details)}\n`)
}

/** What is logged of an error: its stack, if it has one. */
export function toReason(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

const RARE_INTERVAL_MS = 60_000
const lastLogged = new Map<string, { at: number; suppressed: number }>()

/**
 * Like `logEvent`, but at most once a minute per event, with the number of suppressed ones. For
 * events that anyone on the internet can cause. `event` must be a constant.
 */
export function logRarely(event: string, details: Readonly<Record<string, unknown>> = {}): void {
  const last = lastLogged.get(event)
  if (last !== undefined && Date.now() - last.at < RARE_INTERVAL_MS) {
    last.suppressed += 1
    return
  }
  lastLogged.set(event, { at: Date.now(), suppressed: 0 })
  logEvent(event, { ...details, ...(last !== undefined && last.suppressed > 0 && { suppressed: last.suppressed }) })
}
