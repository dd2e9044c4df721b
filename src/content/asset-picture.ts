import type { SizedPicture } from '../domain/picture-sources.ts'
import { imageAddress } from './image-address.ts'

/**
 * The picture in an asset that a link was resolved to; null where the asset is missing or of a host that is not on the
 * list (CNT-1, C16, C19). Four to three where the service does not tell both sides, so that the page can keep room.
 */
export function assetPicture(asset: unknown, serviceHost: string): SizedPicture | null {
  const file = field(field(asset, 'fields'), 'file')
  const address = imageAddress(field(file, 'url'), serviceHost)
  if (address === null) return null
  const image = field(field(file, 'details'), 'image')
  const [width, height] = [field(image, 'width'), field(image, 'height')]
  return isPositive(width) && isPositive(height) ? { address, width, height } : { address, width: 4, height: 3 }
}

function isPositive(value: unknown): value is number {
  return typeof value === 'number' && value > 0
}

export function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}

/** Longer than any text of a menu: the time to normalise a text grows with the square of its length, 0.2 s at this one. */
const MAX_TEXT_LENGTH = 20_000

export function text(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, MAX_TEXT_LENGTH) : ''
}
