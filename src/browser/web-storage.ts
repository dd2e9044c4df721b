/** Storage that never throws: blocked, full or absent storage reads as empty and writes are lost (B01, B02). */
export interface SafeStorage {
  read(key: string): string | null
  write(key: string, value: string): void
  remove(key: string): void
}

export const sessionStore: SafeStorage = safeStorage(() => window.sessionStorage)
export const localStore: SafeStorage = safeStorage(() => window.localStorage)

function safeStorage(open: () => Storage): SafeStorage {
  const attempt = <T>(action: (storage: Storage) => T, fallback: T): T => {
    try {
      return action(open())
    } catch {
      return fallback
    }
  }
  return {
    read: (key) => attempt((storage) => storage.getItem(key), null),
    write: (key, value) => {
      attempt((storage) => {
        storage.setItem(key, value)
      }, undefined)
    },
    remove: (key) => {
      attempt((storage) => {
        storage.removeItem(key)
      }, undefined)
    },
  }
}
