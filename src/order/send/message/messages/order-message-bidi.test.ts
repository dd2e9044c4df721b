import createBidi from 'bidi-js'
import { describe, expect, test } from 'vitest'
import { toFils } from '#core/money.ts'
import type { Language } from '#core/text/language.ts'
import { createOption } from '#menu/domain/menu.fixtures.ts'
import { createArea } from '#shop/domain/delivery-area.fixtures.ts'
import {
  ARABIC_COLA,
  ARABIC_ORDER,
  ARABIC_SANDWICH,
  COLA,
  createItems,
  ENGLISH_ORDER,
  toOrder,
  type TypedOrder,
  ordered,
  SANDWICH,
} from '../order-message.fixtures.ts'
import { toOrderMessage, type MessageReference, type OrderMessageVariant } from '../order-message.ts'
import { orderMessages } from '../../../messages/order-messages.ts'

const bidi = createBidi()
const BASES = ['ltr', 'rtl', 'auto'] as const
const CARD_URL = 'https://www.lahab.example/en/o#1F0G1P5H10EA24003401D0JH357DW0H2CF7EES080N9RH'

function toFirst(language: Language): MessageReference {
  return { number: 'KR473', replaced: null, time: orderMessages[language].time(21 * 60 + 40) }
}

function toChanged(language: Language): MessageReference {
  return { number: 'KR473-2', replaced: 'KR473', time: orderMessages[language].time(21 * 60 + 52) }
}

/** What must not be torn apart: amounts, numbers, times, quantities, the card, and the customer's Latin text. */
const GROUP =
  /AED [\d.]+|[A-Z]{2}\d{3}(?:-\d)?|\d{1,2}:\d\d|https:\S+|\d{10}|\+971 50 123 4567|Villa 7, St 33B, Al Barsha 1|Omar|Chicken Sandwich Large|Flat 12B, floor 3|\d+ ×/g

const DELIVERY: Partial<TypedOrder> = {
  area: createArea('a', { name: { en: 'Al Barsha 1', ar: 'البرشاء 1' } }),
  unit: 'Flat 12B, floor 3',
  landmark: 'مقابل Mall 3، بوابة 2',
  makani: '٣٠٠٣٢ ٩٥٣٢٠',
  recipientPhone: '٠٥٠ ١٢٣ ٤٥٦٧',
  location: { latitude: 25.112834, longitude: 55.197412, accuracy: 18 },
  payment: { kind: 'cash', change: toFils(20_000) },
  wanted: { at: Date.parse('2026-11-22T22:30:00+04:00'), isIftar: false },
}

/** How many different items make a message of each form; the words of a line are those of the whole message. */
const ITEM_COUNTS: Readonly<Record<OrderMessageVariant, number>> = { full: 1, compact: 30, short: 120 }

/** The second has a name in one language only. */
const EXTRAS = [
  createOption('cheese', 300, { name: { en: 'Cheese', ar: 'جبنة' } }),
  createOption('halloumi', 550, { name: { en: 'Halloumi', ar: '' } }),
]

/** The lines of a message with every line that an order can have, in the words that are sent. */
function writeLines(language: Language, form: OrderMessageVariant, reference: MessageReference): readonly string[] {
  const isArabic = language === 'ar'
  const [sandwich, cola, other] = isArabic
    ? [ARABIC_SANDWICH, ARABIC_COLA, SANDWICH]
    : [SANDWICH, COLA, ARABIC_SANDWICH]
  const order = toOrder({
    ...(isArabic ? ARABIC_ORDER : ENGLISH_ORDER),
    ...ordered([...createItems(ITEM_COUNTS[form], { ...sandwich, extras: EXTRAS }), cola, other]),
    ...DELIVERY,
    reference,
    cardUrl: CARD_URL,
    firstName: isArabic ? 'Omar' : 'سارة',
    comment: isArabic ? 'الشقة 12، الطابق 3' : 'flat 12, floor 3 – شكراً',
  })
  const message = toOrderMessage(order, orderMessages[language])
  expect(message.form).toBe(form)
  return message.linkText.split('\n').filter((line) => line !== '')
}

/** The visible characters from left to right, as a chat with this base direction displays them. */
function display(line: string, base: (typeof BASES)[number]): string {
  return bidi.getReorderedString(line, bidi.getEmbeddingLevels(line, base)).replace(/\p{Cf}/gu, '')
}

/** '2 ×' is '× 2' for who reads from the right. */
function mirror(group: string): string {
  return group.split(' ').toReversed().join(' ')
}

function listGroups(line: string): readonly string[] {
  return line.match(GROUP) ?? []
}

/** Where a group stands in what is displayed, from the side where reading begins. */
function findPlace(shown: string, group: string, language: Language): number {
  const start = Math.max(shown.indexOf(group), shown.indexOf(mirror(group)))
  return language === 'ar' ? shown.length - start - group.length : start
}

describe.each(['ar', 'en'] as const)('the whole message, in %s', (language) => {
  const [first, changed] = [toFirst(language), toChanged(language)]
  const lines = (['full', 'compact', 'short'] as const).flatMap((form) =>
    [first, changed].flatMap((reference) => writeLines(language, form, reference)),
  )

  test('has a number line, a revision line, a card line and requests for each piece', () => {
    const words = orderMessages[language]
    const { number, time, replaced } = changed
    expect(lines).toEqual(
      expect.arrayContaining([
        words.number(first.number, first.time),
        words.changedNumber(number, replaced ?? '', time),
        `${words.card}: ${CARD_URL}`,
        expect.stringContaining(words.specialRequestForEach),
      ]),
    )
  })

  test('has one time in a line', () => {
    expect(lines.filter((line) => (line.match(/\d{1,2}:\d\d/g) ?? []).length > 1)).toEqual([])
  })

  test.each(BASES)('keeps every group whole, base %s', (base) => {
    const torn = lines.flatMap((line) => {
      const shown = display(line, base)
      return listGroups(line).filter((group) => !shown.includes(group) && !shown.includes(mirror(group)))
    })
    expect(torn).toEqual([])
    expect(lines.flatMap(listGroups).length).toBeGreaterThan(100)
  })

  test('shows the groups of a line in the order in which they are read', () => {
    const turned = lines.filter((line) => {
      const shown = display(line, language === 'ar' ? 'rtl' : 'ltr')
      const places = listGroups(line).map((group) => findPlace(shown, group, language))
      return places.some((place, index) => place < (places[index - 1] ?? 0))
    })
    expect(turned).toEqual([])
  })
})
