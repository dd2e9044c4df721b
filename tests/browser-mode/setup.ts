import { beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { cdp, page } from 'vitest/browser'
import { resetStores } from '#browser/stores/create-store.ts'
import { setMotion } from './motion.ts'
import { resetDocument } from './reset-document.ts'
// Also for a file that would not need them: those before it on the page may have loaded them.
import './global-styles.ts'

const PHONE = { width: 414, height: 896 }

/**
 * Each test starts alike, so that a box can be measured at once: nothing is rendered or stored, the window has the size
 * of a phone and shows the page's top, the pointer of the test before is gone, nothing moves, and the fonts are
 * there. A test of a movement calls `setMotion`. Only what differs is changed: each change is a call of the browser.
 */
beforeEach(async () => {
  // Files share a page. `render` registers its own cleanup in the first of them alone.
  await cleanup()
  document.body.replaceChildren()
  resetStores()
  resetDocument()
  const { innerWidth, innerHeight } = window
  if (innerWidth !== PHONE.width || innerHeight !== PHONE.height) await page.viewport(PHONE.width, PHONE.height)
  window.scrollTo({ top: 0, behavior: 'instant' })
  if (document.querySelector(':hover') !== null) {
    await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 })
  }
  await setMotion('reduce')
  await document.fonts.ready
})
