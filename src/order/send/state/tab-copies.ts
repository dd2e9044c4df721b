import { isRecord, parseRecord } from '#core/text/parse-record.ts'
import { SESSION_KEYS } from '#browser/storage/storage-keys.ts'
import { onBfcacheRestore } from '#browser/page/page-lifecycle.ts'
import { runOptional } from '#browser/loading/run-optional.ts'
import { safeSessionStorage } from '#browser/storage/safe-storage.ts'

/** All open pages of the site in this browser hear each other. */
const CHANNEL = 'order-numbers'

/** What is to be done when the tab turns out to be a copy of another one. */
const callbacks = new Set<() => void>()

/**
 * A browser that duplicates a tab copies its session storage, with the order's number. So a page that
 * starts with a number asks whether another open page has the same. If one answers, this tab is the copy:
 * number and hand-off stay with the other one. Returns an unsubscribe function.
 */
export function startTabCopyCheck(): () => void {
  let channel: BroadcastChannel | null = null
  const open = (): void => {
    close()
    const opened = openChannel()
    if (opened === null) return
    const question = String(Math.random())
    opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isRecord(data)) return
      if (data['answers'] === question) leaveNumberToOther()
      if (typeof data['asksFor'] === 'string' && data['asksFor'] === readNumber()) {
        opened.postMessage({ answers: data['question'] })
      }
    })
    const number = readNumber()
    runOptional(() => {
      if (number !== null) opened.postMessage({ asksFor: number, question })
    })
    channel = opened
  }
  // The next page of the tab has the same number: a page in the back-forward cache does not answer it.
  const close = (): void => {
    channel?.close()
  }
  open()
  window.addEventListener('pagehide', close)
  const stopRestoring = onBfcacheRestore(open)
  return () => {
    close()
    window.removeEventListener('pagehide', close)
    stopRestoring()
  }
}

/** Calls back when the tab turns out to be a copy. Returns an unsubscribe function. */
export function onTabCopied(callback: () => void): () => void {
  callbacks.add(callback)
  return () => {
    callbacks.delete(callback)
  }
}

/** Null where the browser has none, or refuses it together with storage. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL)
  } catch {
    return null
  }
}

/** The number that is stored, with the time when it was made; null without one. */
function readNumber(): string | null {
  const { ref, at } = parseRecord(safeSessionStorage.read(SESSION_KEYS.orderReference))
  return typeof ref === 'string' ? `${ref} ${String(at)}` : null
}

function leaveNumberToOther(): void {
  // Pages without these stores have them in storage only.
  safeSessionStorage.write(SESSION_KEYS.orderReference, null)
  safeSessionStorage.write(SESSION_KEYS.handOff, null)
  for (const callback of callbacks) callback()
}
