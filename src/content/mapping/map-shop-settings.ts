import { ALLERGENS } from '#core/allergens.ts'
import { aedToFils } from '#core/money.ts'
import { CATEGORIES } from '#menu/domain/menu.ts'
import { RECEIVE_METHODS, type ReceiveMethod } from '#shop/domain/receive-method.ts'
import type { DeliveryApp } from '#shop/domain/restaurant.ts'
import {
  PAUSABLE,
  PAYMENTS,
  SLOT_MINUTES,
  WITHOUT_END,
  type ContactSettings,
  type OpenNotice,
  type PreOrderSettings,
  type Pause,
  type ShopSettings,
} from '#shop/domain/shop-settings.ts'
import { isDialable } from '#shop/domain/whatsapp-url.ts'
import type { RawEntry } from '../api/contentful-client.ts'
import type { Effect } from '../domain/content-finding.ts'
import { FieldReader } from './field-reader.ts'
import { isDuration, readWeek } from './map-delivery-area.ts'
import type { FieldProblem } from '../model/validate-entry.ts'

/** A setting of the owner. */
interface SettingRow<Value> {
  /** The fields it is read from, with what counts in place of a value that can't be used. */
  readonly fields: Readonly<Record<string, Effect>>
  /** Returns what it is without usable values, too. */
  readonly read: (reader: FieldReader) => Value
}

/** Every setting, in the order in which Contentful shows their first fields. */
const ROWS: { readonly [Name in keyof ShopSettings]: SettingRow<ShopSettings[Name]> } = {
  weeklyHours: { fields: { weeklyHours: 'site-own' }, read: (reader) => readWeek(reader, 'weeklyHours') },
  deliveryHours: {
    fields: { deliveryHours: 'as-empty' },
    read: (reader) => (readMethods(reader).includes('delivery') ? readWeek(reader, 'deliveryHours') : null),
  },
  lastOrderMinutes: {
    fields: { lastOrderMinutes: 'site-own' },
    read: (reader) => reader.readNumber('lastOrderMinutes'),
  },
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
  methods: { fields: { delivery: 'as-yes', pickup: 'as-yes' }, read: readMethods },
  payments: { fields: { payments: 'as-empty' }, read: (reader) => reader.readChoices('payments', PAYMENTS) },
  preOrders: {
    fields: { later: 'as-no', leadMinutes: 'site-own', slotMinutes: 'site-own' },
    read: readPreOrders,
  },
  hasOtherAreas: { fields: { otherAreas: 'as-no' }, read: (reader) => reader.readBoolean('otherAreas') ?? false },
  hasCarPickup: { fields: { carPickup: 'as-no' }, read: (reader) => reader.readBoolean('carPickup') ?? false },
  pickupMinutes: {
    fields: { pickupMinutes: 'as-empty' },
    read: (reader) => reader.readMatching('pickupMinutes', isDuration),
  },
  pickupMinimum: {
    fields: { pickupMinimum: 'as-empty' },
    read: (reader) => aedToFils(reader.readNumber('pickupMinimum')),
  },
  goesWith: { fields: { goesWith: 'as-empty' }, read: (reader) => reader.readEntryIds('goesWith') },
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
  slogan: {
    fields: { sloganEn: 'site-own', sloganAr: 'site-own' },
    read: (reader) => reader.readBilingual('sloganEn', 'sloganAr'),
  },
  notice: {
    fields: { noticeEn: 'as-empty', noticeAr: 'as-empty', noticeLastDay: 'without-end' },
    read: readNotice,
  },
  discountPercent: {
    fields: { discountPercent: 'site-own' },
    read: (reader) => reader.readNumber('discountPercent'),
  },
  discounted: {
    fields: { discountedDishes: 'as-empty', discountedCategories: 'as-empty' },
    read: (reader) => ({
      entryIds: reader.readEntryIds('discountedDishes'),
      categories: reader.readChoices('discountedCategories', CATEGORIES),
    }),
  },
  offerLastDay: { fields: { offerLastDay: 'without-end' }, read: (reader) => reader.readDate('offerLastDay') },
  promo: {
    fields: { showPromo: 'as-yes', promoEn: 'site-own', promoAr: 'site-own' },
    read: (reader) => ({
      isShown: reader.readBoolean('showPromo') ?? true,
      text: reader.readBilingual('promoEn', 'promoAr'),
    }),
  },
}

/** What counts in place of a value that can't be used, by field of the `shopSettings` entry. */
export const SETTING_EFFECTS: Readonly<Record<string, Effect>> = Object.assign(
  {},
  ...Object.values(ROWS).map(({ fields }) => fields),
) as Record<string, Effect>

/** Maps the `shopSettings` entry. A value that can't be used counts as not set and is a problem. */
export function mapShopSettings(entry: RawEntry): {
  readonly settings: ShopSettings
  readonly problems: readonly FieldProblem[]
} {
  const reader = new FieldReader('shopSettings', entry)
  const values = Object.entries(ROWS).map(([name, { read }]) => [name, read(reader)] as const)
  return { settings: Object.fromEntries(values) as unknown as ShopSettings, problems: reader.problems }
}

function readMethods(reader: FieldReader): readonly ReceiveMethod[] {
  return RECEIVE_METHODS.filter((method) => reader.readBoolean(method) ?? true)
}

/** A pause of the only way to receive an order is one of everything, one of a way that is not offered is none. */
function readPause(reader: FieldReader): Pause | null {
  const methods = readMethods(reader)
  const until = reader.readInstant('pausedUntil')
  const what = reader.readChoice('pauseWhat', PAUSABLE) ?? 'everything'
  const reason = reader.readBilingual('pauseReasonEn', 'pauseReasonAr') ?? { en: '', ar: '' }
  const isStopped = reader.readBoolean('ordersStopped') ?? false
  if (isStopped || methods.length === 0) return { until: WITHOUT_END, what: 'everything', reason }
  if (until === null || (what !== 'everything' && !methods.includes(what))) return null
  return { until, what: methods.length === 1 ? 'everything' : what, reason }
}

function readNotice(reader: FieldReader): OpenNotice | null {
  const text = reader.readBilingual('noticeEn', 'noticeAr')
  const lastDay = reader.readDate('noticeLastDay')
  return text === null ? null : { text, lastDay }
}

function readPreOrders(reader: FieldReader): PreOrderSettings | null {
  const isOffered = reader.readBoolean('later') ?? false
  const leadMinutes = reader.readNumber('leadMinutes')
  const slotMinutes = reader.readChoice('slotMinutes', SLOT_MINUTES)
  return isOffered ? { leadMinutes, slotMinutes } : null
}

function readContact(reader: FieldReader): ContactSettings {
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

function readSocial(reader: FieldReader): ContactSettings['social'] {
  const social: { -readonly [network in keyof ContactSettings['social']]: string } = {}
  for (const network of ['tiktok', 'instagram', 'facebook'] as const) {
    const url = reader.readMatching(network, isWebUrl)
    if (url !== null) social[network] = new URL(url).href
  }
  return social
}
