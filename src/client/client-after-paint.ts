import type { ClientDirective } from 'astro'
import { onClientStarted } from './client-started.ts'
import { onFirstPaint } from './first-paint.ts'
import { HYDRATED_EVENT } from './head/early-taps.ts'

/**
 * The directive `client:after-paint`: loads an island once the page has been painted, and hydrates
 * it once the stores have started. The head script handles the taps until then.
 */
const hydrateAfterPaint: ClientDirective = (load, _options, island) => {
  onFirstPaint(() => {
    void load().then((hydrate) => {
      onClientStarted(() => {
        void hydrate().then(() => {
          island.dataset.hydrated = ''
          island.dispatchEvent(new Event(HYDRATED_EVENT, { bubbles: true }))
        })
      })
    })
  })
}

export default hydrateAfterPaint
