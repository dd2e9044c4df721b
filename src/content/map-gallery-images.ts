import type { Bilingual } from '../core/text/language.ts'
import type { RawEntry } from './contentful-client.ts'
import type { Image } from '../core/images/image-sources.ts'
import { mapAsset, getField, toSingleLine } from './map-asset.ts'

export interface GalleryImage {
  /** null for an image on a host that is not allowed: the page shows a placeholder. */
  readonly image: Image | null
  /** From the asset's title (English) and description (Arabic); '' if the owner left them empty. */
  readonly alt: Bilingual
}

export function mapGalleryImages(entry: RawEntry, serviceHost: string): readonly GalleryImage[] {
  const { images } = entry.fields
  return (Array.isArray(images) ? images : []).flatMap((asset: unknown) => {
    const fields = getField(asset, 'fields')
    if (typeof getField(getField(fields, 'file'), 'url') !== 'string') return []
    const alt = {
      en: toSingleLine(getField(fields, 'title')),
      ar: toSingleLine(getField(fields, 'description')),
    }
    return [{ image: mapAsset(asset, serviceHost), alt }]
  })
}
