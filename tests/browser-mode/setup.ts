import { beforeEach } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { setMotion } from './motion.ts'

/**
 * Each test starts alike, so that a box can be measured at once: the window has the size of a phone
 * and shows the page's top, the pointer of the test before is gone, nothing moves, and the fonts are
 * there. A test of a movement calls `setMotion`.
 */
beforeEach(async () => {
  await page.viewport(414, 896)
  window.scrollTo({ top: 0, behavior: 'instant' })
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 })
  await setMotion('reduce')
  await document.fonts.ready
})
