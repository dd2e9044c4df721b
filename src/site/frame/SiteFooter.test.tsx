import type { ComponentProps } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { restaurant } from '../../../restaurant.config.ts'
import { getDirection, LANGUAGES, type Language } from '#core/text/language.ts'
import { toOpeningPlan } from '#shop/domain/opening-plan.ts'
import { formatOpeningHours } from '#shop/messages/format-opening-hours.ts'
import { SiteFooter } from './SiteFooter.tsx'

const SAMPLE: Record<Language, string> = {
  en: 'Sample menu: dishes and prices are examples.',
  ar: 'منيو تجريبي: الأصناف والأسعار أمثلة فقط.',
}

function renderFooter(language: Language, props: Partial<ComponentProps<typeof SiteFooter>> = {}) {
  const hours = formatOpeningHours(language, toOpeningPlan('04:00-12:00', null, 0), 0)
  const greetingUrl = 'https://wa.me/971500000000'
  return render(
    <div dir={getDirection(language)}>
      <SiteFooter {...{ language, restaurant, hours, greetingUrl }} {...props} />
    </div>,
  )
}

afterEach(() => {
  vi.useRealTimers()
})

test.each(LANGUAGES)('says in small print that the menu is a sample, in %s [FOOT-1]', async (language) => {
  const screen = await renderFooter(language, { isSampleMenu: true })
  await expect.element(screen.getByText(SAMPLE[language], { exact: true })).toBeVisible()
})

test.each([
  ['en', 'Al Wasl Road, Jumeirah 1, Dubai', 'Every day from 12 noon to 4 am'],
  ['ar', 'شارع الوصل، جميرا 1، دبي', /^يومياً من/],
] as const)('has the address, the hours and the year, in %s [FOOT-1]', async (language, address, hours) => {
  vi.useFakeTimers({ now: new Date('2031-05-01T12:00:00+04:00'), toFake: ['Date'] })
  const screen = await renderFooter(language)
  await expect.element(screen.getByText(address)).toBeVisible()
  await expect.element(screen.getByText(hours)).toBeVisible()
  expect(screen.container.textContent).toContain('© 2031')
})

test.each([
  ['en', 'TRN 100000000000003', 'Lahab Restaurant L.L.C · Licence 123456'],
  ['ar', 'الرقم الضريبي 100000000000003', 'مطعم لهب ذ.م.م · رخصة تجارية رقم 123456'],
] as const)('has the tax number and the licence, in %s', async (language, tax, licence) => {
  const screen = await renderFooter(language)
  await expect.element(screen.getByText(tax, { exact: true })).toBeVisible()
  await expect.element(screen.getByText(licence, { exact: true })).toBeVisible()
})

test('has both numbers whole and behind their words, read from the right', async () => {
  const screen = await renderFooter('ar')
  for (const number of ['100000000000003', '123456']) {
    const element = screen.getByText(number, { exact: true }).element()
    const words = document.createRange()
    words.selectNode(element.previousSibling ?? element)
    expect(getComputedStyle(element).direction).toBe('ltr')
    expect(element.getClientRects()).toHaveLength(1)
    expect(element.getBoundingClientRect().right).toBeLessThanOrEqual(words.getBoundingClientRect().left + 1)
  }
})

test.each(LANGUAGES)('leaves out numbers that there are not, in %s', async (language) => {
  const screen = await renderFooter(language, { restaurant: { ...restaurant, tax: null, licence: null } })
  expect(screen.container.textContent).not.toMatch(/TRN|VAT|Licence|ضريب|رخصة/)
})
