/** Loaded into a process (`node --import`), lets its timers run so much faster: the official tools wait a second at a time. */
const FASTER = 250
/** Longer ones are no waits but limits on an answer. */
const LONGEST_WAIT_MS = 5_000

const faster = <T extends typeof setTimeout | typeof setInterval>(timer: T): T =>
  new Proxy(timer, {
    apply: (target, self, [callback, ms = 0, ...rest]: [() => void, number?, ...unknown[]]) =>
      Reflect.apply(target, self, [callback, ms > LONGEST_WAIT_MS ? ms : ms / FASTER, ...rest]) as unknown,
  })

globalThis.setTimeout = faster(globalThis.setTimeout)
globalThis.setInterval = faster(globalThis.setInterval)
