import { expect, inject, onTestFinished, test } from 'vitest'
import { restaurant } from '../../restaurant.config.ts'
import { readSmallMenu } from '../support/small-menu.ts'
import { startSite } from '../support/site.ts'
import { fetchText } from './raw-http.ts'

/** Phone, links, address and offer that the owner publishes, in the server's HTML. */
const FIELDS = {
  phone: '+971 4 111 2222',
  whatsapp: '971501112222',
  addressEn: 'Marina Walk, Dubai Marina',
  addressAr: 'ممشى المارينا، دبي مارينا',
  deliveryApps: ['Noon https://food.noon.com/lahab'],
  instagram: 'https://www.instagram.com/lahab.new',
  rating: 4.8,
  promoEn: 'Free cola with every comboo',
  promoAr: 'كولا مجاناً مع كل وجبة كومبو',
}
const OLD_NUMBERS = /971500000000|50 000 0000/

async function startWith(fields: object): Promise<(path: string) => Promise<string>> {
  const menu = readSmallMenu()
  const entry = { id: 'shop', contentType: 'shopSettings', fields }
  const site = await startSite({ ...menu, entries: [...menu.entries, entry] } as typeof menu)
  onTestFinished(() => site.close())
  return async (path) => (await fetchText(site.origin, path)).text
}

test('pages have the owner’s facts, and the old numbers nowhere [OF02] [OF03]', async () => {
  const fetchPage = await startWith(FIELDS)
  for (const path of ['/', '/en', '/checkout', '/en/checkout', '/o', '/en/foo', '/live/en.json']) {
    const html = await fetchPage(path)
    expect(html, path).toContain('+971 4 111 2222')
    expect(html, path).toContain('971501112222')
    expect(html, path).not.toMatch(OLD_NUMBERS)
  }
  const [arabic, english] = [await fetchPage('/'), await fetchPage('/en')]
  for (const text of ['https://food.noon.com/lahab', 'https://www.instagram.com/lahab.new', '>4.8<'])
    for (const html of [arabic, english]) expect(html).toContain(text)
  expect(english).toContain('Marina Walk, Dubai Marina')
  expect(english).toContain('>Free cola with every comboo<')
  expect(arabic).toContain('ممشى المارينا، دبي مارينا')
  expect(arabic).toContain('>كولا مجاناً مع كل وجبة كومبو<')
  for (const html of [arabic, english]) expect(html).not.toContain('talabat')
})

test('a page without an offer reserves no room for it [OF03]', async () => {
  const fetchPage = await startWith({ showPromo: false })
  const html = await fetchPage('/en')
  expect(html).toMatch(/<html[^>]* data-promo="dismissed"/)
  expect(html).not.toContain('data-testid="promo-banner"')
})

test('without settings pages have the configured facts [OF01]', async () => {
  const { text } = await fetchText(inject('siteOrigin'), '/en')
  for (const fact of [restaurant.phone, restaurant.whatsapp, restaurant.address.en, `>${restaurant.google.rating}<`])
    expect(text).toContain(fact)
  expect(text).toContain('data-testid="promo-banner"')
  expect(text).not.toMatch(/<html[^>]* data-promo/)
})
