import type { Image } from '../domain/image-sources.ts'
import { toSafeImageUrl } from './image-url.ts'

/**
 * The picture in an asset that a link was resolved to; null where the asset is missing or of a host that is not on the
 * list (CNT-1, C16, C19). Four to three where the service does not tell both sides, so that the page can keep room.
 */
export function mapAsset(asset: unknown, serviceHost: string): Image | null {
  const file = getField(getField(asset, 'fields'), 'file')
  const address = toSafeImageUrl(getField(file, 'url'), serviceHost)
  if (address === null) return null
  const image = getField(getField(file, 'details'), 'image')
  const [width, height] = [getField(image, 'width'), getField(image, 'height')]
  return isPositive(width) && isPositive(height)
    ? { url: address, width, height }
    : { url: address, width: 4, height: 3 }
}

function isPositive(value: unknown): value is number {
  return typeof value === 'number' && value > 0
}

export function getField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}

/** Longer than any text of a menu: the time to normalise a text grows with the square of its length, 0.2 s at this one. */
const MAX_TEXT_LENGTH = 20_000

export function toText(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, MAX_TEXT_LENGTH) : ''
}
