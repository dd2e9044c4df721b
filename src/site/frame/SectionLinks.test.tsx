import { expect, test } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import { recordFollowedLinks } from '#tests/browser-mode/followed-links.ts'
import { renderPage } from '#tests/browser-mode/render-page.tsx'
import type { Language } from '#core/text/language.ts'
import { LanguageProvider } from '#i18n/language-context.tsx'
import { SectionLinks } from './SectionLinks.tsx'

const NAMES = {
  ar: ['الرئيسية', 'المنيو', 'صورنا', 'موقعنا'],
  en: ['Home', 'Menu', 'Gallery', 'Location'],
} as const

async function readLinks(language: Language, page: 'home' | 'checkout'): Promise<readonly string[][]> {
  const screen: RenderResult = await renderPage(
    <LanguageProvider language={language}>
      <SectionLinks page={page} variant="sheet" />
    </LanguageProvider>,
    { language, page },
  )
  return screen
    .getByRole('link')
    .elements()
    .map((link) => [link.textContent, link.getAttribute('href') ?? ''])
}

test.for([
  ['en', 'home', ''],
  ['ar', 'checkout', '/'],
] as const)('lead in %s from %s to the four sections of home [NAV-1] [NAV-2]', async ([language, page, path]) => {
  const [home, menu, gallery, location] = NAMES[language]
  expect(await readLinks(language, page)).toEqual([
    [home, `${path}#home`],
    [menu, `${path}#menu`],
    [gallery, `${path}#gallery`],
    [location, `${path}#location`],
  ])
})

test('with a modifier key are followed as any link [NAV-2]', async () => {
  const followed = recordFollowedLinks()
  await readLinks('en', 'checkout')
  const link = document.querySelector('a[href="/en#gallery"]')
  link?.dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true }))
  expect(followed.map((address) => new URL(address).hash)).toEqual(['#gallery'])
  expect(sessionStorage.getItem('nextSection')).toBeNull()
})
