/** Storage that never throws: where it is blocked, full or absent, values are kept elsewhere or lost (B01, B02). */
export interface SafeStorage {
  read(key: string): string | null
  write(key: string, value: string): void
  remove(key: string): void
}

/** What storage would not take, and where it is kept instead. */
interface FallbackStorage {
  read(): ReadonlyMap<string, string>
  write(values: ReadonlyMap<string, string>): void
}

/** Our own values in the window's name start with this. */
const NAME_PREFIX = 'session:'

/** The window's name lives as long as the session of a tab and is the tab's own: it carries values from page to page. */
const windowName: FallbackStorage = {
  read: () => (window.name.startsWith(NAME_PREFIX) ? textsOf(window.name.slice(NAME_PREFIX.length)) : new Map()),
  write: (values) => {
    window.name = values.size === 0 ? '' : NAME_PREFIX + JSON.stringify([...values])
  },
}

const noFallback: FallbackStorage = { read: () => new Map(), write: () => undefined }

export const safeSessionStorage: SafeStorage = createSafeStorage(() => window.sessionStorage, windowName)
export const safeLocalStorage: SafeStorage = createSafeStorage(() => window.localStorage, noFallback)

function createSafeStorage(open: () => Storage, spare: FallbackStorage): SafeStorage {
  const attempt = <T>(action: (storage: Storage) => T, fallback: T): T => {
    try {
      return action(open())
    } catch {
      return fallback
    }
  }
  const canHold = (key: string, value: string): boolean =>
    attempt((storage) => {
      storage.setItem(key, value)
      return true
    }, false)
  const drop = (key: string): void => {
    attempt((storage) => {
      storage.removeItem(key)
    }, undefined)
  }
  const keepSpare = (key: string, value: string | null): void => {
    const values = new Map(spare.read())
    if (value === null && !values.delete(key)) return
    if (value !== null) values.set(key, value)
    spare.write(values)
  }
  return {
    read: (key) => {
      const kept = spare.read().get(key)
      // Another site may have named this window: a spare value counts only where storage can't take it.
      if (kept !== undefined && !canHold(`${key}.probe`, kept)) return kept
      drop(`${key}.probe`)
      return attempt((storage) => storage.getItem(key), null)
    },
    write: (key, value) => {
      const isHeld = canHold(key, value)
      if (!isHeld) drop(key)
      keepSpare(key, isHeld ? null : value)
    },
    remove: (key) => {
      drop(key)
      keepSpare(key, null)
    },
  }
}

/** Pairs of texts from foreign JSON; nothing from anything else. */
function textsOf(json: string): ReadonlyMap<string, string> {
  try {
    const pairs: unknown = JSON.parse(json)
    return new Map(Array.isArray(pairs) ? pairs.filter(isPair) : [])
  } catch {
    return new Map()
  }
}

function isPair(value: unknown): value is [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')
}
