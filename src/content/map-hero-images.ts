import type { Image } from '../core/images/image-sources.ts'
import type { Bilingual } from '../core/text/language.ts'
import { getValidations } from './content-types.ts'
import type { RawEntry } from './contentful-client.ts'
import { FieldReader, type FieldProblem } from './field-reader.ts'
import { mapGalleryImages } from './map-gallery-images.ts'

/** A picture of the first screen. */
export interface OwnHeroImage {
  readonly image: Image
  /** From the asset's title (English) and description (Arabic); '' if the owner left them empty. */
  readonly alt: Bilingual
}

/**
 * Maps the pictures of the `shopSettings` entry, each once, in the owner's order and no more than Contentful takes.
 * Those that can't be used are left out, and are one problem.
 */
export function mapHeroImages(
  { id, fields }: RawEntry,
  serviceHost: string,
): { readonly heroImages: readonly OwnHeroImage[]; readonly problems: readonly FieldProblem[] } {
  const { heroImages: list } = fields
  const reader = new FieldReader('shopSettings', { id, fields })
  const { size } = getValidations('shopSettings', 'heroImages')
  const usable = mapGalleryImages({ id, fields: { images: list } }, serviceHost).flatMap(({ image, alt }) =>
    image === null ? [] : [{ image, alt }],
  )
  const heroImages = usable.slice(0, size?.max)
  const count = Array.isArray(list) ? list.length : Number((list ?? '') !== '')
  if (heroImages.length < count) reader.report('heroImages')
  const isFirst = ({ image }: OwnHeroImage, index: number): boolean =>
    heroImages.findIndex((other) => other.image.url === image.url) === index
  return { heroImages: heroImages.filter(isFirst), problems: reader.problems }
}
