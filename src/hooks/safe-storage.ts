/** Storage that never throws: where it is blocked, full or missing, values go to a fallback. */
export interface SafeStorage {
  read(key: string): string | null
  /** Null removes the key. */
  write(key: string, value: string | null): void
}

/** Holds the values that storage rejected. */
interface FallbackStorage {
  read(): ReadonlyMap<string, string>
  write(values: ReadonlyMap<string, string>): void
}

/** Marks a `window.name` written by this module. */
const NAME_PREFIX = 'session:'

/** `window.name` belongs to the tab and survives navigation, like session storage. */
const windowName: FallbackStorage = {
  read: () => (window.name.startsWith(NAME_PREFIX) ? parsePairs(window.name.slice(NAME_PREFIX.length)) : new Map()),
  write: (values) => {
    window.name = values.size === 0 ? '' : NAME_PREFIX + JSON.stringify([...values])
  },
}

const noFallback: FallbackStorage = { read: () => new Map(), write: () => undefined }

export const safeSessionStorage: SafeStorage = createSafeStorage(() => window.sessionStorage, windowName)
export const safeLocalStorage: SafeStorage = createSafeStorage(() => window.localStorage, noFallback)

function createSafeStorage(getStorage: () => Storage, fallbackStorage: FallbackStorage): SafeStorage {
  const attempt = <T>(action: (storage: Storage) => T, fallback: T): T => {
    try {
      return action(getStorage())
    } catch {
      return fallback
    }
  }
  const tryWrite = (key: string, value: string): boolean =>
    attempt((storage) => {
      storage.setItem(key, value)
      return true
    }, false)
  const removeItem = (key: string): void => {
    attempt((storage) => {
      storage.removeItem(key)
    }, undefined)
  }
  const writeFallback = (key: string, value: string | null): void => {
    const values = new Map(fallbackStorage.read())
    if (value === null && !values.delete(key)) return
    if (value !== null) values.set(key, value)
    fallbackStorage.write(values)
  }
  return {
    read: (key) => {
      const fallbackValue = fallbackStorage.read().get(key)
      if (fallbackValue !== undefined && (isFromOwnPage() || !tryWrite(`${key}.probe`, fallbackValue)))
        return fallbackValue
      removeItem(`${key}.probe`)
      return attempt((storage) => storage.getItem(key), null)
    },
    write: (key, value) => {
      const isStored = value !== null && tryWrite(key, value)
      if (!isStored) removeItem(key)
      writeFallback(key, isStored ? null : value)
    },
  }
}

/**
 * Another site may have set `window.name`. It is trusted if storage rejects the value still, or if
 * the customer came from a page of this site, where storage may have been full.
 */
function isFromOwnPage(): boolean {
  return document.referrer.startsWith(`${window.location.origin}/`)
}

/** Parses pairs of strings; returns an empty map for anything else. */
function parsePairs(json: string): ReadonlyMap<string, string> {
  try {
    const pairs: unknown = JSON.parse(json)
    return new Map(Array.isArray(pairs) ? pairs.filter(isPair) : [])
  } catch {
    return new Map()
  }
}

function isPair(value: unknown): value is [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((member) => typeof member === 'string')
}
