import type { Page } from '@playwright/test'
import exported from '../content/sample/lahab.json' with { type: 'json' }
import { readSampleDataset, type Dataset } from '../embedded-contentful/dataset.ts'
import { addSampleExtras } from '../embedded-contentful/sample-extras.ts'
import { getDishPath, getPath, type Page as SitePage } from '#core/routes.ts'
import { LANGUAGES } from '#core/text/language.ts'
import { startSite, type Site } from '#tests/support/site.ts'
import { expect, test } from './support/test.ts'

/** What would end the head, a comment or a script, or begin a second title. */
const MARKUP = '<title></head><!--</script>'
const HARMLESS = 'x'.repeat(MARKUP.length)

/** The same in both. */
const PAUSED_UNTIL = new Date(Date.now() + 3_600_000).toISOString()

const SECRET = 'the-owner-has-this_1'
const PAGES: readonly Exclude<SitePage, 'dish'>[] = ['home', 'checkout', 'orderCard', 'privacy', 'notFound']
const PATHS = LANGUAGES.flatMap((language) => [
  ...PAGES.map((page) => getPath(page, language)),
  getDishPath('classic-burger', language),
  `${language === 'ar' ? '' : '/en'}/check/${SECRET}`,
])

interface Field {
  readonly id: string
  readonly type: string
  readonly validations?: readonly { readonly [rule: string]: unknown; readonly size?: { readonly max?: number } }[]
}

/** The fields of a content type that take any text. */
function listTextFields(contentType: string): readonly Field[] {
  const fields: readonly Field[] = exported.contentTypes.find(({ sys }) => sys.id === contentType)?.fields ?? []
  return fields.filter(
    ({ type, validations = [] }) =>
      /^(Symbol|Text)$/.test(type) && validations.every((rule) => !('in' in rule) && !('regexp' in rule)),
  )
}

/** Everything that an owner can publish, with `ending` at the end of every text. */
function createContent(ending: string): Dataset {
  const sample = addSampleExtras(readSampleDataset(), Date.now())
  const entries = sample.entries.map((entry) => {
    const texts = listTextFields(entry.contentType).map(({ id, validations = [] }) => {
      const own = entry.fields[id]
      const text = typeof own === 'string' ? own : id
      const max = Math.min(...validations.map(({ size }) => size?.max ?? Infinity), 200)
      return [id, text.slice(0, max - ending.length) + ending] as const
    })
    const pause = entry.contentType === 'shopSettings' && {
      pausedUntil: PAUSED_UNTIL,
    }
    return { ...entry, fields: { ...entry.fields, ...pause, ...Object.fromEntries(texts) } }
  })
  return { ...sample, entries }
}

/** Lists the elements of a page with their attributes, and its texts, as a browser reads them; without the endings. */
function listNodes(page: Page, html: string): Promise<readonly string[]> {
  return page.evaluate(
    ({ html, endings }) => {
      const hide = (text: string): string =>
        endings.reduce((hidden, ending) => hidden.replaceAll(ending, '…'), text.replaceAll('\\u003c', '<'))
      const nodes = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('*')]
      return nodes.map((element) => {
        // Hashes of the content.
        const attributes = [...element.attributes].filter(({ name }) => name !== 'uid')
        const texts = [...element.childNodes].map((node) => (node.nodeType === Node.ELEMENT_NODE ? '' : node.nodeValue))
        return hide(
          `${element.tagName} ${attributes.map(({ name, value }) => `${name}=${value}`).join()} ${texts.join('|')}`,
        )
      })
    },
    { html, endings: [MARKUP, HARMLESS] },
  )
}

test('markup in any text of the owner changes nothing of a page but that text', { tag: '@R01' }, async ({ page }) => {
  const settings = { CONTENT_CHECK_SECRET: SECRET, SITE_ORIGIN: 'https://lahab.example' }
  const sites = await Promise.all([MARKUP, HARMLESS].map((ending) => startSite(createContent(ending), settings)))
  const read = async (site: Site, path: string): Promise<readonly string[]> => {
    const response = await fetch(site.origin + path)
    const html = (await response.text()).replaceAll(/(?<=\/shop\/..\/)[\w-]+(?=\.json)/g, 'version')
    return listNodes(page, html)
  }
  try {
    for (const path of PATHS) {
      const [withMarkup = [], harmless = []] = await Promise.all(sites.map((site) => read(site, path)))
      expect(withMarkup.length, path).toBeGreaterThan(20)
      expect(withMarkup, path).toEqual(harmless)
    }
  } finally {
    await Promise.all(sites.map((site) => site.close()))
  }
})
