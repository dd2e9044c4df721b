import { waitForHydration, expect, gotoHydrated, test } from './support/test.ts'

for (const [path, language, direction] of [
  ['/foo', 'ar', 'rtl'],
  ['/en/foo', 'en', 'ltr'],
] as const) {
  test(`${path} is a 404 in both languages with a link to the menu`, { tag: ['@APP-4', '@P12'] }, async ({ page }) => {
    const response = await page.goto(path)
    await waitForHydration(page)
    expect(response?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('html')).toHaveAttribute('dir', direction)
    const arabic = page.locator('main section[lang="ar"][dir="rtl"]')
    const english = page.locator('main section[lang="en"][dir="ltr"]')
    await expect(arabic.getByRole('heading')).toHaveText('هذه الصفحة ليست في المنيو')
    await expect(english.getByRole('heading')).toHaveText('This page is not on the menu')
    await expect(arabic.getByRole('link')).toHaveAttribute('href', '/#menu')
    await english.getByRole('link').click()
    await page.waitForURL('**/en#menu')
    await expect(page.locator('#menu')).toBeInViewport()
  })
}

test('scripts in query and fragment are not executed', { tag: '@P13' }, async ({ page }) => {
  await gotoHydrated(page, '/en/checkout?x=<script>document.title="bad"</script>#"><svg onload=document.title="bad">')
  await expect(page).toHaveTitle('Lahab Shawarma & Burgers – Checkout')
  await gotoHydrated(page, '/en#menu"><svg onload=document.title="bad">')
  await expect(page).toHaveTitle('Lahab Shawarma & Burgers – order online in Dubai')
})
