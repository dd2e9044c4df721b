import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { LANGUAGES, type Language } from '../../domain/language.ts'
import { SiteFooter } from './SiteFooter.tsx'

const SAMPLE: Record<Language, string> = {
  en: 'Sample menu: dishes and prices are examples.',
  ar: 'قائمة تجريبية: الأصناف والأسعار أمثلة فقط.',
}
const GREETING = 'https://wa.me/971500000000'

test.each(LANGUAGES)('says in small print that the menu is a sample, in %s [FOOT-1]', async (language) => {
  const screen = await render(<SiteFooter language={language} year={2026} greetingUrl={GREETING} isSampleMenu />)
  await expect.element(screen.getByText(SAMPLE[language], { exact: true })).toBeVisible()
})

test.each(LANGUAGES)('says nothing of a sample over the owner’s menu, in %s [FOOT-1]', async (language) => {
  const screen = await render(<SiteFooter language={language} year={2026} greetingUrl={GREETING} />)
  expect(screen.container.textContent).not.toContain(SAMPLE[language])
  expect(screen.container.textContent).toContain('2026')
})
