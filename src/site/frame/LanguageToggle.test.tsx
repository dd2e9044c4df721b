import { expect, test } from 'vitest'
import { recordFollowedLinks } from '#tests/browser-mode/followed-links.ts'
import { clickNow } from '#tests/browser-mode/press.ts'
import { renderPage } from '#tests/browser-mode/render-page.tsx'
import type { Language } from '#core/text/language.ts'
import { LanguageProvider } from '#i18n/language-context.tsx'
import { LanguageToggle } from './LanguageToggle.tsx'

function renderToggle(language: Language, page: 'home' | 'checkout') {
  return renderPage(
    <LanguageProvider language={language}>
      <LanguageToggle page={page} />
    </LanguageProvider>,
    { language, page },
  )
}

test.for([
  ['ar', 'home', 'English', '/en'],
  ['en', 'checkout', 'العربية', '/checkout'],
] as const)('from %s %s, links to %s at %s [APP-5]', async ([language, page, name, path]) => {
  const screen = await renderToggle(language, page)
  await expect.element(screen.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
})

test('stores the language and what is stored nowhere else [APP-5]', async () => {
  const followed = recordFollowedLinks()
  const screen = await renderToggle('en', 'checkout')
  await clickNow(screen.getByRole('link'))
  expect(followed).toHaveLength(1)
  expect(JSON.parse(sessionStorage.getItem('languageSwitch') ?? '')).toEqual({
    method: null,
    name: '',
    address: '',
    category: 'All',
    panels: [],
    scroll: 0,
  })
  expect(localStorage.getItem('language')).toBe('ar')
})

test('in a new tab, stores only the language [APP-5]', async () => {
  recordFollowedLinks()
  const screen = await renderToggle('en', 'checkout')
  const click = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true })
  screen.getByRole('link').element().dispatchEvent(click)
  expect(sessionStorage.getItem('languageSwitch')).toBeNull()
  expect(localStorage.getItem('language')).toBe('ar')
})
