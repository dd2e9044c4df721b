import path from 'node:path'
import sharp from 'sharp'
import { LANGUAGES } from '#core/text/language.ts'
import { getPath } from '#core/routes.ts'
import { SESSION_KEYS } from '#browser/storage/storage-keys.ts'
import { print } from './print.ts'
import { withSiteAndBrowser } from './with-site.ts'

/**
 * `npx node tools/screenshots.ts`: the documents' images of the built site on a phone, in both languages: the
 * first screen, the menu and checkout. Run it after a change of the look or of the sample's images.
 * The first argument is a URL; without one the site is started.
 */
const FOLDER = path.join(import.meta.dirname, '../docs/images')
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 4 / 3, isMobile: true, hasTouch: true }
/** Evening in Dubai, when the sample's restaurant is open. */
const TIME = new Date('2026-11-20T16:00:00Z')
const BASKET = {
  items: [
    { id: 'chicken-sandwich-large', qty: 2 },
    { id: 'classic-burger', qty: 1 },
    { id: 'lemon-mint', qty: 1 },
  ],
}

const SCREENS = [
  { name: 'home', page: 'home', target: 'body', basket: null },
  { name: 'menu', page: 'home', target: '#menu', basket: BASKET },
  { name: 'checkout', page: 'checkout', target: 'body', basket: BASKET },
] as const

await withSiteAndBrowser(async (origin, browser) => {
  for (const language of LANGUAGES) {
    for (const { name, page, target, basket } of SCREENS) {
      // Without motion the first picture of the hero stays.
      const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce' })
      const tab = await context.newPage()
      await tab.clock.setFixedTime(TIME)
      if (basket !== null) {
        const entry = { key: SESSION_KEYS.basket, value: JSON.stringify(basket) }
        await tab.addInitScript(({ key, value }) => sessionStorage.setItem(key, value), entry)
      }
      await tab.goto(origin + getPath(page, language), { waitUntil: 'load' })
      await tab.locator('main astro-island[data-hydrated]').first().waitFor()
      await tab.locator(target).evaluate((element) => element.scrollIntoView())
      await tab.waitForLoadState('networkidle')
      const file = `${name}-${language}.png`
      await sharp(await tab.screenshot())
        .png({ palette: true })
        .toFile(path.join(FOLDER, file))
      print(file)
      await context.close()
    }
  }
})
