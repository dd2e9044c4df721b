import type { Page } from '@playwright/test'
import { startSite } from './support/site.ts'
import { ask } from './support/raw-request.ts'
import { expect, LANGUAGES, test } from './support/test.ts'

const ORIGIN = 'https://lahab.example'
const TITLES = {
  ar: { home: 'شاورما وبرجر لهب – اطلب أونلاين في دبي', checkout: 'شاورما وبرجر لهب – إتمام الطلب' },
  en: { home: 'Lahab Shawarma & Burgers – order online in Dubai', checkout: 'Lahab Shawarma & Burgers – Checkout' },
} as const

/** The head as a browser reads it from the server's text, no script having run. */
function headOf(page: Page, html: string): Promise<Record<string, string>> {
  return page.evaluate((text) => {
    const { head, documentElement } = new DOMParser().parseFromString(text, 'text/html')
    const found: Record<string, string> = {
      lang: documentElement.lang,
      dir: documentElement.dir,
      titles: String(head.querySelectorAll('title').length),
      title: head.querySelector('title')?.textContent ?? '',
    }
    for (const meta of head.querySelectorAll('meta')) {
      const name = meta.getAttribute('name') ?? meta.getAttribute('property')
      if (name !== null) found[name] = meta.content
    }
    for (const link of head.querySelectorAll('link[rel=canonical], link[rel=alternate]')) {
      found[link.getAttribute('hreflang') ?? 'canonical'] = link.getAttribute('href') ?? ''
    }
    return found
  }, html)
}

for (const { language, home, checkout } of LANGUAGES) {
  for (const kind of ['home', 'checkout'] as const) {
    test(`the head of ${kind} in ${language} says what and where it is`, { tag: '@APP-6' }, async ({ browser }) => {
      // A plain page: Trusted Types of the site's own would refuse to parse text.
      const page = await browser.newPage()
      const site = await startSite(undefined, { SITE_ORIGIN: ORIGIN })
      try {
        const path = kind === 'home' ? home : checkout
        const headers = { host: 'evil.test', 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'ftp' }
        const { text } = await ask(site.origin, path, { headers })
        expect(text).not.toContain('evil.test')
        const head = await headOf(page, text)
        const address = ORIGIN + path
        expect(head).toMatchObject({
          lang: language,
          dir: language === 'ar' ? 'rtl' : 'ltr',
          titles: '1',
          title: TITLES[language][kind],
          canonical: address,
          ar: ORIGIN + (kind === 'home' ? '/' : '/checkout'),
          en: ORIGIN + (kind === 'home' ? '/en' : '/en/checkout'),
          'x-default': ORIGIN + (kind === 'home' ? '/' : '/checkout'),
          'og:type': 'website',
          'og:title': TITLES[language][kind],
          'og:url': address,
          'og:locale': language === 'ar' ? 'ar_AE' : 'en_AE',
          'twitter:title': TITLES[language][kind],
        })
        expect(head['description']).toMatch(language === 'ar' ? /\p{Script=Arabic}/u : /^[A-Z][\w ,.]+$/)
        expect(head['og:description']).toBe(head['description'])
        expect(head['twitter:description']).toBe(head['description'])
        expect(head['twitter:card']).toBe('summary_large_image')
        expect(head['og:image']).toBe(`${ORIGIN}/share-${language}.jpg`)
        expect((await ask(site.origin, `/share-${language}.jpg`)).headers['content-type']).toBe('image/jpeg')
        expect(head['robots']).toBe(kind === 'checkout' ? 'noindex' : undefined)
      } finally {
        await site.close()
        await page.close()
      }
    })
  }
}

test(
  'a page that is not there is not indexed and has no canonical',
  { tag: ['@APP-6', '@APP-4'] },
  async ({ browser, site }) => {
    const page = await browser.newPage()
    const head = await headOf(page, (await ask(site.origin, '/en/foo')).text)
    expect(head['robots']).toBe('noindex')
    expect(head['canonical']).toBeUndefined()
    await page.close()
  },
)

test('a hostile Host finds its way into no answer', { tag: '@APP-6' }, async ({ site }) => {
  for (const path of ['/', '/en/checkout', '/foo', '/en/', '/live/ar.json', '/%']) {
    const { status, text, headers } = await ask(site.origin, path, { headers: { host: 'evil"><x>' } })
    expect(status).toBeLessThan(500)
    expect(text + JSON.stringify(headers)).not.toContain('evil')
  }
  expect((await ask(site.origin, '/foo', { headers: { host: 'evil.test' } })).status).toBe(404)
})
