import { expect, inject, test } from 'vitest'
import { LANGUAGES, type Language } from '#core/text/language.ts'
import { getPath, listAddressedPages } from '#core/routes.ts'
import { getPageMessages } from '#site/messages/page-messages.ts'
import { findElements } from './parse-html.ts'
import { fetchText } from './raw-http.ts'

/** Languages in the server-rendered HTML. */
const origin = inject('siteOrigin')

const PAGES = LANGUAGES.flatMap((language) =>
  listAddressedPages().map((page): [path: string, language: Language] => [getPath(page, language), language]),
)
test.each([...PAGES, ['/foo', 'ar'], ['/en/foo', 'en']] as const)(
  'the HTML of %s has the language %s and its direction [APP-1] [APP-2] [APP-3]',
  async (path, language) => {
    const { text } = await fetchText(origin, path)
    const direction = language === 'ar' ? 'rtl' : 'ltr'
    expect(text.slice(0, 200)).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${language}" dir="${direction}"`))
  },
)

const FOOTER_LINKS: readonly RegExp[] = [
  /^tel:\+971500000000$/,
  /^https:\/\/wa\.me\/971500000000\?text=/,
  /^https:\/\/www\.tiktok\.com\/@lahab\.sample$/,
  /^https:\/\/www\.instagram\.com\/lahab\.sample$/,
  /^https:\/\/www\.facebook\.com\/lahab\.sample$/,
]

test.each([...PAGES, ['/foo', 'ar'], ['/en/foo', 'en']] as const)(
  'the footer of %s has five links, the privacy notice and that images are serving suggestions, in %s [FOOT-1]',
  async (path, language) => {
    const { text } = await fetchText(origin, path)
    const footer = text.slice(text.indexOf('<footer'), text.indexOf('</footer>'))
    const links = [...FOOTER_LINKS, new RegExp(`^${getPath('privacy', language)}$`)]
    expect(findElements(footer, 'a').map(({ href }) => href)).toEqual(
      links.map((link): unknown => expect.stringMatching(link)),
    )
    expect(footer).toContain(`>${getPageMessages(language).footer.servingSuggestion}<`)
    expect(text).not.toMatch(/photo|فوتو/i)
  },
)

test('no link out of home passes anything on [LINK-1]', async () => {
  const links = findElements((await fetchText(origin, '/')).text, 'a').filter(({ href }) =>
    href?.startsWith('https://'),
  )
  expect(links.length).toBeGreaterThanOrEqual(11)
  expect(new Set(links.map(({ target, rel }) => `${target} ${rel}`))).toEqual(new Set(['_blank noopener noreferrer']))
})

test('the page of an unknown path leads to the menu, in both languages [APP-4]', async () => {
  const { text } = await fetchText(origin, '/en/foo')
  for (const [language, direction, title, menu] of [
    ['ar', 'rtl', 'هذه الصفحة ليست في المنيو', '/#menu'],
    ['en', 'ltr', 'This page is not on the menu', '/en#menu'],
  ] as const) {
    const section = new RegExp(`<section lang="${language}" dir="${direction}".*?</section>`, 's').exec(text)?.[0] ?? ''
    expect(section).toContain(title)
    expect(findElements(section, 'a').map(({ href }) => href)).toContain(menu)
  }
})
