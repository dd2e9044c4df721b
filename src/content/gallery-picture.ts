import type { Bilingual } from '../domain/language.ts'
import { cleanLine } from '../domain/text.ts'
import type { TypeGalleryImageFields } from './content-types.ts'
import type { ForeignEntry, Unbelieved } from './delivery-client.ts'
import type { SizedPicture } from '../domain/picture-sources.ts'
import { assetPicture, field, text } from './asset-picture.ts'

/** A picture of the gallery. */
export interface GalleryPicture extends SizedPicture {
  /** From the asset's title (English) and description (Arabic); '' where the owner wrote none. */
  readonly alternative: Bilingual
}

/** Translates a `galleryImage` entry; pictures of hosts that are not on the list are left out (GAL-1, CNT-1). */
export function galleryPictures(entry: ForeignEntry, serviceHost: string): readonly GalleryPicture[] {
  const { images }: Unbelieved<TypeGalleryImageFields> = entry.fields
  return (Array.isArray(images) ? images : []).flatMap((asset: unknown) => {
    const picture = assetPicture(asset, serviceHost)
    if (picture === null) return []
    const fields = field(asset, 'fields')
    const alternative = {
      en: cleanLine(text(field(fields, 'title'))),
      ar: cleanLine(text(field(fields, 'description'))),
    }
    return [{ ...picture, alternative }]
  })
}
