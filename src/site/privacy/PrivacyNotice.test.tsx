import { NEVER_OPEN_PLAN } from '#shop/domain/opening-plan.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { restaurant } from '../../../restaurant.config.ts'
import { HOME_MENU, OPEN, PageTop } from '#tests/browser-mode/home-page.tsx'
import { renderPage } from '#tests/browser-mode/render-page.tsx'
import { publishLive } from '#tests/browser-mode/serve-live.ts'
import { LANGUAGES } from '#core/text/language.ts'
import { PrivacyNotice } from './PrivacyNotice.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

test.each(LANGUAGES)('has fewer than 250 words, in %s', async (language) => {
  const screen = await render(<PrivacyNotice restaurant={restaurant} language={language} countsEvents />)
  const words = screen.container.textContent.split(/\s+/)
  expect(words.length).toBeGreaterThan(80)
  expect(words.length).toBeLessThan(250)
})

test.each([
  ['en', 'This site keeps no orders:', 'Responsible: Lahab Restaurant L.L.C'],
  ['ar', 'لا يحتفظ هذا الموقع بأي طلب:', 'الجهة المسؤولة: مطعم لهب ذ.م.م'],
] as const)('says that no order is kept, and who is responsible, in %s', async (language, noOrder, controller) => {
  const screen = await render(<PrivacyNotice restaurant={restaurant} language={language} />)
  await expect.element(screen.getByText(noOrder, { exact: true })).toBeVisible()
  await expect.element(screen.getByText(controller)).toBeVisible()
})

test('calls by the phone number, from the left, and writes by mail where there is an address', async () => {
  const screen = await render(<PrivacyNotice restaurant={restaurant} language="ar" />)
  const phone = screen.getByRole('link', { name: restaurant.phone })
  await expect.element(phone).toHaveAttribute('href', 'tel:+971500000000')
  expect(getComputedStyle(screen.getByText(restaurant.phone, { exact: true }).element()).direction).toBe('ltr')
  await expect
    .element(screen.getByRole('link', { name: 'privacy@lahab.example' }))
    .toHaveAttribute('href', 'mailto:privacy@lahab.example')
  vi.spyOn(restaurant.privacy, 'email', 'get').mockReturnValue('')
  await screen.rerender(<PrivacyNotice restaurant={restaurant} language="ar" />)
  await expect.element(screen.getByRole('link', { name: 'privacy@lahab.example' })).not.toBeInTheDocument()
})

test('tells of Contentful’s pictures only where there are any', async () => {
  const screen = await render(<PrivacyNotice restaurant={restaurant} language="en" />)
  await expect.element(screen.getByText(/Contentful/)).toBeVisible()
  await screen.rerender(<PrivacyNotice restaurant={restaurant} language="en" hasOwnImages />)
  await expect.element(screen.getByText(/Contentful/)).not.toBeInTheDocument()
})

test('tells of the counts only where events are counted', async () => {
  const screen = await render(<PrivacyNotice restaurant={restaurant} language="en" countsEvents />)
  await expect.element(screen.getByText(/^We count .* never who you are or what you order\.$/)).toBeVisible()
  await screen.rerender(<PrivacyNotice restaurant={restaurant} language="en" />)
  await expect.element(screen.getByText(/^We count/)).not.toBeInTheDocument()
})

test.each([
  ['en', 0, 'Our server keeps no log of your visit.'],
  ['en', 1, /Its log is kept for 1 day at most\.$/],
  ['en', 14, /Its log is kept for 14 days at most\.$/],
  ['ar', 0, 'لا يحتفظ خادمنا بسجلّ لزيارتك.'],
  ['ar', 14, /ولا يُحفظ سجلّه أكثر من 14 يوماً\.$/],
] as const)('tells in %s how long the log of %i days is kept', async (language, logDays, text) => {
  vi.spyOn(restaurant.privacy, 'logDays', 'get').mockReturnValue(logDays)
  const screen = await render(<PrivacyNotice restaurant={restaurant} language={language} />)
  await expect.element(screen.getByText(text)).toBeVisible()
})

test('phone number and closed banner follow a change, without a basket', async () => {
  vi.useFakeTimers({ now: OPEN })
  const screen = await renderPage(
    <>
      <PageTop page="privacy" />
      <PrivacyNotice restaurant={restaurant} language="en" />
    </>,
    { page: 'privacy' },
  )
  const banner = screen.getByTestId('closed-banner')
  await expect.element(screen.getByRole('link', { name: '+971 50 000 0000' })).toBeVisible()
  await expect.element(banner).toBeEmptyDOMElement()

  const facts = { phone: '+971 4 111 2222', whatsapp: '971501112222', offer: null }
  publishLive({ version: '2', menu: HOME_MENU, facts, openingPlan: NEVER_OPEN_PLAN })
  await expect
    .element(screen.getByRole('link', { name: '+971 4 111 2222' }))
    .toHaveAttribute('href', 'tel:+97141112222')
  await expect.element(banner).toMatchTextContent(/0:00.*24:00/)
  expect(screen.container.querySelectorAll('a[href="tel:+971500000000"]')).toHaveLength(0)
  expect(window.basket).toBeUndefined()
})
