import type { Bilingual } from '../domain/language.ts'
import { normaliseLine } from '../domain/text.ts'
import type { TypeGalleryImageFields } from './content-types.ts'
import type { RawEntry, Untrusted } from './contentful-client.ts'
import type { Image } from '../domain/image-sources.ts'
import { mapAsset, getField, toText } from './map-asset.ts'

/** An image of the gallery. */
export interface GalleryImage extends Image {
  /** From the asset's title (English) and description (Arabic); '' if the owner left them empty. */
  readonly alt: Bilingual
}

/** Maps a `galleryImage` entry; images on hosts that are not allowed are omitted. */
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
    return [{ ...image, alt }]
  })
}
