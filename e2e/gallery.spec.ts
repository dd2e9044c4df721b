import type { Locator, Page } from '@playwright/test'
import { getMessages } from '../src/i18n/messages.ts'
import { noteShifts, shiftsOf, totalOf } from './support/shifts.ts'
import { startSite } from './support/site.ts'
import type { Dataset } from '../fake-contentful/dataset.ts'
import { readSampleDataset } from '../fake-contentful/dataset.ts'
import { shownPlace, translation } from './support/carousels.ts'
import { expect, LANGUAGES, open, OPEN, test } from './support/test.ts'

/** Between two moves of its own, in ms (GAL-1). */
const DELAY_MS = 2500

function gallery(page: Page): Locator {
  return page.locator('#gallery [aria-roledescription="carousel"]')
}

/** Brings the gallery near, which wakes it, and stops the clock. */
async function openGallery(page: Page, home: string): Promise<void> {
  await open(page, home)
  await page.locator('#gallery').scrollIntoViewIfNeeded()
  await expect(page.locator('#gallery astro-island[ssr]')).toHaveCount(0)
  await expect(gallery(page)).toHaveAttribute('data-hydrated', 'true')
  await page.clock.pauseAt(new Date(OPEN.getTime() + 120_000))
}

/** GAL-1: how many pictures stand side by side at which width of the window, in px. */
const IN_VIEW = [
  [360, 1],
  [480, 1],
  [639, 1],
  [640, 2],
  [767, 2],
  [768, 3],
  [1023, 3],
  [1024, 4],
  [1439, 4],
  [1440, 5],
  [1919, 5],
  [1920, 6],
] as const

test('as many pictures side by side as the window has room for', { tag: '@GAL-1' }, async ({ page }) => {
  await openGallery(page, '/en')
  for (const [width, count] of IN_VIEW) {
    await page.setViewportSize({ width, height: 800 })
    const [viewport, slide] = await gallery(page)
      .locator('ul')
      .evaluate((list) => [list.clientWidth, list.querySelector('li')?.getBoundingClientRect().width ?? 0] as const)
    expect(Math.round(viewport / slide), `at ${width} px`).toBe(count)
  }
})

for (const { language, home } of LANGUAGES) {
  const words = getMessages(language).carousel

  test(
    `the gallery moves every 2.5 seconds, one picture on, and goes round, in ${language}`,
    { tag: '@GAL-1' },
    async ({ page }) => {
      await openGallery(page, home)
      const count = await gallery(page).locator('li').count()
      expect(count).toBeGreaterThanOrEqual(12)
      let before = await shownPlace(gallery(page))
      for (let move = 0; move < count + 1; move++) {
        await page.clock.runFor(DELAY_MS)
        const now = await shownPlace(gallery(page))
        expect(now).toBe((before % count) + 1)
        before = now
      }
    },
  )

  test(`the gallery moves towards the end of the line, in ${language}`, { tag: '@GAL-1' }, async ({ page }) => {
    await openGallery(page, home)
    const start = await translation(gallery(page))
    await page.clock.runFor(DELAY_MS + 1500)
    const moved = (await translation(gallery(page))) - start
    if (language === 'ar') expect(moved).toBeGreaterThan(100)
    else expect(moved).toBeLessThan(-100)
  })

  test(
    `the gallery has its own pause button, before its pictures, in ${language}`,
    { tag: '@GAL-1' },
    async ({ page }) => {
      await openGallery(page, home)
      const pause = gallery(page).getByRole('button', { name: words.pause })
      await pause.click()
      await page.mouse.move(5, 5)
      const at = await shownPlace(gallery(page))
      await page.clock.runFor(2 * DELAY_MS + 100)
      expect(await shownPlace(gallery(page))).toBe(at)
      await expect(gallery(page).getByRole('button', { name: words.play })).toBeFocused()
      const isFirst = await gallery(page).evaluate(
        (carousel) => carousel.querySelector('button, a, [tabindex]')?.ariaLabel,
      )
      expect(isFirst).toBe(words.play)
      await expect(page.locator('#home').getByRole('button', { name: words.pause })).toBeAttached()
    },
  )
}

test.describe('where less movement is wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the gallery stands still', { tag: ['@GAL-1', '@P10', '@APP-8'] }, async ({ page }) => {
    await openGallery(page, '/en')
    await page.clock.runFor(4 * DELAY_MS)
    expect(await shownPlace(gallery(page))).toBe(1)
  })
})

/** The sample's content with a gallery of three pictures. */
function withFewPictures(): Dataset {
  const { entries, assets } = readSampleDataset()
  const gallery = entries.find(({ contentType }) => contentType === 'galleryImage')
  if (gallery === undefined) throw new Error('the sample has no gallery')
  const images = gallery.fields['images']
  return {
    assets,
    entries: [
      ...entries.filter(({ contentType }) => contentType === 'menuItem'),
      { ...gallery, fields: { images: Array.isArray(images) ? images.slice(0, 3) : [] } },
    ],
  }
}

test(
  'where all pictures stand side by side there is nothing to pause or to go to',
  { tag: '@GAL-1' },
  async ({ page }) => {
    const site = await startSite(withFewPictures())
    try {
      await noteShifts(page)
      await openGallery(page, `${site.origin}/en`)
      await expect(gallery(page).locator('li')).toHaveCount(3)
      expect(totalOf(await shiftsOf(page))).toBeLessThan(0.0005)
      await expect(gallery(page).getByRole('button')).toHaveCount(0)
      await page.setViewportSize({ width: 360, height: 740 })
      await expect(gallery(page).getByRole('button')).toHaveCount(4)
    } finally {
      await site.close()
    }
  },
)

test('an empty gallery is left out, with its link', { tag: ['@GAL-1', '@C20'] }, async ({ page }) => {
  const sample = readSampleDataset()
  const site = await startSite({
    ...sample,
    entries: sample.entries.filter(({ contentType }) => contentType === 'menuItem'),
  })
  try {
    await open(page, `${site.origin}/en`)
    await expect(page.locator('#menu')).toBeVisible()
    await expect(page.locator('#gallery')).toHaveCount(0)
    await expect(page.locator('a[href$="#gallery"]')).toHaveCount(0)
  } finally {
    await site.close()
  }
})
