import type { Image } from '#core/images/image-sources.ts'
import type { Bilingual } from '#core/text/language.ts'
import type { RawEntry } from '../api/contentful-client.ts'
import { FieldReader } from './field-reader.ts'
import { mapPicture } from './map-gallery-images.ts'
import { shortenValue, type FieldProblem } from '../model/validate-entry.ts'

/** A picture of the first screen. */
export interface OwnHeroImage {
  readonly image: Image
  /** From the asset's title (English) and description (Arabic); '' if the owner left them empty. */
  readonly alt: Bilingual
}

/**
 * Maps the pictures of the `shopSettings` entry, each once, in the owner's order. Those that are not published or
 * not stored in Contentful are left out, and are one problem.
 */
export function mapHeroImages(
  entry: RawEntry,
  serviceHost: string,
): { readonly heroImages: readonly OwnHeroImage[]; readonly problems: readonly FieldProblem[] } {
  const list = new FieldReader('shopSettings', entry).readList('heroImages')
  const heroImages = list.flatMap((asset) =>
    mapPicture(asset, serviceHost).flatMap(({ image, alt }) => (image === null ? [] : [{ image, alt }])),
  )
  const isFirst = ({ image }: OwnHeroImage, index: number): boolean =>
    heroImages.findIndex((other) => other.image.url === image.url) === index
  const value = shortenValue(entry.fields['heroImages'])
  return {
    heroImages: heroImages.filter(isFirst),
    problems: heroImages.length < list.length ? [{ field: 'heroImages', value, rule: 'broken-image' }] : [],
  }
}
