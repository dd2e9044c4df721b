import type { Page } from '@playwright/test'
import { expect, gotoHydrated, LANGUAGES, test } from './support/test.ts'
import { getDishPath } from '#core/routes.ts'

declare global {
  interface Window {
    fetched: string[]
  }
}

/** The families of each language's text and headings. */
const FONTS = { ar: ['Lalezar Arabic', 'Readex Arabic', 'Readex Pro'], en: ['Lalezar', 'Readex Pro'] }

/**
 * Names what uses the file of each `<link rel="preload">`, in their order: the `<img>` that has its sources, the
 * family of the font that a text on the page has loaded, or a request by a script; else 'nothing'.
 */
async function listUsers(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready
    const unquote = (family: string): string => family.replaceAll('"', '')
    const rules = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map(({ style }) => ({
        src: style.getPropertyValue('src'),
        family: unquote(style.getPropertyValue('font-family')),
        range: style.getPropertyValue('unicode-range'),
      }))
    const findUser = (link: HTMLLinkElement): string | undefined => {
      if (link.as === 'image') {
        const source = [...document.querySelectorAll('source')].find(
          ({ type, srcset, sizes }) =>
            type === link.type && srcset === link.getAttribute('imagesrcset') && sizes === link.imageSizes,
        )
        const image = source?.parentElement?.querySelector('img')
        const isShown = image?.checkVisibility() === true && image.currentSrc !== ''
        return isShown && source?.srcset.includes(new URL(image.currentSrc).pathname) === true ? 'img' : undefined
      }
      if (link.as === 'font') {
        const { pathname } = new URL(link.href)
        const rule = rules.find(({ src }) => src.includes(pathname))
        const face = [...document.fonts].find(
          ({ family, unicodeRange }) => unquote(family) === rule?.family && unicodeRange === rule.range,
        )
        // A face loads once a text on the page needs it, preloaded or not.
        return face?.status === 'loaded' ? rule?.family : undefined
      }
      return window.fetched.includes(link.href) ? 'fetch' : undefined
    }
    return [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].map(
      (link) => findUser(link) ?? `nothing uses ${link.outerHTML}`,
    )
  })
}

for (const { language, home, checkout, card, privacy } of LANGUAGES) {
  test(`each file that a page preloads is used by it, in ${language}`, async ({ page }) => {
    await page.addInitScript(() => {
      const fetch = window.fetch.bind(window)
      window.fetched = []
      window.fetch = (input, init) => {
        window.fetched.push(new Request(input).url)
        return fetch(input, init)
      }
    })
    const fonts = FONTS[language]
    for (const [path, users] of [
      [home, ['img', ...fonts, 'fetch']],
      [getDishPath('cola', language), ['img', ...fonts, 'fetch']],
      [checkout, [...fonts, 'fetch']],
      [`${card}#1D09CF7EES08035GY`, [...fonts, 'fetch']],
      [privacy, [...fonts, 'fetch']],
      [`${privacy}/nothing`, [...fonts, 'fetch']],
    ] as const) {
      await gotoHydrated(page, path)
      await expect.poll(() => listUsers(page), path).toEqual(users)
    }
  })
}
