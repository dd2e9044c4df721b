import { getPageMessages } from '../src/site/messages/page-messages.ts'
import { recordMapRequests } from './support/maps.ts'
import { expect, gotoHydrated, test } from './support/test.ts'

test(
  'the map is asked for when its section comes near, and says nothing of the visitor',
  { tag: ['@LOC-1', '@LINK-1'] },
  async ({ page }) => {
    const { location } = getPageMessages('en')
    const asked = await recordMapRequests(page, 'works')
    await gotoHydrated(page, '/en')
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    await expect(page.getByRole('img', { name: location.mapAlt })).toBeAttached()
    await page.locator('#location').scrollIntoViewIfNeeded()
    const frame = page.locator('#location iframe')
    await expect(frame).toHaveAttribute('title', location.mapFrame)
    await expect(frame).toHaveAttribute('data-loaded', 'true')
    await expect(frame).toHaveCSS('opacity', '1')
    expect(await frame.getAttribute('src')).toBe('https://www.google.com/maps?q=25.20480,55.24900&output=embed')
    expect(asked).toEqual(['fetch referrer=none', 'document referrer=none'])
  },
)

test('every link that leaves the site opens a new tab and passes on nothing', { tag: '@LINK-1' }, async ({ page }) => {
  await gotoHydrated(page, '/')
  const outside = page.locator('a[href^="https://"]')
  expect(await outside.count()).toBeGreaterThanOrEqual(11)
  for (const link of await outside.all()) {
    const address = await link.getAttribute('href')
    expect([await link.getAttribute('target'), await link.getAttribute('rel')], address ?? '').toEqual([
      '_blank',
      'noopener noreferrer',
    ])
  }
})
