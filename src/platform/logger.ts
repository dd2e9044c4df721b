/** Writes one line per event: the time, the event's name, and its facts as JSON. Never pass a secret or personal data. */
export function logEvent(event: string, facts: Readonly<Record<string, unknown>> = {}): void {
  process.stderr.write(`${new Date().toISOString()} ${event} ${JSON.stringify(facts)}\n`)
}

const RARE_INTERVAL_MS = 60_000
const lastLogged = new Map<string, { at: number; suppressed: number }>()

/**
 * Like `logEvent`, but at most once a minute per event, with the number of those left out. For events that
 * anybody on the internet can cause, so that nobody can flood the log. `event` must be a constant.
 */
export function logRarely(event: string, facts: Readonly<Record<string, unknown>> = {}): void {
  const last = lastLogged.get(event)
  if (last !== undefined && Date.now() - last.at < RARE_INTERVAL_MS) {
    last.suppressed += 1
    return
  }
  lastLogged.set(event, { at: Date.now(), suppressed: 0 })
  logEvent(event, { ...facts, ...(last !== undefined && last.suppressed > 0 && { suppressed: last.suppressed }) })
}
