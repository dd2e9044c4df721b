import type { Page } from '@playwright/test'
import { waitForHydration, CLOSED_TIME, expect, LANGUAGES, gotoHydrated, test } from './support/test.ts'

const LINKS = {
  ar: ['الرئيسية', 'المنيو', 'معرض الصور', 'كيف تصلنا'],
  en: ['Home', 'Menu', 'Gallery', 'Location'],
} as const
const SECTIONS = ['home', 'menu', 'gallery', 'location'] as const

/** Puts the top of a section this far below the top of the window, at once; in px. */
function placeSection(page: Page, id: string, top: number): Promise<void> {
  return page.evaluate(
    ([section, distance]) => {
      const now = document.getElementById(section)?.getBoundingClientRect().top ?? 0
      window.scrollTo({ top: window.scrollY + now - distance, behavior: 'instant' })
    },
    [id, top] as const,
  )
}

function current(page: Page) {
  return page.locator('nav[data-variant="bar"] a[aria-current]')
}

for (const { language, home, checkout } of LANGUAGES) {
  test(`the bar leads to the four sections, in ${language}`, { tag: '@NAV-1' }, async ({ page }) => {
    await gotoHydrated(page, home)
    const links = page.locator('nav[data-variant="bar"] a')
    await expect(links).toHaveText([...LINKS[language]])
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      SECTIONS.map((section) => `#${section}`),
    )
    await gotoHydrated(page, checkout)
    await expect(links).toHaveText([...LINKS[language]])
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      SECTIONS.map((section) => `${home}#${section}`),
    )
  })
}

test('from checkout a link goes home and scrolls there after 60 ms', { tag: '@NAV-2' }, async ({ page }) => {
  await page.addInitScript(() => {
    const scroll = Reflect.get(Element.prototype, 'scrollIntoView') as (options: unknown) => void
    Element.prototype.scrollIntoView = function (options) {
      document.documentElement.dataset.scrolled = `${this.id} ${JSON.stringify(options)}`
      scroll.call(this, options)
    }
  })
  await gotoHydrated(page, '/en/checkout')
  await page.clock.pauseAt(new Date('2026-11-21T21:00:00+04:00'))
  await page.locator('nav[data-variant="bar"]').getByRole('link', { name: 'Gallery' }).click()
  await page.waitForURL((url) => url.pathname === '/en')
  await waitForHydration(page)
  const html = page.locator('html')
  await page.clock.runFor(50)
  await expect(html).not.toHaveAttribute('data-scrolled')
  await page.clock.runFor(20)
  await expect(html).toHaveAttribute('data-scrolled', 'gallery {"behavior":"smooth"}')
  expect(new URL(page.url()).hash).toBe('#gallery')
  await expect(page.locator('#gallery')).toBeInViewport()
})

test.describe('with less movement', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a link from another page arrives at once', { tag: ['@NAV-2', '@APP-8'] }, async ({ page }) => {
    await gotoHydrated(page, '/en/checkout')
    await page.locator('nav[data-variant="bar"]').getByRole('link', { name: 'Menu' }).click()
    await page.waitForURL('**/en#menu')
    await waitForHydration(page)
    // Below the bar and the banner (BAN-1).
    await expect
      .poll(() => page.locator('#menu').evaluate((menu) => Math.round(menu.getBoundingClientRect().top)))
      .toBe(68 + 76)
  })
})

test('a section is in view once its top is 100 px from the top', { tag: '@NAV-3' }, async ({ page }) => {
  await gotoHydrated(page, '/en')
  await expect(current(page)).toHaveText('Home')
  for (const [section, name, before] of [
    ['menu', 'Menu', 'Home'],
    ['gallery', 'Gallery', 'Menu'],
  ] as const) {
    await placeSection(page, section, 102)
    await expect(current(page)).toHaveText(before)
    await placeSection(page, section, 99)
    await expect(current(page)).toHaveText(name)
  }
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(current(page)).toHaveText('Location')
})

test('no section is marked on checkout', { tag: '@NAV-3' }, async ({ page }) => {
  await gotoHydrated(page, '/en/checkout')
  await expect(current(page)).toHaveCount(0)
})

for (const [state, time] of [
  ['open', null],
  ['closed', CLOSED_TIME],
] as const) {
  test(`the chosen section is the marked one while ${state}`, { tag: '@NAV-3' }, async ({ page }) => {
    if (time !== null) await page.clock.setFixedTime(time)
    await gotoHydrated(page, '/en')
    for (const name of ['Menu', 'Gallery']) {
      await page.locator('nav[data-variant="bar"]').getByRole('link', { name }).click()
      await expect(current(page)).toHaveText(name)
      // The scroll is over, and the mark has stayed.
      await expect.poll(() => restingPlace(page, name.toLowerCase())).toBeLessThan(1)
      await expect(current(page)).toHaveText(name)
    }
  })
}

/** How far the top of a section is from where an anchor puts it, in px. */
function restingPlace(page: Page, id: string): Promise<number> {
  return page.evaluate((section) => {
    const element = document.getElementById(section)
    if (element === null) return Infinity
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
    const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop)
    return Math.abs(element.getBoundingClientRect().top - padding - margin)
  }, id)
}

test('the bar is in its scrolled style beyond 50 px', { tag: '@NAV-4' }, async ({ page }) => {
  await gotoHydrated(page, '/en')
  const bar = page.locator('header')
  const ground = (): Promise<string> => bar.evaluate((element) => getComputedStyle(element).backgroundColor)
  const atTop = await ground()
  for (const [top, isScrolled] of [
    [50, 'false'],
    [51, 'true'],
    [0, 'false'],
  ] as const) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
    await expect(bar).toHaveAttribute('data-scrolled', isScrolled)
  }
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
  await expect.poll(ground).not.toBe(atTop)
})
