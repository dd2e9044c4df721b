import { describe, expect, test } from 'vitest'
import type { Language } from '#core/text/language.ts'
import { toFils } from '#core/money.ts'
import { toOrderCardUrl } from '#order/link/order-card-url.ts'
import { LINKED_ORDER, TWO_SANDWICHES, type Ordered } from '#order/link/order-link.fixtures.ts'
import { EMPTY_ORDER_LINK, toLinkLines } from '#order/link/order-link.ts'
import { ARABIC, ENGLISH } from '#order/send/message/order-message.fixtures.ts'
import { BOTH, COLA, FIELDS, read, READ, SANDWICH, write } from './read-pasted-message.fixtures.ts'
import type { OptionKey } from '#menu/domain/special-requests.ts'

const WORDS = { ar: ARABIC, en: ENGLISH }
const createReference = (language: Language, number = 'KR473', replaced: string | null = null) => ({
  number,
  replaced,
  time: WORDS[language].time(21 * 60 + 40),
})

describe.each(['ar', 'en'] as const)('of our own message, in %s, no line is unknown', (language) => {
  test('in its full form, with its card [CM01]', () => {
    const cardUrl = toOrderCardUrl('https://lahab.example', language, {
      ...EMPTY_ORDER_LINK,
      order: LINKED_ORDER,
      lines: toLinkLines(BOTH),
    })
    const { linkText, form } = write(BOTH, { language, order: { cardUrl } })
    expect(form).toBe('full')
    expect(linkText).toContain(cardUrl)
    expect(read(linkText)).toEqual(READ)
  })

  test('in its short form, unless the item count is another [CM01]', () => {
    const order = Array.from({ length: 99 }, (): Ordered => ({ itemId: 'tricky', quantity: 1, requests: [] }))
    const { linkText, form } = write(order, { language })
    expect(form).toBe('short')
    expect(read(linkText, order)).toMatchObject({ otherLines: [], fields: FIELDS })
    expect(read(linkText, order.slice(1))).toMatchObject({ otherLines: [expect.stringMatching(/99$/)] })
  })

  test('with extras, in its full and its compact form, a free one in words or as an amount [EX09] [CM10] [G22]', () => {
    const sandwich: Ordered = { ...TWO_SANDWICHES, extras: ['sauce', 'cheese'] }
    for (const ordered of [[sandwich], [{ ...sandwich, quantity: 1 }], Array.from({ length: 30 }, () => sandwich)]) {
      const { linkText, form } = write(ordered, { language })
      expect(form).toBe(ordered.length === 1 ? 'full' : 'compact')
      expect(read(linkText, ordered)).toMatchObject({ otherLines: [], fields: FIELDS })
      // Messages of earlier releases.
      const withAmount = linkText.replaceAll(/\((?:Free|مجاناً)\)/g, '(AED 0.00)')
      expect(read(withAmount, ordered)).toMatchObject({ otherLines: [], fields: FIELDS })
    }
  })

  test('of an order for several people, whose names the link has [SB03]', () => {
    const order = [{ ...BOTH[0], person: 'Omar' }, BOTH[1], { ...BOTH[1], person: 'سارة' }] as const
    const { text } = write(order, { language })
    expect(read(text, order)).toMatchObject({ otherLines: [], fields: FIELDS })
    expect(read(text, order.slice(0, 2))).toMatchObject({
      otherLines: [expect.stringContaining('سارة'), expect.anything()],
    })
  })

  test('of an order for several people, unless the dishes of two changed places [SB03] [CM04]', () => {
    const order = [
      { ...BOTH[0], person: 'Omar' },
      { ...BOTH[1], person: 'سارة' },
    ] as const
    const changed = [
      { ...BOTH[1], person: 'Omar' },
      { ...BOTH[0], person: 'سارة' },
    ] as const
    for (const count of [1, 30]) {
      const repeat = (lines: readonly Ordered[]): readonly Ordered[] =>
        lines.flatMap((line) => Array.from({ length: count }, () => line))
      const { linkText } = write(repeat(order), { language })
      expect(read(linkText, repeat(order))).toMatchObject({ otherLines: [], fields: FIELDS })
      expect(read(linkText, repeat(changed))).toMatchObject({ fields: FIELDS })
      expect(read(linkText, repeat(changed))).not.toMatchObject({ otherLines: [] })
    }
  })

  test('as WhatsApp copies it [CM02]', () => {
    const { text } = write(BOTH, { language })
    const copied = `[22/11, 21:41] Sara: ${text}`.replaceAll('*', '').replaceAll('\n', '\r\n').replaceAll(' ', '\u00a0')
    expect(read(copied)).toEqual(READ)
    expect(read(Array.from(text).join('\u200e'))).toEqual(READ)
  })

  test('of a changed order, of one for later, and of a pickup [CM01] [LT01]', () => {
    const at = LINKED_ORDER.writtenAt + 50 * 60_000
    const changed = write(BOTH, { language, order: { reference: createReference(language, 'KR473-2', 'KR473') } }).text
    expect(read(changed, BOTH, { link: { order: { ...LINKED_ORDER, revision: 2 } } })).toEqual(READ)
    const later = write(BOTH, { language, order: { wanted: { at, isIftar: language === 'ar' } } }).text
    expect(read(later, BOTH, { link: { wantedAt: at } })).toEqual(READ)
    const pickup = write(BOTH, { language, order: { method: 'pickup' } }).text
    expect(read(pickup, BOTH, { link: { order: { ...LINKED_ORDER, method: 'pickup' } } })).toEqual({
      ...READ,
      fields: { ...FIELDS, address: '' },
    })
  })

  test('where it is of an earlier release, with the comment before the total [CM01] [F40]', () => {
    const { text } = write(BOTH, { language })
    const [comment = ''] = /\n\n[^:\n]+: [^\n]*no onion please[^\n]*(?=\n\n)/.exec(text) ?? []
    const earlier = text.replace(comment, '').replace(/\n(?=[^\n]*VAT|الأسعار)/, `${comment.slice(1)}\n`)
    expect(earlier.indexOf('no onion')).toBeGreaterThan(earlier.lastIndexOf('×'))
    expect(read(earlier)).toEqual(READ)
  })

  test('where it is of an earlier release, with a clock of 24 hours [F35] [CM02]', () => {
    const wanted = { at: Date.parse('2026-11-22T22:30:00+04:00'), isIftar: false }
    const { time, number, wantedToday } = WORDS[language]
    const earlier = write(BOTH, { language, order: { wanted } })
      .text.replace(time(21 * 60 + 40), '21:40')
      .replace(time(22 * 60 + 30), '22:30')
    expect(earlier).toContain(`\n${number('KR473', '21:40')}\n${wantedToday('22:30')}\n`)
    expect(read(earlier, BOTH, { link: { wantedAt: wanted.at } })).toEqual(READ)
  })
})

describe('a line that the ticket does not say is shown as it stands', () => {
  test.each([
    ['1 x Fries Large'],
    ['٢ × كولا'],
    ['and one more cola'],
    ['9 × Lobster'],
    ['Name: Eve'],
    ['Payment: in kisses'],
  ])('%j among the items, and behind the total [F09] [CM04]', (line) => {
    const { text } = write(BOTH)
    expect(read(text.replace('\n\n1 × Cola', `\n\n${line}\n\n1 × Cola`))).toEqual({ ...READ, otherLines: [line] })
    expect(read(`${text}\n${line}`)).toEqual({ ...READ, otherLines: [line] })
  })

  test.each([
    ['the quantity', '2 × Chicken', '3 × Chicken', ['3 × Chicken Sandwich Large', /^Special request, for each: /]],
    ['a request', 'No pickles', 'no onions', ['2 × Chicken Sandwich Large', /Extra spicy mayo, no onions$/]],
    ['a request that was deleted', /\nSpecial request.*/, '', ['2 × Chicken Sandwich Large']],
    ['the method', 'Delivery\n', 'Pickup\n', ['Pickup']],
    ['the time', '9:40 pm', '7:40 pm', ['Order KR473, 7:40 pm']],
    ['the title', 'New order', 'Changed order', ['*Changed order – Lahab*']],
    ['words behind an item', '1 × Cola', '1 × Cola and fries', ['1 × Cola and fries']],
    ['words behind the method', 'Delivery\n', 'Delivery tomorrow\n', ['Delivery tomorrow']],
  ])('where it changes %s [F09] [CM04]', (_, written, edited, expected) => {
    expect(read(write(BOTH).text.replace(written, edited))).toEqual({
      ...READ,
      otherLines: expected.map((line) => (typeof line === 'string' ? line : (expect.stringMatching(line) as string))),
    })
  })

  test('and more requests below an item are shown with the item [F09]', () => {
    const { text } = write(BOTH)
    expect(read(text.replace('\nAED 5.00', '\nAED 5.00\nSpecial request: no ice'))).toEqual({
      ...READ,
      otherLines: ['1 × Cola', 'Special request: no ice'],
    })
  })

  test('where it is wanted at another time [F09]', () => {
    const at = LINKED_ORDER.writtenAt + 50 * 60_000
    const { text } = write(BOTH, { order: { wanted: { at, isIftar: false } } })
    expect(read(text, BOTH, { link: { wantedAt: at + 30 * 60_000 } })).toMatchObject({
      otherLines: [expect.stringMatching(/^For: today at /)],
    })
    expect(read(text)).toMatchObject({
      otherLines: ['*Order for later – Lahab*', expect.stringMatching(/^For: today at /)],
    })
  })

  test('in the compact form, too [F09] [CM04]', () => {
    const long = Array.from({ length: 30 }, (_, index): Ordered => ({ ...TWO_SANDWICHES, quantity: index + 1 }))
    const { linkText, form } = write(long)
    expect(form).toBe('compact')
    const edited = linkText.replace('7 × Chicken Sandwich Large', '8 × Chicken Sandwich Large')
    expect(read(edited, long)).toMatchObject({
      otherLines: [expect.stringMatching(/^8 × Chicken Sandwich Large, was/)],
    })
  })

  test('where it names an item that has left the menu [F09] [CM04]', () => {
    expect(read(write(BOTH).text, BOTH, { menu: [SANDWICH] })).toMatchObject({ otherLines: ['1 × Cola'] })
  })

  test('where the requests of two lines of an item changed places [F09]', () => {
    const burger = (quantity: number, ...requests: readonly OptionKey[]): Ordered => ({
      itemId: 'sandwich',
      quantity,
      requests,
    })
    const ordered = [burger(1, 'no_pickles'), burger(1)]
    const { text } = write(ordered)
    expect(read(text, ordered)).toMatchObject({ otherLines: [] })
    expect(read(text, [burger(1), burger(1)])).toMatchObject({
      otherLines: ['1 × Chicken Sandwich Large', 'Special request: No pickles'],
    })
  })

  test('where an extra was added or left out [EX09]', () => {
    const withCheese: Ordered = { ...TWO_SANDWICHES, extras: ['cheese'] }
    const { text } = write([withCheese])
    const lines = ['2 × Chicken Sandwich Large', /^Special request, for each: /, 'Extras, for each: Cheese (AED 3.00)']
    const shown = lines.map((line): unknown => (typeof line === 'string' ? line : expect.stringMatching(line)))
    expect(read(text, [TWO_SANDWICHES])).toMatchObject({ otherLines: shown })
    expect(read(text.replace(/\nExtras.*/, ''), [withCheese])).toMatchObject({ otherLines: shown.slice(0, 2) })
  })

  test('without marks of direction and controls, and once for each time that it stands there [F09] [CM11]', () => {
    const { text } = write(BOTH)
    expect(read(`${text}\n\u202eextra\u0000 \u2066cola\n*extra* cola`)).toMatchObject({
      otherLines: ['extra cola', '*extra* cola'],
    })
    expect(read(`${text}\n1 × Cola\nTotal: AED 1.00`)).toEqual({
      ...READ,
      otherLines: ['1 × Cola', 'Total: AED 1.00'],
    })
  })
})

test('prices that changed since leave no line unknown: the ticket has those of today [CM05]', () => {
  const menu = [{ ...SANDWICH, price: toFils(2000), discountPrice: null }, COLA]
  expect(read(write(BOTH).text, BOTH, { menu })).toEqual(READ)
})

test('of a message of another order nothing is used [CM08]', () => {
  const { text } = write(BOTH, { order: { reference: createReference('en', 'MT128') } })
  expect(read(text)).toEqual({ status: 'otherOrder', number: 'MT128' })
  const changed = write(BOTH, { order: { reference: createReference('en', 'KR473-2', 'KR473') } }).text
  expect(read(changed)).toEqual({ status: 'otherOrder', number: 'KR473-2' })
})

test('a message without a number is read, and with one for a basket the number is shown [CM08]', () => {
  expect(read(write(BOTH, { order: { reference: null } }).text)).toEqual(READ)
  expect(read(write(BOTH).text, BOTH, { link: { order: null } })).toMatchObject({
    otherLines: ['Delivery', 'Order KR473, 9:40 pm'],
  })
})

test.each([
  ['a shopping list', 'Milk\n2 x eggs\n2 × bread\nTotal: 12'],
  ['nothing but spaces', ' \n '],
  ['another text', 'Hello Lahab, are you open?'],
])('%s is no order of ours [CM08]', (_, text) => {
  expect(read(text)).toEqual({ status: 'notOurs' })
})

test('of 1 MB of text the first 20,000 characters are read, and the reader is told [CM08]', () => {
  expect(read(`${'x\n'.repeat(500_000)}${write(BOTH).text}`)).toEqual({ status: 'notOurs' })
  expect(read(write(BOTH).text + '\n2 × more'.repeat(100_000))).toMatchObject({ status: 'read', isCut: true })
})

test('fields count only after the items, a comment before them, too [CM11]', () => {
  const { text } = write(BOTH, { order: { firstName: 'سارة', comment: 'Name: Eve' } })
  expect(text).toContain('Name: \u2068سارة\u2069')
  const forged = text.replace('\n\n2 ×', '\nName: Eve\n\n2 ×')
  expect(read(forged)).toMatchObject({ fields: { name: 'سارة', comment: 'Name: Eve' }, otherLines: ['Name: Eve'] })
})
