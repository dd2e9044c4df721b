import { attempt } from '#core/attempt.ts'
import { SESSION_KEYS } from '#browser/storage/storage-keys.ts'
import { showErrorFallback } from '#browser/loading/error-fallback.ts'
import { FETCH_LIMIT_MS } from '#browser/loading/fetch-limit.ts'
import { safeSessionStorage } from '#browser/storage/safe-storage.ts'

const MIN_RELOAD_INTERVAL_MS = 60_000

/**
 * Reloads the page, at most once a minute, when one of its scripts or its menu is missing, as after a new
 * build; never while offline. If that does not help, or an island throws, shows a note with the
 * other ways to order. Errors of foreign scripts, such as extensions, are ignored.
 */
export function recoverFromScriptErrors(): void {
  let isHandled = false
  const reloadIfOnline = (): void => {
    // Every island fails where the menu or a shared script is missing.
    if (isHandled) return
    isHandled = true
    const signal = attempt(() => AbortSignal.timeout(FETCH_LIMIT_MS)) ?? null
    fetch(location.href, { method: 'HEAD', cache: 'no-store', signal }).then(({ ok }) => {
      if (ok) reloadOnce()
      else showErrorFallback()
    }, showErrorFallback)
  }
  window.addEventListener('astro:hydration-error', reloadIfOnline, true)
  const onLoadError = ({ target }: Event): void => {
    if (target instanceof HTMLScriptElement && isOwnScript(target.src)) reloadIfOnline()
  }
  // A load error of an element does not bubble.
  window.addEventListener('error', onLoadError, true)
  window.addEventListener('error', ({ filename }) => {
    // Where it was thrown. The stack of an error in another script's listener can name ours, too.
    if (isOwnScript(filename)) showErrorFallback()
  })
}

function isOwnScript(url: string): boolean {
  return url.startsWith(`${location.origin}/_astro/`)
}

function reloadOnce(): void {
  const now = Date.now()
  const wasReloaded = now - Number(safeSessionStorage.read(SESSION_KEYS.reloadedAt)) < MIN_RELOAD_INTERVAL_MS
  // Without storage a second reload could not be recognised.
  if (wasReloaded || !safeSessionStorage.write(SESSION_KEYS.reloadedAt, String(now))) showErrorFallback()
  else location.reload()
}
