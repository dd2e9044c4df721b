import type { Bilingual } from '#core/text/language.ts'
import type { RawEntry } from '../api/contentful-client.ts'
import type { Image } from '#core/images/image-sources.ts'
import { FieldReader } from './field-reader.ts'
import { mapAsset, getField, toSingleLine } from './map-asset.ts'
import type { FieldProblem } from '../model/validate-entry.ts'

export interface GalleryImage {
  /** null for an image on a host that is not allowed: the page shows a placeholder. */
  readonly image: Image | null
  /** From the asset's title (English) and description (Arabic); '' if the owner left them empty. */
  readonly alt: Bilingual
}

/** Maps the entries' pictures that can be used, in their order. */
export function mapGalleryImages(
  entry: RawEntry,
  serviceHost: string,
): { readonly images: readonly GalleryImage[]; readonly problems: readonly FieldProblem[] } {
  const reader = new FieldReader('galleryImage', entry)
  const images = reader.readList('images').flatMap((asset) => mapPicture(asset, serviceHost))
  return { images, problems: reader.problems }
}

/** Maps an asset; none if it is not published or has no file. */
export function mapPicture(asset: unknown, serviceHost: string): readonly GalleryImage[] {
  const fields = getField(asset, 'fields')
  if (typeof getField(getField(fields, 'file'), 'url') !== 'string') return []
  const alt = { en: toSingleLine(getField(fields, 'title')), ar: toSingleLine(getField(fields, 'description')) }
  return [{ image: mapAsset(asset, serviceHost), alt }]
}
