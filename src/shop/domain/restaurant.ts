import type { Bilingual } from '#core/text/language.ts'

export interface RestaurantConfig {
  /** One word, as on the sign. */
  readonly name: Bilingual
  readonly fullName: Bilingual
  readonly address: Bilingual
  /** Decimal degrees, as text so that they are written out exactly. */
  readonly position: { readonly latitude: string; readonly longitude: string }
  /** The names that the drawn map carries, from the sea inland. */
  readonly mapLabels: Readonly<Record<'sea' | 'shore' | 'street' | 'highway', Bilingual>>
  readonly phone: string
  /** Digits only, with the country code. */
  readonly whatsapp: string
  /** The default of the setting `CLOSED_HOURS`. */
  readonly closedHours: string
  readonly google: { readonly placeId: string; readonly rating: string }
  readonly deliveryApps: readonly DeliveryApp[]
  readonly social: { readonly tiktok?: string; readonly instagram?: string; readonly facebook?: string }
  readonly bestSellers: BestSellerRule
  readonly preferredItems: readonly string[]
  /** Null without a VAT registration: the site then does not mention VAT. */
  readonly tax: TaxRegistration | null
  readonly licence: TradeLicence | null
  readonly privacy: PrivacyConfig
  /** The language of tickets on a kitchen's device that has chosen none. */
  readonly kitchenLanguage: TicketLanguage
  readonly heroImageExclude: string
}

/** What only the server writes into pages. */
export interface RestaurantWords {
  readonly city: Bilingual
  readonly slogan: Bilingual
  readonly invitation: Bilingual
  readonly description: Bilingual
  readonly cuisines: readonly Bilingual[]
  /** Alternative texts of the hero's pictures, by file name without width and format. */
  readonly heroImages: Readonly<Record<string, Bilingual>>
}

/** Which items are best sellers, by the names an owner writes in the configuration. */
export interface BestSellerRule {
  readonly names: readonly Bilingual[]
  /** Names that are never best sellers; they win over `names`. */
  readonly excluded: readonly string[]
}

export type TicketLanguage = 'ar' | 'en' | 'both'

interface TaxRegistration {
  /** Tax registration number, 15 digits. */
  readonly trn: string
}

interface TradeLicence {
  readonly name: Bilingual
  readonly number: string
}

interface PrivacyConfig {
  /** How many days the host’s log keeps visitors’ addresses; 0 if it keeps none. */
  readonly logDays: number
  /** The data controller. */
  readonly controller: Bilingual
  /** For questions, besides the phone. */
  readonly email?: string
}

export function isTaxNumber(text: string): boolean {
  return /^\d{15}$/.test(text)
}

/** The page of an app or service that takes orders, too. */
export interface DeliveryApp {
  readonly name: Bilingual
  readonly url: string
}

/** The maps service, the only foreign host that pages may embed and send requests to. */
export const MAPS_ORIGIN = 'https://www.google.com'

/** The page where customers leave a review; null without a place id. */
export function toReviewUrl(restaurant: RestaurantConfig): string | null {
  if (restaurant.google.placeId === '') return null
  return `https://search.google.com/local/writereview?placeid=${encodeURIComponent(restaurant.google.placeId)}`
}

/** Directions to the restaurant. */
export function toDirectionsUrl(restaurant: RestaurantConfig): string {
  const { latitude, longitude } = restaurant.position
  return `${MAPS_ORIGIN}/maps/dir/?api=1&destination=${latitude},${longitude}`
}

export function toMapEmbedUrl(restaurant: RestaurantConfig): string {
  const { latitude, longitude } = restaurant.position
  return `${MAPS_ORIGIN}/maps?q=${latitude},${longitude}&output=embed`
}
