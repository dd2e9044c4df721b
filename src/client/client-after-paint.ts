import type { ClientDirective } from 'astro'
import { onClientStarted } from './client-started.ts'
import { onFirstPaint } from './first-paint.ts'
import { HYDRATED_EVENT } from './head/early-taps.ts'

/** How long Safari waits, which reports no idle time. */
const IDLE_MS = 200

/**
 * The directive `client:after-paint`: loads an island once the page has been painted, and hydrates
 * it once the stores have started. `client:after-paint="idle"` loads an island that nobody waits for
 * once the browser has nothing else to do after that. The head script handles the taps until then.
 */
const hydrateAfterPaint: ClientDirective = (load, { value }, island) => {
  const hydrate = async (): Promise<void> => {
    const loadAndHydrate = await load()
    await new Promise<void>(onClientStarted)
    await loadAndHydrate()
    island.dataset.hydrated = ''
    island.dispatchEvent(new Event(HYDRATED_EVENT, { bubbles: true }))
  }
  onFirstPaint(() => {
    if (value !== 'idle') void hydrate()
    else
      onClientStarted(() => {
        whenIdle(() => void hydrate())
      })
  })
}

function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback)
  else setTimeout(callback, IDLE_MS)
}

export default hydrateAfterPaint
