import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  SANDWICH,
  COLA,
  type Ordered,
  TWO_SANDWICHES,
  ONE_COLA,
  write,
  FACTS,
  compare,
  BOTH,
  FIELDS,
} from './compare-message.fixtures.ts'
import { priceCard } from './card-amounts.ts'
import { OTHER_AREAS } from './chosen-area.ts'
import { createArea } from './delivery-area.fixtures.ts'
import type { Language } from './language.ts'
import { createItem } from './menu.fixtures.ts'
import { toFils } from './money.ts'
import { createOrderCard } from './order-card.ts'
import { toLinkCode, toLinkLines } from './order-link.ts'
import type { Order } from './order-message.ts'
import { createMenuIndex } from './priced-basket.ts'
import type { OptionKey } from './special-requests.ts'

describe.each(['ar', 'en'] as const)('our own message, in %s,', (language) => {
  const long = [
    ...BOTH,
    ...Array.from({ length: 20 }, (): Ordered => ({ itemId: 'tricky', quantity: 2, requests: [] })),
  ]

  test('matches in its full form [CM01]', () => {
    const { linkText, form } = write(BOTH, { language })
    expect(form).toBe('full')
    expect(compare(linkText, BOTH)).toEqual({ verdict: 'matches', fields: FIELDS })
  })

  test('matches in its compact form [CM01]', () => {
    const { linkText, form } = write(long, {
      language,
      order: { comment: 'c'.repeat(150), address: 'a b '.repeat(60) },
    })
    expect(form).toBe('compact')
    expect(compare(linkText, long)).toMatchObject({ verdict: 'matches', fields: { name: 'Sara' } })
  })

  test('matches in its short form, which has only the item count [CM01]', () => {
    const order = Array.from({ length: 99 }, (): Ordered => ({ itemId: 'tricky', quantity: 1, requests: [] }))
    const { linkText, form } = write(order, { language })
    expect(form).toBe('short')
    expect(compare(linkText, order)).toMatchObject({ verdict: 'matches' })
    expect(compare(linkText, order.slice(1))).toMatchObject({
      verdict: 'otherDishes',
      differences: [
        { onlyIn: 'message', kind: 'pieces', count: 99 },
        { onlyIn: 'link', kind: 'pieces', count: 98 },
      ],
    })
  })

  test('matches as WhatsApp copies it [CM02]', () => {
    const { text } = write(BOTH, { language })
    const copied = `[22/11, 21:41] Sara: ${text}`.replaceAll('*', '').replaceAll('\n', '\r\n').replaceAll(' ', '\u00a0')
    expect(compare(copied, BOTH)).toEqual({ verdict: 'matches', fields: FIELDS })
    expect(compare(Array.from(text).join('\u200e'), BOTH)).toEqual({ verdict: 'matches', fields: FIELDS })
  })
})

test('an edited total is another total, and both amounts are reported [CM03]', () => {
  const text = write(BOTH).text.replace('*Total:* AED 32.00', '*Total:* AED 12.00')
  expect(compare(text, BOTH)).toEqual({
    verdict: 'otherTotal',
    fields: FIELDS,
    messageTotal: toFils(1200),
    todaysTotal: toFils(3200),
    isTotalOfLink: false,
  })
})

test('a price that has changed since is distinguished from an edited total [CM05]', () => {
  const menu = [{ ...SANDWICH, price: toFils(2000), discountPrice: null }, COLA]
  expect(compare(write(BOTH).text, BOTH, { menu })).toMatchObject({
    verdict: 'otherTotal',
    messageTotal: toFils(3200),
    todaysTotal: toFils(4500),
    isTotalOfLink: true,
  })
})

describe('other items [CM04]', () => {
  const sandwich = { name: 'Chicken Sandwich Large', quantity: 2, requests: TWO_SANDWICHES.requests, otherRequests: [] }

  test('a line that was deleted is only in the link [CM04]', () => {
    const text = write(BOTH).text.replace(/2 × [^]*?\n\n/, '')
    expect(compare(text, BOTH)).toMatchObject({
      verdict: 'otherDishes',
      language: 'en',
      differences: [{ onlyIn: 'link', kind: 'line', line: { name: 'Chicken Sandwich Large', quantity: 2 } }],
    })
  })

  test('an edited request and a request of one’s own words are other lines [CM04]', () => {
    const text = write(BOTH).text.replace('No pickles, Extra spicy mayo', 'No pickles, no onions')
    expect(compare(text, BOTH)).toMatchObject({
      differences: [
        { onlyIn: 'message', line: { ...sandwich, requests: ['no_pickles'], otherRequests: ['no onions'] } },
        { onlyIn: 'link', line: { name: 'Chicken Sandwich Large' } },
      ],
    })
  })

  test('another quantity is another line [CM04]', () => {
    expect(compare(write(BOTH).text.replace('2 ×', '3 ×'), BOTH)).toMatchObject({
      differences: [
        { onlyIn: 'message', line: { ...sandwich, quantity: 3 } },
        { onlyIn: 'link', line: { quantity: 2 } },
      ],
    })
  })

  test('a line that was added is only in the message [CM04]', () => {
    const text = write(BOTH).text.replace('1 × Cola', '9 × Lobster\nAED 1.00\n\n1 × Cola')
    expect(compare(text, BOTH)).toMatchObject({
      differences: [{ onlyIn: 'message', line: { name: 'Lobster', quantity: 9 } }],
    })
  })

  test('an item that has left the menu is named by its code [CM04]', () => {
    expect(compare(write([ONE_COLA]).text, [ONE_COLA], { menu: [SANDWICH] })).toMatchObject({
      differences: [
        { onlyIn: 'message', kind: 'line', line: { name: 'Cola' } },
        { onlyIn: 'link', kind: 'unknownItem', line: { status: 'gone' } },
      ],
    })
  })

  test('a message pasted without its end lacks the total [CM04]', () => {
    const [start = ''] = write(BOTH).text.split('\n*Total')
    expect(compare(start, BOTH)).toMatchObject({ differences: [{ onlyIn: 'link', kind: 'total', total: 3200 }] })
  })

  test('the same item on several lines counts together [CM04]', () => {
    const twice = [ONE_COLA, ONE_COLA]
    expect(compare(write([{ ...ONE_COLA, quantity: 2 }]).text, twice)).toMatchObject({ verdict: 'matches' })
  })
})

test('a message of another order is named by its number [CM08]', () => {
  const { text } = write(BOTH, { order: { reference: { number: 'MT128', replaced: null, time: '9:40 pm' } } })
  expect(compare(text, BOTH)).toEqual({ verdict: 'otherOrder', number: 'MT128' })
  const changed = write(BOTH, { order: { reference: { number: 'KR473-2', replaced: 'KR473', time: '9:52 pm' } } }).text
  expect(compare(changed, BOTH)).toEqual({ verdict: 'otherOrder', number: 'KR473-2' })
  expect(compare(changed, BOTH, { facts: { ...FACTS, revision: 2 } })).toMatchObject({ verdict: 'matches' })
})

test('a link or a message without a number is compared by its items [CM08]', () => {
  expect(compare(write(BOTH).text, BOTH, { facts: null })).toMatchObject({ verdict: 'matches' })
  expect(compare(write(BOTH, { order: { reference: null } }).text, BOTH)).toMatchObject({ verdict: 'matches' })
})

test.each([
  ['a shopping list', 'Milk\n2 x eggs\n2 × bread\nTotal: 12'],
  ['nothing but spaces', ' \n '],
  ['another text', 'Hello Lahab, are you open?'],
])('%s is no order of ours [CM08]', (_, text) => {
  expect(compare(text, BOTH)).toEqual({ verdict: 'notOurs' })
})

test('of 1 MB of text the first 20,000 characters are read [CM08]', () => {
  expect(compare(`${'x\n'.repeat(500_000)}${write(BOTH).text}`, BOTH)).toEqual({ verdict: 'notOurs' })
  expect(compare(write(BOTH).text + '\n2 × more'.repeat(100_000), BOTH)).toMatchObject({ verdict: 'otherDishes' })
})

test('fields count only after the items, and lose the marks of direction [CM11]', () => {
  const { text } = write(BOTH, { order: { firstName: 'سارة', comment: 'Name: Eve' } })
  expect(text).toContain('Name: \u2068سارة\u2069')
  const forged = text.replace('\n\n2 ×', '\nName: Eve\n\n2 ×')
  expect(compare(forged, BOTH)).toMatchObject({ verdict: 'matches', fields: { name: 'سارة', comment: 'Name: Eve' } })
})

describe('a delivery to an area', () => {
  const area = createArea('jumeirah-1', { name: { ar: 'جميرا 1', en: 'Jumeirah 1' } })

  test('is compared with today’s fee, in its total [CM01] [DA02]', () => {
    for (const language of ['ar', 'en'] as const) {
      const { text } = write(BOTH, { language, order: { area } })
      const expected = { verdict: 'matches', fields: { area: area.name[language] } }
      expect(compare(text, BOTH, { amounts: { total: toFils(4200), isFeeUnknown: false } })).toMatchObject(expected)
      expect(compare(text, BOTH, { amounts: { total: toFils(4400), isFeeUnknown: false } })).toMatchObject({
        verdict: 'otherTotal',
        messageTotal: 4200,
        todaysTotal: 4400,
      })
    }
  })

  test('whose fee is not known here is compared with the fee of the message [DA14]', () => {
    const amounts = { total: toFils(3200), isFeeUnknown: true }
    expect(compare(write(BOTH, { order: { area } }).text, BOTH, { amounts })).toMatchObject({ verdict: 'matches' })
    const told = write(BOTH, { order: { area: OTHER_AREAS } }).text
    expect(compare(told, BOTH, { amounts })).toMatchObject({ verdict: 'matches', fields: { area: 'another area' } })
    expect(compare(write(BOTH).text, BOTH, { amounts })).toMatchObject({ verdict: 'matches' })
  })
})

test('any order in any form and language matches its own message [CM10]', () => {
  const anyName = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 90 }).map((text) => `x${text}`),
    fc.constant('برجر, AED 5.00'),
  )
  const anyItem = fc.record({
    ar: anyName,
    en: anyName,
    price: fc.integer({ min: 100, max: 20_000 }),
    isDiscounted: fc.boolean(),
    quantity: fc.integer({ min: 1, max: 99 }),
    requests: fc.subarray<OptionKey>(['extra_mayonnaise', 'no_pickles', 'extra_ketchup']),
  })
  fc.assert(
    fc.property(
      fc.array(anyItem, { minLength: 1, maxLength: 60 }),
      fc.constantFrom<Language>('ar', 'en'),
      fc.record({ firstName: fc.string(), address: fc.string(), comment: fc.string() }),
      fc.record({ name: fc.string(), fee: fc.option(fc.integer({ min: 0, max: 100_000 })) }),
      (items, language, fields, { name, fee }) => {
        const area = createArea('a', { name: { ar: name, en: '' }, fee: fee === null ? null : toFils(fee) })
        const wanted = { at: 1_800_000_000_000, isIftar: language === 'ar' }
        const order: Partial<Order> = { ...fields, area, wanted, payment: { kind: 'cash', change: toFils(20_000) } }
        const menu = items.map(({ ar, en, price, isDiscounted }, i) =>
          createItem(`item-${i}`, {
            name: { ar, en },
            price: toFils(price),
            discountPrice: isDiscounted ? toFils(price - 50) : null,
            category: 'Chicken Shawarma',
          }),
        )
        const ordered = items.map(({ quantity, requests }, i) => ({ itemId: `item-${i}`, quantity, requests }))
        const { text, linkText } = write(ordered, { language, menu, order })
        const { priced } = createOrderCard(toLinkLines(ordered), createMenuIndex(menu))
        const amounts = priceCard(priced, { area: toLinkCode('a'), facts: null }, { areas: [area] })
        expect(compare(linkText, ordered, { menu, amounts })).toMatchObject({ verdict: 'matches' })
        expect(compare(text, ordered, { menu, amounts })).toMatchObject({ verdict: 'matches' })
      },
    ),
  )
})
