import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { restaurant } from '../../../restaurant.config.ts'
import { LANGUAGES } from '../../domain/language.ts'
import { PrivacyNotice } from './PrivacyNotice.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

test.each(LANGUAGES)('has fewer than 250 words, in %s [PV09]', async (language) => {
  const screen = await render(<PrivacyNotice restaurant={restaurant} language={language} />)
  const words = screen.container.textContent.split(/\s+/)
  expect(words.length).toBeGreaterThan(80)
  expect(words.length).toBeLessThan(250)
})

test.each([
  ['en', 'This site keeps no order:', 'Responsible: Lahab Restaurant L.L.C'],
  ['ar', 'لا يحتفظ هذا الموقع بأي طلب:', 'الجهة المسؤولة: مطعم لهب ذ.م.م'],
] as const)(
  'says that no order is kept, and who is responsible, in %s [PV07]',
  async (language, noOrder, controller) => {
    const screen = await render(<PrivacyNotice restaurant={restaurant} language={language} />)
    await expect.element(screen.getByText(noOrder, { exact: true })).toBeVisible()
    await expect.element(screen.getByText(controller)).toBeVisible()
  },
)

test('calls by the phone number, from the left, and writes by mail where there is an address [PV10]', async () => {
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

test('tells of Contentful’s pictures only where they are not the sample’s [PV07]', async () => {
  const screen = await render(<PrivacyNotice restaurant={restaurant} language="en" />)
  await expect.element(screen.getByText(/Contentful/)).toBeVisible()
  await screen.rerender(<PrivacyNotice restaurant={restaurant} language="en" isSampleMenu />)
  await expect.element(screen.getByText(/Contentful/)).not.toBeInTheDocument()
})

test.each([
  ['en', 0, 'Our server keeps no log of your visit.'],
  ['en', 1, /Its log is kept for 1 day at most\.$/],
  ['en', 14, /Its log is kept for 14 days at most\.$/],
  ['ar', 0, 'لا يحتفظ خادمنا بسجلّ لزيارتك.'],
  ['ar', 14, /ولا يُحفظ سجلّه أكثر من 14 يوماً\.$/],
] as const)('tells in %s how long the log of %i days is kept [PV06] [PV07]', async (language, logDays, text) => {
  vi.spyOn(restaurant.privacy, 'logDays', 'get').mockReturnValue(logDays)
  const screen = await render(<PrivacyNotice restaurant={restaurant} language={language} />)
  await expect.element(screen.getByText(text)).toBeVisible()
})
