import { expect, test } from 'vitest'
import { decodeOrderLink } from './decode-order-link.ts'
import { getPublicOrigin, toOrderCardUrl } from './order-card-url.ts'
import { EMPTY_ORDER_LINK, toLinkLines } from './order-link.ts'
import { toWhatsAppUrl } from '#shop/domain/whatsapp-url.ts'

const SITE = 'https://lahab.example'
const PAGE = 'https://proxy.example:8443'

test.each([
  ['the setting', SITE, SITE],
  ['the setting with a port', `${SITE}:8443`, `${SITE}:8443`],
  ['the page, for localhost', 'http://localhost:3000', PAGE],
  ['the page, for 127.0.0.1', 'http://127.0.0.1:3000', PAGE],
  ['the page, for every address', 'http://0.0.0.0:3000', PAGE],
  ['the page, for ::1', 'http://[::1]:3000', PAGE],
  ['the page, for nothing', '', PAGE],
  ['the setting, for a name that only begins like one', 'https://localhost.example', 'https://localhost.example'],
])('the origin of a card is that of %s', (_, siteOrigin, expected) => {
  expect(getPublicOrigin(siteOrigin, PAGE)).toBe(expected)
})

test('a card has the language of the page, and arrives whole in the text of a chat', () => {
  const lines = toLinkLines([{ itemId: 'cola', quantity: 1, requests: [] }])
  const urls = (['ar', 'en'] as const).map((language) => toOrderCardUrl(SITE, language, { ...EMPTY_ORDER_LINK, lines }))
  expect(urls).toEqual([`${SITE}/o#1D09CF7EES08035GY`, `${SITE}/en/o#1D09CF7EES08035GY`])
  for (const url of urls) {
    const chat = toWhatsAppUrl('971500000000', `Order link: ${url}`)
    expect(new URL(chat).host).toBe('wa.me')
    expect(chat.match(/text=/g)).toHaveLength(1)
    expect(chat.match(/%23/g)).toHaveLength(1)
    expect(new URL(chat).searchParams.get('text')).toBe(`Order link: ${url}`)
  }
})

test('an order of more than 4,096 symbols has no address [R38]', () => {
  const line = { code: 1, quantity: 1, requests: [] }
  const toUrl = (count: number): string | null =>
    toOrderCardUrl(SITE, 'en', { ...EMPTY_ORDER_LINK, lines: Array.from({ length: count }, () => line) })
  const url = toUrl(450)
  expect(decodeOrderLink(url?.split('#')[1] ?? '').status).toBe('valid')
  expect(toUrl(460)).toBeNull()
})
