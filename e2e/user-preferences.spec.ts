import type { Page } from '@playwright/test'
import { hideMostOfMenu } from './support/accessibility.ts'
import { openCheckoutWithBasket } from './support/baskets.ts'
import { getItem, getIncreaseButton } from './support/pages.ts'
import { getPromoBanner } from './support/promo.ts'
import { getClosedBanner } from './support/shop.ts'
import { addTextSpacing, doubleTextSize, removeUserStyles } from './support/user-stylesheets.ts'
import { ARABIC, CLOSED_TIME, ENGLISH, expect, gotoHydrated, test } from './support/test.ts'

/**
 * Returns truncated texts: elements that hide their overflow and have some. Excludes line-clamped
 * texts, which the dialog shows in full, and visually hidden ones.
 */
function findTruncatedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isTruncated = (element: Element): boolean => {
      const style = getComputedStyle(element)
      if (style.overflow === 'visible' || style.webkitLineClamp !== 'none') return false
      if (style.clipPath === 'inset(50%)' || style.overflowX === 'auto' || style.overflowX === 'scroll') return false
      return element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1
    }
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility())
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== ''),
      )
      .filter((element) => {
        for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement) {
          if (box.matches('[aria-roledescription="carousel"] *')) return false
          if (isTruncated(box)) return true
        }
        return false
      })
      .map((element) => element.textContent.trim().slice(0, 60))
  })
}

/** Returns the links and buttons of the bar that reach out of the window or overlap another one. */
function findMisplacedControls(page: Page): Promise<string[]> {
  return page.locator('header').evaluate((bar) => {
    const controls = [...bar.querySelectorAll('a, button')]
      .filter((control) => control.checkVisibility())
      .map((control) => ({ name: control.textContent.trim(), box: control.getBoundingClientRect() }))
    return controls
      .filter(({ box }, index) => {
        const isOutside = box.left < 0 || box.right > window.innerWidth
        const isCovered = controls
          .slice(index + 1)
          .some(
            (other) =>
              box.left < other.box.right &&
              other.box.left < box.right &&
              box.top < other.box.bottom &&
              other.box.top < box.bottom,
          )
        return isOutside || isCovered
      })
      .map(({ name }) => name)
  })
}

/** Returns the words that stand on more than one line, letters of them on each. */
function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    while (texts.nextNode() !== null) {
      const text = texts.currentNode
      if (
        text.parentElement?.checkVisibility() !== true ||
        text.parentElement.closest('.visually-hidden, svg') !== null
      )
        continue
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word)
      }
    }
    return broken
  })
}

for (const { width, language, home } of [
  { width: 360, ...ARABIC },
  { width: 900, ...ENGLISH },
  { width: 1280, ...ARABIC },
]) {
  test(`text spacing and 200 % text size truncate no text and move no link out of the bar at ${width} px, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await gotoHydrated(page, `${home}#menu`)
    await getIncreaseButton(getItem(page, 'cola')).click()
    await hideMostOfMenu(page)
    for (const openPage of [() => undefined, () => openCheckoutWithBasket(page, language)]) {
      await openPage()
      for (const change of [addTextSpacing, doubleTextSize]) {
        await change(page)
        expect(await findTruncatedTexts(page), page.url()).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        expect(await findMisplacedControls(page), page.url()).toEqual([])
        // On a phone there may be no other way.
        if (width >= 900 && change === doubleTextSize) expect(await findBrokenWords(page), page.url()).toEqual([])
        await removeUserStyles(page)
      }
    }
  })
}

test('with forced colours surfaces keep an edge, and states are distinguishable', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.clock.setFixedTime(CLOSED_TIME)
  await gotoHydrated(page, '/en')
  const [chosen, other] = await page.locator('[data-testid="category-filter"]').evaluate((row) =>
    ['true', 'false'].map((pressed) => {
      const button = row.querySelector(`[aria-pressed="${pressed}"]`)
      return button === null ? '' : getComputedStyle(button).outlineStyle
    }),
  )
  expect([chosen, other]).toEqual(['solid', 'none'])
  const card = getItem(page, 'chicken-sandwich-large')
  await expect(card.locator('s')).toHaveCSS('text-decoration-line', 'line-through')
  await page.locator('header a').first().focus()
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus-visible')).not.toHaveCSS('outline-style', 'none')
  const places = await page
    .locator('#home [aria-roledescription="carousel"] button')
    .evaluateAll((all) => all.slice(1).map((button) => getComputedStyle(button, '::before').inlineSize))
  expect(new Set(places).size).toBe(2)

  await card.getByRole('link', { name: /^About/ }).click()
  for (const surface of [
    getClosedBanner(page),
    getPromoBanner(page),
    page.locator('#home').getByRole('link', { name: 'Order on WhatsApp' }),
    card,
    page.getByRole('dialog'),
  ]) {
    await expect(surface).toHaveCSS('border-block-start-width', '1px')
    await expect(surface).not.toHaveCSS('border-block-start-color', 'rgba(0, 0, 0, 0)')
  }
})

test('a dark screen gets light words and dark fields, paper dark words', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await gotoHydrated(page, '/en')
  const heading = page.locator('#menu h2')
  const LIGHT_ON_DARK = 'rgb(247, 234, 219)'
  await expect(heading).toHaveCSS('color', LIGHT_ON_DARK)
  await expect(page.getByRole('searchbox')).toHaveCSS('color-scheme', 'dark')
  await page.emulateMedia({ media: 'print' })
  await expect(heading).not.toHaveCSS('color', LIGHT_ON_DARK)
})

for (const [motion, scale] of [
  ['no-preference', '0.98'],
  ['reduce', '1'],
] as const) {
  test(`what is pressed changes its look, and the next page fades in where motion is welcome: ${motion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion })
    await page.addInitScript(() => {
      window.addEventListener('pagereveal', ({ viewTransition }) => {
        document.documentElement.dataset['hasFaded'] = String(viewTransition !== null)
      })
    })
    await gotoHydrated(page, '/en/privacy')
    const link = page.locator('header a[href="/en"]').first()
    await link.hover()
    await page.mouse.down()
    await expect(link).toHaveCSS('opacity', '0.8')
    await expect(link).toHaveCSS('scale', scale)
    await page.mouse.up()
    await page.waitForURL('**/en')
    await expect(page.locator('html')).toHaveAttribute('data-has-faded', String(motion === 'no-preference'))
  })
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing is animated, and scrolling is instant', { tag: '@APP-8' }, async ({ page }) => {
    for (const path of ['/en', '/en/checkout']) {
      await gotoHydrated(page, path)
      const moving = await page.evaluate(
        () =>
          [...document.querySelectorAll('*')]
            .map((element) => getComputedStyle(element))
            .filter(
              (style) =>
                style.animationName !== 'none' || style.transitionDuration.split(', ').some((each) => each !== '0s'),
            ).length,
      )
      expect(moving, path).toBe(0)
      await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
    }
  })
})
