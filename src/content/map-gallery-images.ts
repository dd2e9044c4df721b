import type { Bilingual } from '../domain/language.ts'
import { normaliseLine } from '../domain/text.ts'
import type { TypeGalleryImageFields } from './content-types.ts'
import type { RawEntry, Untrusted } from './contentful-client.ts'
import type { Image } from '../domain/image-sources.ts'
import { mapAsset, getField, toText } from './map-asset.ts'

/** A picture of the gallery. */
export interface GalleryImage extends Image {
  /** From the asset's title (English) and description (Arabic); '' where the owner wrote none. */
  readonly alt: Bilingual
}

/** Translates a `galleryImage` entry; pictures of hosts that are not on the list are left out (GAL-1, CNT-1). */
export function mapGalleryImages(entry: RawEntry, serviceHost: string): readonly GalleryImage[] {
  const { images }: Untrusted<TypeGalleryImageFields> = entry.fields
  return (Array.isArray(images) ? images : []).flatMap((asset: unknown) => {
    const image = mapAsset(asset, serviceHost)
    if (image === null) return []
    const fields = getField(asset, 'fields')
    const alt = {
      en: normaliseLine(toText(getField(fields, 'title'))),
      ar: normaliseLine(toText(getField(fields, 'description'))),
    }
    return [{ ...image, alt: alt }]
  })
}
