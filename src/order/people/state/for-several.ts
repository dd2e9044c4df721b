import { safeSessionStorage } from '#browser/storage/safe-storage.ts'
import { SESSION_KEYS } from '#browser/storage/storage-keys.ts'
import { createStore } from '#browser/stores/create-store.ts'

/** Whether the order says for whom its lines are. */
export const severalStore = createStore<{ readonly isForSeveral: boolean }>({ isForSeveral: false })

/** Whether the order says for whom its lines are. What they say is kept while it does not. */
export function setForSeveral(isForSeveral: boolean): void {
  severalStore.setState({ isForSeveral })
  safeSessionStorage.write(SESSION_KEYS.severalPeople, isForSeveral ? '1' : null)
}

export function loadForSeveral(): void {
  severalStore.setState({ isForSeveral: safeSessionStorage.read(SESSION_KEYS.severalPeople) !== null })
}
