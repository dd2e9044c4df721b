import { openUnhydrated } from './support/hold-scripts.ts'
import { getItem } from './support/pages.ts'
import { expect, gotoHydrated, test, waitForHydration } from './support/test.ts'

test('the script of the search is requested at the first touch of its field', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  const isRequested = (): boolean => scripts.some((url) => url.includes('search-parts'))
  await gotoHydrated(page, '/en')
  await page.waitForLoadState('networkidle')
  expect(isRequested()).toBe(false)
  await page.getByRole('searchbox').click()
  await expect.poll(isRequested).toBe(true)
})

test('what is typed before hydration is searched for, and typing goes on', async ({ page }) => {
  const release = await openUnhydrated(page)
  const field = page.getByRole('searchbox')
  await field.pressSequentially('col')
  release()
  await waitForHydration(page)
  await expect(field).toHaveValue('col')
  await expect(page.getByRole('heading', { name: '5 dishes' })).toBeVisible()
  await field.pressSequentially('a')
  await expect(field).toHaveValue('cola')
  await expect(getItem(page, 'cola')).toBeVisible()
})

test('where the script can’t be had the field says so, and categories work', async ({ page, faults }) => {
  await page.route(/search-parts.*\.js/, (route) => route.abort())
  await gotoHydrated(page, '/en')
  await page.getByRole('searchbox').fill('cola')
  await expect(page.getByRole('search').getByRole('status')).toHaveText('Search isn’t available right now.')
  const fries = page.locator('[data-testid="category-filter"]').getByRole('button', { name: 'Fries', exact: true })
  await fries.click()
  await expect(fries).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(page.locator('#menu h3')).toHaveText(['Fries'])
  // The browser reports each request that fails.
  faults.length = 0
})
