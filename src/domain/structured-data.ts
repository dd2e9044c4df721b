import { groupByCategory } from './menu-filters.ts'
import { toLocalText, type Language } from './language.ts'
import { getEffectivePrice, isOrderable, type Category, type MenuItem } from './menu.ts'
import { formatAmount } from './money.ts'
import { formatClock, type ClosedHours } from './opening-hours.ts'
import type { RestaurantConfig } from './restaurant.ts'
import { getPath } from './routes.ts'

/** What search engines learn about the restaurant. */
export interface StructuredDataInput {
  readonly restaurant: RestaurantConfig
  readonly language: Language
  /** Public origin without a trailing slash. */
  readonly origin: string
  readonly hours: ClosedHours
  readonly description: string
  /** 'Shawarma', 'Burgers' */
  readonly cuisines: readonly string[]
  readonly menu: readonly MenuItem[]
  readonly categoryName: (category: Category | null) => string
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

type Json = Readonly<Record<string, unknown>>

/**
 * The restaurant with its hours, place, links and whole menu in schema.org's words, for a page in
 * one language. No rating: search engines forbid a site's own.
 */
export function toStructuredData(facts: StructuredDataInput): Json {
  const { restaurant, language, origin, hours, description, cuisines, menu } = facts
  const home = origin + getPath('home', language)
  const { latitude, longitude } = restaurant.position
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': `${origin}/#restaurant`,
    name: restaurant.fullName[language],
    description,
    url: home,
    image: `${origin}/share-${language}.jpg`,
    telephone: restaurant.phone,
    servesCuisine: cuisines,
    currenciesAccepted: 'AED',
    address: { '@type': 'PostalAddress', streetAddress: restaurant.address[language], addressCountry: 'AE' },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    ...openingHours(hours),
    sameAs: Object.values(restaurant.social).filter((link) => link !== ''),
    hasMenu: {
      '@type': 'Menu',
      '@id': `${home}#menu`,
      inLanguage: language,
      hasMenuSection: sections(menu, facts),
    },
  }
}

/**
 * Nothing for a shop that is always closed; one that closes after midnight says so by a closing
 * time before the opening.
 */
function openingHours(hours: ClosedHours): Json {
  if (hours.kind === 'always') return {}
  const [opens, closes] = hours.kind === 'never' ? ['00:00', '23:59'] : [clock(hours.to), clock(hours.from)]
  return { openingHoursSpecification: { '@type': 'OpeningHoursSpecification', dayOfWeek: DAYS, opens, closes } }
}

function clock(minute: number): string {
  return formatClock(minute).padStart(5, '0')
}

function sections(
  menu: readonly MenuItem[],
  { restaurant, language, categoryName }: StructuredDataInput,
): readonly Json[] {
  const isVatIncluded = restaurant.tax !== null
  return groupByCategory(menu).map(({ category, items }) => ({
    '@type': 'MenuSection',
    name: categoryName(category),
    hasMenuItem: items.map((item) => menuItem(item, language, isVatIncluded)),
  }))
}

function menuItem(item: MenuItem, language: Language, isVatIncluded: boolean): Json {
  const description = toLocalText(item.description, language).text
  return {
    '@type': 'MenuItem',
    name: toLocalText(item.name, language).text,
    ...(description !== '' && { description }),
    ...(isOrderable(item) && { offers: offer(formatAmount(getEffectivePrice(item)), isVatIncluded) }),
  }
}

function offer(price: string, isVatIncluded: boolean): Json {
  const amount = { price, priceCurrency: 'AED' }
  return {
    '@type': 'Offer',
    ...amount,
    ...(isVatIncluded && {
      priceSpecification: { '@type': 'PriceSpecification', ...amount, valueAddedTaxIncluded: true },
    }),
  }
}

/** The text of a script element that holds data: nothing in it can end the element. */
export function escapeJsonForScript(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
