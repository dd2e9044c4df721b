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
import { FieldReader } from './field-reader.ts'
import { isDuration, readWeek } from './map-delivery-area.ts'
import type { FieldProblem } from '../model/validate-entry.ts'

/** Maps the `shopSettings` entry. A value that can't be used counts as not set and is a problem. */
export function mapShopSettings(entry: RawEntry): {
  readonly settings: ShopSettings
  readonly problems: readonly FieldProblem[]
} {
  const reader = new FieldReader('shopSettings', entry)
  const methods = RECEIVE_METHODS.filter((method) => reader.readBoolean(method) ?? true)
  const settings: ShopSettings = {
    weeklyHours: readWeek(reader, 'weeklyHours'),
    deliveryHours: methods.includes('delivery') ? readWeek(reader, 'deliveryHours') : null,
    lastOrderMinutes: reader.readNumber('lastOrderMinutes'),
    pause: readPause(reader, methods),
    methods,
    payments: reader.readChoices('payments', PAYMENTS),
    preOrders: readPreOrders(reader),
    hasOtherAreas: reader.readBoolean('otherAreas') ?? false,
    hasCarPickup: reader.readBoolean('carPickup') ?? false,
    pickupMinutes: reader.readMatching('pickupMinutes', isDuration),
    pickupMinimum: aedToFils(reader.readNumber('pickupMinimum')),
    goesWith: reader.readEntryIds('goesWith'),
    kitchenAllergens: reader.readChoices('kitchenAllergens', ALLERGENS),
    contact: readContact(reader),
    slogan: reader.readBilingual('sloganEn', 'sloganAr'),
    notice: readNotice(reader),
    discountPercent: reader.readNumber('discountPercent'),
    discounted: {
      entryIds: reader.readEntryIds('discountedDishes'),
      categories: reader.readChoices('discountedCategories', CATEGORIES),
    },
    offerLastDay: reader.readDate('offerLastDay'),
    promo: {
      isShown: reader.readBoolean('showPromo') ?? true,
      text: reader.readBilingual('promoEn', 'promoAr'),
    },
  }
  return { settings, problems: reader.problems }
}

/** A pause of the only way to receive an order is one of everything, one of a way that is not offered is none. */
function readPause(reader: FieldReader, methods: readonly ReceiveMethod[]): Pause | null {
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
