import type { Page } from '@playwright/test'
import { getPageMessages } from '../src/i18n/page-messages.ts'
import { dish } from './support/pages.ts'
import { ask } from './support/raw-request.ts'
import { forgetShifts, noteShifts, shiftsOf } from './support/shifts.ts'
import { expect, LANGUAGES, open, test } from './support/test.ts'

// The whole sample, as customers see it.
test.use({ menu: 'sample' })

/** Pictures that the page has asked for so far. */
function pictureRequests(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/content-images/')) addresses.push(pathname + search)
  })
  return addresses
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 })

  for (const { language, home } of LANGUAGES) {
    test(
      `a card’s picture is a small AVIF that moves nothing when it comes, in ${language}`,
      { tag: ['@MENU-4', '@P04'] },
      async ({ page, site }) => {
        await noteShifts(page)
        const asked = pictureRequests(page)
        await open(page, home)
        // The pictures alone are looked at: what a late font moves is another matter.
        await page.evaluate(() => document.fonts.ready)
        await forgetShifts(page)
        const picture = dish(page, 'classic-burger').locator('img')
        await picture.scrollIntoViewIfNeeded()
        await expect(picture).toHaveJSProperty('complete', true)
        const { pathname } = new URL(await picture.evaluate((image: HTMLImageElement) => image.currentSrc))
        expect(pathname).toBe('/content-images/classic-burger-480.avif')
        const { headers, body } = await ask(site.origin, pathname)
        expect(headers['content-type']).toBe('image/avif')
        expect(body.length).toBeLessThanOrEqual(18_000)
        expect(asked.filter((each) => !/-\d+\.avif$/.test(each))).toEqual([])
        const shifts = await shiftsOf(page)
        expect(shifts.filter(({ isInMain }) => isInMain)).toEqual([])
      },
    )
  }
})

test('no picture of the sample menu weighs more than 18 kB on a phone', { tag: '@MENU-4' }, async ({ site }) => {
  const { text } = await ask(site.origin, '/')
  const addresses = new Set(text.match(/\/content-images\/[\w-]+-480\.avif/g))
  expect(addresses.size).toBeGreaterThan(8)
  for (const address of addresses) {
    const { status, body } = await ask(site.origin, address)
    expect(status, address).toBe(200)
    expect(body.length, address).toBeLessThanOrEqual(18_000)
  }
})

test('a chosen category asks for no second copy of a picture', { tag: '@MENU-2' }, async ({ page }) => {
  const asked = pictureRequests(page)
  await open(page, '/en')
  for (const category of ['Fries', 'All']) {
    await page.getByRole('button', { name: category, exact: true }).click()
    await expect(page.locator('[data-item] img').first()).toHaveJSProperty('complete', true)
  }
  expect(asked.filter((address) => !/-\d+\.avif$/.test(address))).toEqual([])
})

test('no dish is loaded before it is near: the hero comes first', { tag: '@MENU-4' }, async ({ page }) => {
  await open(page, '/en')
  const ways = await page
    .locator('[data-item] img')
    .evaluateAll((all) => all.map((image) => image.getAttribute('loading')))
  expect(new Set(ways)).toEqual(new Set(['lazy']))
})

for (const { language, home, checkout } of LANGUAGES) {
  test(
    `every page says that pictures are serving suggestions, in ${language}`,
    { tag: '@FOOT-1' },
    async ({ site }) => {
      for (const path of [home, checkout]) {
        const { text } = await ask(site.origin, path)
        expect(text).toContain(`>${getPageMessages(language).footer.servingSuggestion}<`)
        expect(text).not.toMatch(/photo|فوتو/i)
      }
    },
  )
}

test('a copy is revalidated, and nothing but its name finds it', { tag: ['@P14', '@P16'] }, async ({ site }) => {
  const address = '/content-images/fries-small-320.avif'
  const first = await ask(site.origin, address)
  expect([first.status, first.headers['content-type']]).toEqual([200, 'image/avif'])
  expect(first.headers['cache-control']).toBe('public, max-age=3600')
  const again = await ask(site.origin, address, { headers: { 'if-none-match': first.headers['etag'] ?? '' } })
  expect([again.status, again.body.length]).toEqual([304, 0])
  for (const name of ['fries-small-321.avif', 'fries-small-320.png', 'fries-small.avif', '..%2fen']) {
    expect((await ask(site.origin, `/content-images/${name}`)).status, name).toBe(404)
  }
})

test('a query makes no other picture of a copy', { tag: ['@P14'] }, async ({ site }) => {
  const { body } = await ask(site.origin, '/content-images/fries-small-320.avif')
  const asked = await ask(site.origin, '/content-images/fries-small-320.avif?w=4000&fm=png&q=100')
  expect([asked.status, asked.body.equals(body)]).toEqual([200, true])
})
