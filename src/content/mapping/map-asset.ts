import type { Image } from '#core/images/image-sources.ts'
import { normaliseLine } from '#core/text/text.ts'
import { toSafeImageUrl } from './image-url.ts'

/**
 * Maps a resolved asset to an image; null if the asset is missing or its host is not allowed.
 * Without valid dimensions its size is unknown.
 */
export function mapAsset(asset: unknown, serviceHost: string): Image | null {
  const file = getField(getField(asset, 'fields'), 'file')
  const url = toSafeImageUrl(getField(file, 'url'), serviceHost)
  if (url === null) return null
  const image = getField(getField(file, 'details'), 'image')
  const [width, height] = [getField(image, 'width'), getField(image, 'height')]
  return isPositive(width) && isPositive(height) ? { url, width, height } : { url }
}

function isPositive(value: unknown): value is number {
  return typeof value === 'number' && value > 0
}

export function getField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}

export function toText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** The text of a field on one line; '' for an empty field or another type. */
export function toSingleLine(value: unknown): string {
  return normaliseLine(toText(value))
}
