import type { BestSellerRule } from './best-sellers.ts'
import type { Bilingual } from './language.ts'

/** What `restaurant.config.ts` must tell about a restaurant. */
export interface RestaurantConfig {
  /** One word, as on the sign. */
  readonly name: Bilingual
  readonly fullName: Bilingual
  readonly address: Bilingual
  /** Decimal degrees, as text so that they are written out exactly. */
  readonly position: { readonly latitude: string; readonly longitude: string }
  readonly phone: string
  /** Digits only, with the country code. */
  readonly whatsapp: string
  /** The default of the setting `CLOSED_HOURS`. */
  readonly closedHours: string
  readonly google: { readonly placeId: string; readonly rating: string }
  readonly deliveryApps: readonly OutsideLink[]
  readonly social: { readonly tiktok?: string; readonly instagram?: string; readonly facebook?: string }
  readonly bestSellers: BestSellerRule
  readonly preferredItems: readonly string[]
  readonly excludedHeroWord: string
}

export interface OutsideLink {
  readonly name: string
  readonly url: string
}

/** 'tel:+971500000000' from a number as people read it. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}

export function reviewLink(restaurant: RestaurantConfig): string {
  return `https://search.google.com/local/writereview?placeid=${encodeURIComponent(restaurant.google.placeId)}`
}

export function directionsLink(restaurant: RestaurantConfig): string {
  const { latitude, longitude } = restaurant.position
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`
}
