/** Storage of its own, with a copy of what another one holds. */
export function createStorage(from: Storage | Map<string, string>): Storage {
  const values = new Map(from instanceof Map ? from : listEntries(from))
  return {
    get length() {
      return values.size
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      values.set(key, value)
    },
    removeItem: (key) => {
      values.delete(key)
    },
    clear: () => {
      values.clear()
    },
  }
}

function listEntries(storage: Storage): readonly (readonly [string, string])[] {
  return Array.from({ length: storage.length }, (_, index) => {
    const key = storage.key(index) ?? ''
    return [key, storage.getItem(key) ?? '']
  })
}

export interface Timers {
  /** What a window has instead of its own functions. */
  readonly globals: object
  /** Runs what is due by the clock. */
  readonly runDue: () => void
}

export function createTimers(clock: { readonly now: number }): Timers {
  interface Timer {
    readonly callback: () => void
    readonly repeatMs: number | null
    at: number
  }
  const timers = new Map<number, Timer>()
  let lastId = 0
  const start = (callback: () => void, ms: number, repeatMs: number | null): number => {
    lastId += 1
    timers.set(lastId, { callback, repeatMs, at: clock.now + ms })
    return lastId
  }
  const stop = (id: number): void => {
    timers.delete(id)
  }
  return {
    globals: {
      setTimeout: (callback: () => void, ms = 0) => start(callback, ms, null),
      setInterval: (callback: () => void, ms: number) => start(callback, ms, ms),
      clearTimeout: stop,
      clearInterval: stop,
    },
    runDue: () => {
      for (const [id, timer] of [...timers]) {
        if (timer.at > clock.now || !timers.has(id)) continue
        if (timer.repeatMs === null) timers.delete(id)
        else timer.at = clock.now + timer.repeatMs
        timer.callback()
      }
    },
  }
}
