/** Writes one line an event: the time, the event's name, and its facts as JSON. Never pass a secret or a person's data. */
export function logEvent(event: string, facts: Readonly<Record<string, unknown>> = {}): void {
  process.stderr.write(`${new Date().toISOString()} ${event} ${JSON.stringify(facts)}\n`)
}
