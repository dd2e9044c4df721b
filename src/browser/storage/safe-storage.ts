/** Storage that never throws. Rejected values stay in the memory of this page. */
export interface SafeStorage {
  read(key: string): string | null
  /** Null removes the key. Returns false if the value is in memory only. */
  write(key: string, value: string | null): boolean
  /** Writes values that belong together: if one is rejected, all stay in memory. */
  writeAll(values: Readonly<Record<string, string | null>>): boolean
}

const memories = new Set<Map<string, string>>()

export const safeSessionStorage: SafeStorage = createSafeStorage(() => window.sessionStorage)
export const safeLocalStorage: SafeStorage = createSafeStorage(() => window.localStorage)

function createSafeStorage(getStorage: () => Storage): SafeStorage {
  const memory = new Map<string, string>()
  memories.add(memory)

  const attempt = <T>(action: (storage: Storage) => T, fallback: T): T => {
    try {
      return action(getStorage())
    } catch {
      return fallback
    }
  }
  const remove = (key: string): void => {
    attempt((storage) => {
      storage.removeItem(key)
    }, undefined)
  }
  const store = (key: string, value: string): boolean =>
    attempt((storage) => {
      storage.setItem(key, value)
      // Some browsers accept a value without an error and store nothing.
      return storage.getItem(key) === value
    }, false)
  const keepInMemory = (key: string, value: string): void => {
    // The stored value is outdated.
    remove(key)
    memory.set(key, value)
  }
  const write = (key: string, value: string | null): boolean => {
    memory.delete(key)
    if (value === null) {
      remove(key)
      return true
    }
    if (store(key, value)) return true
    keepInMemory(key, value)
    return false
  }
  return {
    read: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    write,
    writeAll: (values) => {
      const results = Object.entries(values).map(([key, value]) => write(key, value))
      if (results.every(Boolean)) return true
      for (const [key, value] of Object.entries(values)) if (value !== null) keepInMemory(key, value)
      return false
    },
  }
}

/** Clears the values in memory, for tests. */
export function resetSafeStorage(): void {
  for (const memory of memories) memory.clear()
}
