import { ALLERGENS } from '#core/allergens.ts'
import { aedToFils } from '#core/money.ts'
import type { Bilingual } from '#core/text/language.ts'
import type { Instant } from '#core/time/dubai-time.ts'
import { isDuration } from './delivery-area.ts'
import { RECEIVE_METHODS, type ReceiveMethod } from './receive-method.ts'
import type { DeliveryApp } from './restaurant.ts'
import {
  PAUSABLE,
  PAYMENTS,
  SLOT_MINUTES,
  WITHOUT_END,
  type ContactSettings,
  type DiscountedDishes,
  type OpenNotice,
  type PreOrderSettings,
  type PromoSettings,
  type Pause,
} from './setting-values.ts'
import type { WeeklyHours } from './weekly-hours.ts'
import { isDialable } from './whatsapp-url.ts'

/** Reads fields of the owner's entry. One that is empty or can't be used is null, a list of such lines is empty. */
export interface SettingReader {
  readBoolean(field: string): boolean | null
  readNumber(field: string): number | null
  /** A text in two fields, one line each. */
  readBilingual(en: string, ar: string): Bilingual | null
  /** A text that passes the test. */
  readMatching(field: string, isUsable?: (text: string) => boolean): string | null
  /** A day of the calendar, 'YYYY-MM-DD'. */
  readDate(field: string): string | null
  readInstant(field: string): Instant | null
  /** Lines such as 'Mon-Thu 12:00-04:00'. */
  readWeek(field: string): WeeklyHours | null
  readChoice<Option extends string | number>(field: string, options: readonly Option[]): Option | null
  /** Those of the options that a list holds, in their order. */
  readChoices<Option extends string>(field: string, options: readonly Option[]): readonly Option[]
  /** The lines of a list, parsed; `parse` returns null for an unusable one. */
  readLines<Value>(field: string, parse: (line: string) => Value | null): readonly Value[]
  /** The IDs of the entries that a list links, each once. */
  readEntryIds(field: string): readonly string[]
}

/** A setting of the owner. */
interface SettingRow<Value> {
  /** The fields it is read from, with what counts in place of a value that can't be used. */
  readonly fields: Readonly<Record<string, 'site-own' | 'as-empty' | 'as-yes' | 'as-no' | 'not-paused' | 'without-end'>>
  readonly read: (reader: SettingReader) => Value
}

/**
 * Every setting, in the order in which Contentful shows their first fields. null and an empty list mean "not set": the
 * site then uses its default.
 */
export const SETTING_ROWS = {
  weeklyHours: { fields: { weeklyHours: 'site-own' }, read: (reader) => reader.readWeek('weeklyHours') },
  /** Within the shop's own; null: the same. */
  deliveryHours: {
    fields: { deliveryHours: 'as-empty' },
    read: (reader) => (readMethods(reader).includes('delivery') ? reader.readWeek('deliveryHours') : null),
  },
  /** How long before closing orders stop. */
  lastOrderMinutes: {
    fields: { lastOrderMinutes: 'site-own' },
    read: (reader) => reader.readNumber('lastOrderMinutes'),
  },
  /** One of everything where neither delivery nor pickup is offered. */
  pause: {
    fields: {
      ordersStopped: 'as-no',
      pausedUntil: 'not-paused',
      pauseWhat: 'as-empty',
      pauseReasonEn: 'as-empty',
      pauseReasonAr: 'as-empty',
    },
    read: readPause,
  },
  /** The ways to receive an order, in the order of `RECEIVE_METHODS`. */
  methods: { fields: { delivery: 'as-yes', pickup: 'as-yes' }, read: readMethods },
  /** In the order of `PAYMENTS`. */
  payments: { fields: { payments: 'as-empty' }, read: (reader) => reader.readChoices('payments', PAYMENTS) },
  preOrders: {
    fields: { later: 'as-no', leadMinutes: 'site-own', slotMinutes: 'site-own', daysAhead: 'as-empty' },
    read: readPreOrders,
  },
  /** Whether orders go to areas that are not in the list of delivery areas. */
  hasOtherAreas: { fields: { otherAreas: 'as-no' }, read: (reader) => reader.readBoolean('otherAreas') ?? false },
  /** Whether pickups are brought to the customer's car. */
  hasCarPickup: { fields: { carPickup: 'as-no' }, read: (reader) => reader.readBoolean('carPickup') ?? false },
  /** How long until a pickup is ready: '15' or '15-20'; null: not said. */
  pickupMinutes: {
    fields: { pickupMinutes: 'as-empty' },
    read: (reader) => reader.readMatching('pickupMinutes', isDuration),
  },
  /** The smallest order that is picked up. */
  pickupMinimum: {
    fields: { pickupMinimum: 'as-empty' },
    read: (reader) => aedToFils(reader.readNumber('pickupMinimum')),
  },
  /** IDs of dishes that go with an order, in the order shown. */
  goesWith: { fields: { goesWith: 'as-empty' }, read: (reader) => reader.readEntryIds('goesWith') },
  /** What the kitchen uses besides what the dishes contain, in the order of `ALLERGENS`. */
  kitchenAllergens: {
    fields: { kitchenAllergens: 'as-empty' },
    read: (reader) => reader.readChoices('kitchenAllergens', ALLERGENS),
  },
  contact: {
    fields: {
      phone: 'site-own',
      whatsapp: 'site-own',
      addressEn: 'site-own',
      addressAr: 'site-own',
      deliveryApps: 'site-own',
      tiktok: 'site-own',
      instagram: 'site-own',
      facebook: 'site-own',
      rating: 'site-own',
    },
    read: readContact,
  },
  /** '' where a language has none. */
  slogan: {
    fields: { sloganEn: 'site-own', sloganAr: 'site-own' },
    read: (reader) => reader.readBilingual('sloganEn', 'sloganAr'),
  },
  notice: {
    fields: { noticeEn: 'as-empty', noticeAr: 'as-empty', noticeLastDay: 'without-end' },
    read: readNotice,
  },
  /** Off the price of a discounted dish, in whole percent; 0 for no discount. */
  discountPercent: {
    fields: { discountPercent: 'site-own' },
    read: (reader) => reader.readNumber('discountPercent'),
  },
  discounted: {
    fields: { discountedDishes: 'as-empty', discountedCategories: 'as-empty' },
    read: (reader): DiscountedDishes => ({
      entryIds: reader.readEntryIds('discountedDishes'),
      categories: reader.readLines('discountedCategories', (category) => category),
    }),
  },
  /** Of discount and banner, 'YYYY-MM-DD'; null for an offer without an end. */
  offerLastDay: { fields: { offerLastDay: 'without-end' }, read: (reader) => reader.readDate('offerLastDay') },
  promo: {
    fields: { showPromo: 'as-yes', promoEn: 'site-own', promoAr: 'site-own' },
    read: (reader): PromoSettings => ({
      isShown: reader.readBoolean('showPromo') ?? true,
      text: reader.readBilingual('promoEn', 'promoAr'),
    }),
  },
} satisfies Record<string, SettingRow<unknown>>

type SettingRows = typeof SETTING_ROWS

/** What the rows read. */
export type ShopSettings = { readonly [Name in keyof SettingRows]: ReturnType<SettingRows[Name]['read']> }

/** What checkout gets as the owner has set it. */
export const CHECKOUT_SETTINGS = ['payments', 'hasCarPickup', 'pickupMinutes', 'pickupMinimum', 'goesWith'] as const

export function readShopSettings(reader: SettingReader): ShopSettings {
  const values = Object.entries(SETTING_ROWS).map(([name, { read }]) => [name, read(reader)] as const)
  return Object.fromEntries(values) as ShopSettings
}

/** Of an owner who has set nothing. */
export const EMPTY_SHOP_SETTINGS = readShopSettings({
  readBoolean: () => null,
  readNumber: () => null,
  readBilingual: () => null,
  readMatching: () => null,
  readDate: () => null,
  readInstant: () => null,
  readWeek: () => null,
  readChoice: () => null,
  readChoices: () => [],
  readLines: () => [],
  readEntryIds: () => [],
})

function readMethods(reader: SettingReader): readonly ReceiveMethod[] {
  return RECEIVE_METHODS.filter((method) => reader.readBoolean(method) ?? true)
}

/** A pause of the only way to receive an order is one of everything, one of a way that is not offered is none. */
function readPause(reader: SettingReader): Pause | null {
  const methods = readMethods(reader)
  const until = reader.readInstant('pausedUntil')
  const what = reader.readChoice('pauseWhat', PAUSABLE) ?? 'everything'
  const reason = reader.readBilingual('pauseReasonEn', 'pauseReasonAr') ?? { en: '', ar: '' }
  const isStopped = reader.readBoolean('ordersStopped') ?? false
  if (isStopped || methods.length === 0) return { until: WITHOUT_END, what: 'everything', reason }
  if (until === null || (what !== 'everything' && !methods.includes(what))) return null
  return { until, what: methods.length === 1 ? 'everything' : what, reason }
}

function readNotice(reader: SettingReader): OpenNotice | null {
  const text = reader.readBilingual('noticeEn', 'noticeAr')
  const lastDay = reader.readDate('noticeLastDay')
  return text === null ? null : { text, lastDay }
}

function readPreOrders(reader: SettingReader): PreOrderSettings | null {
  const isOffered = reader.readBoolean('later') ?? false
  const leadMinutes = reader.readNumber('leadMinutes')
  const slotMinutes = reader.readChoice('slotMinutes', SLOT_MINUTES)
  const daysAhead = reader.readNumber('daysAhead')
  return isOffered ? { leadMinutes, slotMinutes, daysAhead: daysAhead === 0 ? null : daysAhead } : null
}

function readContact(reader: SettingReader): ContactSettings {
  const rating = reader.readNumber('rating')
  return {
    phone: reader.readMatching('phone', isPhone),
    whatsapp: reader.readMatching('whatsapp'),
    address: reader.readBilingual('addressEn', 'addressAr'),
    deliveryApps: reader.readLines('deliveryApps', parseNamedUrl),
    social: readSocial(reader),
    rating: rating === null ? null : rating.toFixed(1),
  }
}

/** Reads a name, which both languages show, and an address; null if no browser can open that. */
function parseNamedUrl(line: string): DeliveryApp | null {
  const end = line.lastIndexOf(' https://')
  const url = line.slice(end + 1)
  if (!isWebUrl(url)) return null
  // As the browser understands it: others may read `\` or `@` differently.
  return { name: { en: line.slice(0, end).trim(), ar: '' }, url: new URL(url).href }
}

/** Whether an address can be opened and has no account in it, which hides where it leads. */
function isWebUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return username === '' && password === ''
}

/** A number of the UAE in the form of other countries must be complete. */
function isPhone(text: string): boolean {
  return !text.startsWith('+971') || isDialable(text.replaceAll(/\D/g, ''))
}

function readSocial(reader: SettingReader): ContactSettings['social'] {
  const social: { -readonly [network in keyof ContactSettings['social']]: string } = {}
  for (const network of ['tiktok', 'instagram', 'facebook'] as const) {
    const url = reader.readMatching(network, isWebUrl)
    if (url !== null) social[network] = new URL(url).href
  }
  return social
}
