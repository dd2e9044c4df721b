import { stringifyForHtml } from '#core/text/stringify-for-html.ts'
import { words } from '../../../../restaurant.config.ts'
import { isSoldOut } from '#menu/domain/availability.ts'
import type { DishLabel } from '#menu/domain/dietary-info.ts'
import { groupByCategory } from '#menu/domain/menu-filters.ts'
import { toLocalText, type Language } from '#core/text/language.ts'
import { getShownPrice, isDiscounted, isOrderable, type MenuItem, type OrderableItem } from '#menu/domain/menu.ts'
import { formatAmount } from '#core/money.ts'
import { DAY_MINUTES, formatClock, type Instant, type MinuteOfDay } from '#core/time/dubai-time.ts'
import { getPath } from '#core/routes.ts'
import { getDayHours, listSpecialDays, toDate, type OpeningPlan } from '#shop/domain/opening-plan.ts'
import type { DaySpan } from '#shop/domain/weekly-hours.ts'
import { getCategoryName } from '#menu/messages/get-category-name.ts'
import type { PageData } from '../data/page-data.ts'

interface StructuredDataInput extends Pick<PageData, 'restaurant' | 'openingPlan' | 'now' | 'offerLastDay'> {
  readonly language: Language
  /** Public origin without a trailing slash. */
  readonly origin: string
  readonly menu: readonly MenuItem[]
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

export const SCHEMA = 'https://schema.org'
/** Other labels are no diets. */
const DIETS: Readonly<Partial<Record<DishLabel, string>>> = {
  vegetarian: `${SCHEMA}/VegetarianDiet`,
  vegan: `${SCHEMA}/VeganDiet`,
}

export type Json = Readonly<Record<string, unknown>>

/**
 * Renders the restaurant with hours, place, links and menu as schema.org data in one language. No rating: search engines forbid a site's own.
 */
export function renderStructuredData(input: StructuredDataInput): string {
  return stringifyForHtml(toStructuredData(input))
}

function toStructuredData({ language, origin, menu, ...pageData }: StructuredDataInput): Json {
  const { restaurant, openingPlan, now } = pageData
  const home = origin + getPath('home', language)
  const { latitude, longitude } = restaurant.position
  return {
    '@context': SCHEMA,
    '@type': 'Restaurant',
    '@id': `${origin}/#restaurant`,
    name: restaurant.fullName[language],
    description: words.description[language],
    url: home,
    image: `${origin}/share-${language}.jpg`,
    telephone: restaurant.phone,
    servesCuisine: words.cuisines.map((cuisine) => cuisine[language]),
    currenciesAccepted: 'AED',
    address: { '@type': 'PostalAddress', streetAddress: restaurant.address[language], addressCountry: 'AE' },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    ...toOpeningHours(openingPlan),
    ...toSpecialOpeningHours(openingPlan, now),
    sameAs: Object.values(restaurant.social).filter((link) => link !== ''),
    hasMenu: {
      '@type': 'Menu',
      '@id': `${home}#menu`,
      inLanguage: language,
      hasMenuSection: toMenuSections(menu, language, pageData),
    },
  }
}

/**
 * Days with the same hours share a specification; closed days are left out. A closing time before
 * the opening is on the next day.
 */
function toOpeningHours({ week }: OpeningPlan): Json {
  const days = new Map<string, string[]>()
  for (const [day, spans] of week.entries()) {
    for (const span of spans) {
      const key = JSON.stringify(toTimes(span))
      days.set(key, [...(days.get(key) ?? []), DAYS[day] ?? ''])
    }
  }
  const specifications = [...days].map(([times, dayOfWeek]) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek,
    ...(JSON.parse(times) as Json),
  }))
  return toOneOrMany('openingHoursSpecification', specifications)
}

/** All that are still to come. A closed day opens and closes at midnight, as Google specifies. */
function toSpecialOpeningHours(openingPlan: OpeningPlan, now: Instant): Json {
  const specifications = listSpecialDays(openingPlan, now, Infinity).flatMap(({ special, first, last }) => {
    const closed = [{ opens: '00:00', closes: '00:00' }]
    const isClosed = special.hours === 'closed'
    const times = isClosed ? closed : special.hours.length === 0 ? [] : getDayHours(openingPlan, first).map(toTimes)
    return times.map((time) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: toDate(first),
      validThrough: toDate(last),
      ...time,
    }))
  })
  return toOneOrMany('specialOpeningHoursSpecification', specifications)
}

function toOneOrMany(name: string, values: readonly Json[]): Json {
  return values.length === 0 ? {} : { [name]: values.length === 1 ? values[0] : values }
}

function toTimes({ from, until }: DaySpan): { readonly opens: string; readonly closes: string } {
  // Equal times would mean closed.
  if (until - from >= DAY_MINUTES) return { opens: formatTime(from), closes: formatTime((until - 1) % DAY_MINUTES) }
  return { opens: formatTime(from), closes: formatTime(until % DAY_MINUTES) }
}

function formatTime(minute: MinuteOfDay): string {
  return formatClock(minute).padStart(5, '0')
}

function toMenuSections(menu: readonly MenuItem[], language: Language, terms: OfferTerms): readonly Json[] {
  return groupByCategory(menu).map((group) => ({
    '@type': 'MenuSection',
    name: getCategoryName(group, language).text,
    hasMenuItem: group.items.map((item) => toMenuItem(item, language, terms)),
  }))
}

/** What holds for all prices: whether they include VAT, and until when a discount lasts. */
type OfferTerms = Pick<PageData, 'restaurant' | 'offerLastDay'>

/** An item with its offer, if it has a price. */
export function toMenuItem(item: MenuItem, language: Language, terms: OfferTerms): Json {
  const description = toLocalText(item.description, language).text
  const diets = (item.labels ?? []).flatMap((label) => DIETS[label] ?? [])
  return {
    '@type': 'MenuItem',
    name: toLocalText(item.name, language).text,
    ...(description !== '' && { description }),
    ...(item.calories !== undefined && {
      nutrition: { '@type': 'NutritionInformation', calories: `${item.calories} calories` },
    }),
    ...(diets.length > 0 && { suitableForDiet: diets }),
    ...(isOrderable(item) && { offers: toOffer(item, terms) }),
  }
}

function toOffer(item: OrderableItem, { restaurant, offerLastDay }: OfferTerms): Json {
  const { price, isFixed } = getShownPrice(item)
  const amount = { price: formatAmount(price), priceCurrency: 'AED' }
  const specification = {
    // Of a dish whose options differ in price, the price is the lowest one.
    ...(!isFixed && { minPrice: amount.price }),
    ...(restaurant.tax !== null && { valueAddedTaxIncluded: true }),
  }
  return {
    '@type': 'Offer',
    ...amount,
    ...(isDiscounted(item) && offerLastDay !== null && { priceValidUntil: offerLastDay }),
    ...(isSoldOut(item.availability) && { availability: 'https://schema.org/SoldOut' }),
    ...(Object.keys(specification).length > 0 && {
      priceSpecification: { '@type': 'PriceSpecification', ...amount, ...specification },
    }),
  }
}
