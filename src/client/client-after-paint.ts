import type { ClientDirective } from 'astro'
import { onFirstPaint } from './first-paint.ts'

/** The directive `client:after-paint`: hydrates an island once the page has been painted. */
const hydrateAfterPaint: ClientDirective = (load, _options, island) => {
  onFirstPaint(() => {
    void load()
      .then((hydrate) => hydrate())
      .then(() => {
        // The head script handles early taps until then.
        island.dataset.hydrated = ''
        island.dispatchEvent(new Event('island-hydrated', { bubbles: true }))
      })
  })
}

export default hydrateAfterPaint
