import { expect, inject, test } from 'vitest'
import { LANGUAGES, type Language } from '../../src/core/text/language.ts'
import { getPath, listAddressedPages } from '../../src/core/routes.ts'
import { getPageMessages } from '../../src/site/messages/page-messages.ts'
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

test.each(PAGES)('%s says that images are serving suggestions, in %s [FOOT-1]', async (path, language) => {
  const { text } = await fetchText(origin, path)
  expect(text).toContain(`>${getPageMessages(language).footer.servingSuggestion}<`)
  expect(text).not.toMatch(/photo|فوتو/i)
})

test.each([...PAGES, ['/foo', 'ar'], ['/en/foo', 'en']] as const)(
  'the footer of %s leads to the privacy notice, in %s [PV04]',
  async (path, language) => {
    const { text } = await fetchText(origin, path)
    const footer = text.slice(text.indexOf('<footer'), text.indexOf('</footer>'))
    expect(findElements(footer, 'a').map(({ href }) => href)).toContain(getPath('privacy', language))
  },
)
