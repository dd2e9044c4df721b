import { describe, expect, test } from 'vitest'
import { getAllMessages } from './support/all-messages.ts'
import { getShopMessages } from '#shop/messages/shop-messages.ts'
import { getContentCheckMessages } from '#site/messages/content-check-messages.ts'
import { getSiteMessages } from '#site/messages/site-messages.ts'
import { formatClockTime, formatMinute, formatOrderTime, formatTimeOfDay } from '#i18n/format-clock-time.ts'
import { getPageMessages } from '#site/messages/page-messages.ts'
import { splitMessage } from '#i18n/split-message.ts'

/** Some messages pass their argument through. */
type Phrase = string | ((...values: number[]) => string | number)

/** All messages of a dictionary by path: 'nav.cart'. */
function phrasesOf(dictionary: object, path = ''): [path: string, phrase: Phrase][] {
  return Object.entries(dictionary).flatMap(([key, value]: [string, Phrase | object]) =>
    typeof value === 'object' ? phrasesOf(value, `${path}${key}.`) : [[`${path}${key}`, value] as [string, Phrase]],
  )
}

/** The text of a message, with the same count for each parameter. */
function spoken(phrase: Phrase, count = 240): string {
  if (typeof phrase === 'string') return phrase
  return `${phrase(...Array.from({ length: phrase.length }, () => count))}`
}

const ENGLISH = phrasesOf({ ...getAllMessages('en'), page: getPageMessages('en') })
const ARABIC = phrasesOf({ ...getAllMessages('ar'), page: getPageMessages('ar') })
const COUNTS = [0, 1, 2, 3, 11, 100, 240, 720, 1439]

describe('the item count of the cart', () => {
  const rows: readonly [count: number, english: string, arabic: string][] = [
    [0, 'Your cart is empty', 'السلة فارغة'],
    [1, 'Cart, 1 item', 'السلة، حبة واحدة (1)'],
    [2, 'Cart, 2 items', 'السلة، حبتان (2)'],
    [3, 'Cart, 3 items', 'السلة، 3 حبات'],
    [11, 'Cart, 11 items', 'السلة، 11 حبة'],
    [103, 'Cart, 103 items', 'السلة، 103 حبات'],
  ]
  test.each(rows)('%i: %s · %s [NAV-6] [R56]', (count, english, arabic) => {
    expect([getSiteMessages('en').nav.cart(count), getSiteMessages('ar').nav.cart(count)]).toEqual([english, arabic])
  })
})

describe('a number of letters or minutes in Arabic', () => {
  const { fixes, findingProblems, site } = getContentCheckMessages('ar')
  test.each([
    [2, 'اكتب حرفين على الأكثر.', 'بعد دقيقتين على الأقل، كل دقيقتين'],
    [10, 'اكتب 10 أحرف على الأكثر.', 'بعد 10 دقائق على الأقل، كل 10 دقائق'],
    [60, 'اكتب 60 حرفاً على الأكثر.', 'بعد 60 دقيقة على الأقل، كل 60 دقيقة'],
    [300, 'اكتب 300 حرف على الأكثر.', 'بعد 300 دقيقة على الأقل، كل 300 دقيقة'],
  ])('%i takes the form of its noun', (count, letters, minutes) => {
    expect([fixes['too-long'](String(count)), site.laterFrom(count, count)]).toEqual([letters, minutes])
    const unreachable = findingProblems['iftar-unreachable']({
      rule: 'iftar-unreachable',
      name: '',
      id: '',
      other: '5',
    })
    expect(unreachable).toContain('بأقل من 5 دقائق.')
  })
})

describe('a message around its value', () => {
  test('is split at the value, wherever a language puts it', () => {
    expect(splitMessage((name) => `Welcome to ${name}`)).toEqual(['Welcome to ', ''])
    expect(splitMessage(getShopMessages('ar').hours.closedNow)).toEqual(['المطعم مغلق الآن (\u2066', '\u2069).'])
  })
})

describe('both dictionaries', () => {
  /** Fixed spellings of names and terms. */
  const wherever: readonly [english: string, arabic: string][] = [
    ['Pause', 'إيقاف مؤقت'],
    ['Play', 'تشغيل'],
    ['Show offer', 'أظهر العرض'],
    ['Order from our website and get 25% OFF', 'اطلب من موقعنا واحصل على خصم \u206625%\u2069'],
  ]
  test.each(wherever)('where English says %s, Arabic says %s', (english, arabic) => {
    const said = ENGLISH.filter(([, phrase]) => spoken(phrase, 25) === english).map(([path]) => path)
    expect(said).not.toEqual([])
    const inArabic = ARABIC.filter(([path]) => said.includes(path)).map(([, phrase]) => spoken(phrase, 25))
    expect(inArabic).toEqual(said.map(() => arabic))
  })

  const oddities: readonly [name: string, language: 'en' | 'ar', odd: RegExp][] = [
    ['empty', 'en', /^\s*$/u],
    ['empty', 'ar', /^\s*$/u],
    ['with an exclamation mark', 'en', /[!！]/u],
    ['with an exclamation mark', 'ar', /[!！]/u],
    ['with a placeholder that was forgotten', 'en', /undefined|NaN|null|\[object|TODO|\{|\}/u],
    ['with a placeholder that was forgotten', 'ar', /undefined|NaN|null|\[object|TODO|\{|\}/u],
    ['with Arabic letters', 'en', /\p{Script=Arabic}/u],
    ['with Latin letters outside of isolates', 'ar', /\p{Script=Latin}/u],
    ['with Arabic-Indic digits', 'ar', /[٠-٩۰-۹]/u],
    ['with a Latin comma, semicolon or question mark', 'ar', /[,;?]/u],
    ['with a double space', 'en', / {2}/u],
    ['with a double space', 'ar', / {2}/u],
  ]
  test.each(oddities)('have no phrase that is %s (%s) [APP-1] [APP-7]', (_, language, odd) => {
    const found = (language === 'en' ? ENGLISH : ARABIC).filter(([, phrase]) =>
      COUNTS.some((count) => odd.test(spoken(phrase, count).replace(/[\u2066-\u2068][^\u2069]*\u2069/gu, '0'))),
    )
    expect(found.map(([path]) => path)).toEqual([])
  })

  test('close every isolate that they open, and English opens those around what was typed [APP-7]', () => {
    const unbalanced = ARABIC.map(([path, phrase]) => [path, spoken(phrase)] as const).filter(
      ([, text]) => text.replace(/[\u2066-\u2068][^\u2066-\u2069]*\u2069/gu, '').search(/[\u2066-\u2069]/u) !== -1,
    )
    expect(unbalanced).toEqual([])
    const isolating = ENGLISH.filter(([, phrase]) => /[\u2066-\u2069]/u.test(spoken(phrase)))
    // They repeat what was typed, in whatever language.
    expect(isolating.map(([path]) => path)).toEqual(['checkout.thanksTo', 'search.nothingFor', 'search.nothingFound'])
  })
})

describe('a time of day in words', () => {
  const rows: readonly [minute: number, english: string, arabic: string][] = [
    [0, '12 midnight', '\u206612:00\u2069 منتصف الليل'],
    [30, '12:30 am', '\u206612:30\u2069 بعد منتصف الليل'],
    [2 * 60 + 59, '2:59 am', '\u20662:59\u2069 بعد منتصف الليل'],
    [3 * 60, '3 am', '\u20663:00\u2069 فجراً'],
    [4 * 60, '4 am', '\u20664:00\u2069 فجراً'],
    [6 * 60, '6 am', '\u20666:00\u2069 صباحاً'],
    [11 * 60 + 59, '11:59 am', '\u206611:59\u2069 صباحاً'],
    [12 * 60, '12 noon', '\u206612:00\u2069 ظهراً'],
    [12 * 60 + 5, '12:05 pm', '\u206612:05\u2069 ظهراً'],
    [15 * 60, '3 pm', '\u20663:00\u2069 عصراً'],
    [16 * 60 + 34, '4:34 pm', '\u20664:34\u2069 عصراً'],
    [17 * 60 + 30, '5:30 pm', '\u20665:30\u2069 مساءً'],
    [18 * 60, '6 pm', '\u20666:00\u2069 مساءً'],
    [23 * 60 + 59, '11:59 pm', '\u206611:59\u2069 مساءً'],
    [24 * 60, '12 midnight', '\u206612:00\u2069 منتصف الليل'],
  ]
  test.each(rows)('minute %i is %s · %s [APP-7] [HRS-2]', (minute, english, arabic) => {
    expect([formatClockTime.en(minute), formatClockTime.ar(minute)]).toEqual([english, arabic])
  })

  test.each([
    ['00:00', '12:00 midnight', '12:00 منتصف الليل'],
    ['00:05', '12:05 am', '12:05 بعد منتصف الليل'],
    ['12:00', '12:00 noon', '12:00 ظهراً'],
    ['20:00', '8:00 pm', '8:00 مساءً'],
    ['23:59', '11:59 pm', '11:59 مساءً'],
  ])('the time %s of an order always has its minutes: %s', (clock, english, arabic) => {
    const instant = Date.parse(`2026-11-22T${clock}:59+04:00`)
    const minute = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
    expect([formatMinute.en(minute), formatMinute.ar(minute)]).toEqual([english, arabic])
    const isolated = arabic.replace(/^\S+/, '\u2066$&\u2069')
    expect([formatOrderTime(instant, 'en'), formatOrderTime(instant, 'ar')]).toEqual([english, isolated])
    expect(formatTimeOfDay(instant, 'en')).toBe(english.replace(':00', ''))
  })
})
