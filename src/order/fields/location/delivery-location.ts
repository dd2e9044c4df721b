import { isRecord } from '#core/text/parse-record.ts'
import { ADDRESS_HELP_PANEL } from '../address/address-details.ts'
import type { OrderField } from '../order-field.ts'
import { toMapUrl } from './map-url.ts'

/** Where the device says that it is. */
export interface DeliveryLocation {
  /** Decimal degrees north and east. */
  readonly latitude: number
  readonly longitude: number
  /** Metres within which the device is, most likely. */
  readonly accuracy: number
}

/** Where the customer is, if told for this delivery. */
export const locationField: OrderField<DeliveryLocation> = {
  parse: parseLocation,
  methods: ['delivery'],
  panel: ADDRESS_HELP_PANEL,
  isStored: false,
  isRemembered: false,
  toMessage: (location, { words }) => [`${words.location}: ${toMapUrl(location)}`],
}

function parseLocation(value: unknown): DeliveryLocation | undefined {
  const { latitude, longitude, accuracy } = isRecord(value) ? value : {}
  return isNumber(latitude) && isNumber(longitude) && isNumber(accuracy) ? { latitude, longitude, accuracy } : undefined
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

type Position = Pick<DeliveryLocation, 'latitude' | 'longitude'>

/** Above this accuracy, in metres, a driver can't rely on a location. */
const ROUGH_METRES = 200
/** Farther than this from the restaurant a location is likely a mistake. */
const FAR_METRES = 60_000
const EARTH_RADIUS_METRES = 6_371_000

/** What devices claim below this many metres can't be relied on. */
const LEAST_METRES = 5

/** The accuracy in words' precision: 18 becomes 20, 873 becomes 900, and 0 the least that is said. */
export function roundAccuracy({ accuracy }: DeliveryLocation): number {
  return Math.max(LEAST_METRES, Number(accuracy.toPrecision(1)))
}

export function isRough({ accuracy }: DeliveryLocation): boolean {
  return accuracy > ROUGH_METRES
}

/** Whether a location is out of reach of a restaurant. */
export function isFarFrom(location: Position, restaurant: Position): boolean {
  return getDistance(location, restaurant) > FAR_METRES
}

/** Metres between two places, by the haversine formula. */
function getDistance(one: Position, other: Position): number {
  const toRadians = (degrees: number): number => (degrees * Math.PI) / 180
  const latitude = Math.sin(toRadians(other.latitude - one.latitude) / 2) ** 2
  const longitude = Math.sin(toRadians(other.longitude - one.longitude) / 2) ** 2
  const scale = Math.cos(toRadians(one.latitude)) * Math.cos(toRadians(other.latitude))
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(latitude + scale * longitude))
}
