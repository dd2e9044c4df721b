import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { LANGUAGES, type Language } from '../../domain/language.ts'
import { SiteFooter } from './SiteFooter.tsx'

const SAMPLE: Record<Language, string> = {
  en: 'Sample menu: dishes and prices are examples.',
  ar: 'قائمة تجريبية: الأصناف والأسعار أمثلة فقط.',
}
const GREETING = 'https://wa.me/971500000000'

afterEach(() => {
  vi.useRealTimers()
})

test.each(LANGUAGES)('says in small print that the menu is a sample, in %s [FOOT-1]', async (language) => {
  const screen = await render(
    <SiteFooter
      language={language}
      closedHours={{ kind: 'daily', from: 240, to: 720 }}
      greetingUrl={GREETING}
      isSampleMenu
    />,
  )
  await expect.element(screen.getByText(SAMPLE[language], { exact: true })).toBeVisible()
})

test.each(LANGUAGES)('says nothing of a sample over the owner’s menu, in %s [FOOT-1]', async (language) => {
  const screen = await render(
    <SiteFooter language={language} closedHours={{ kind: 'daily', from: 240, to: 720 }} greetingUrl={GREETING} />,
  )
  expect(screen.container.textContent).not.toContain(SAMPLE[language])
})

test.each([
  ['en', 'Al Wasl Road, Jumeirah 1, Dubai', 'Every day from 12 noon to 4 am'],
  ['ar', 'شارع الوصل، جميرا 1، دبي', /^يومياً من/],
] as const)('has the address, the hours and the year, in %s [FOOT-1]', async (language, address, hours) => {
  vi.useFakeTimers({ now: new Date('2031-05-01T12:00:00+04:00'), toFake: ['Date'] })
  const screen = await render(
    <SiteFooter language={language} closedHours={{ kind: 'daily', from: 240, to: 720 }} greetingUrl={GREETING} />,
  )
  await expect.element(screen.getByText(address)).toBeVisible()
  await expect.element(screen.getByText(hours)).toBeVisible()
  expect(screen.container.textContent).toContain('© 2031')
})
