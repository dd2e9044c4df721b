import type { Bilingual } from '../domain/language.ts'
import { cleanLine } from '../domain/text.ts'
import type { ForeignEntry } from './delivery-client.ts'
import { imageAddress } from './image-address.ts'
import { field, fileUrl, text } from './menu-item.ts'

/** A picture of the gallery; sizes in px as the content service measured them. */
export interface GalleryPicture {
  readonly address: string
  readonly width: number
  readonly height: number
  /** From the asset's title (English) and description (Arabic); '' where the owner wrote none. */
  readonly alternative: Bilingual
}

/** Translates a `galleryImage` entry; pictures of hosts that are not on the list are left out (GAL-1, CNT-1). */
export function galleryPictures(entry: ForeignEntry, serviceHost: string): readonly GalleryPicture[] {
  const images = entry.fields['images']
  return (Array.isArray(images) ? images : []).flatMap((asset: unknown) => {
    const address = imageAddress(fileUrl(asset), serviceHost)
    if (address === null) return []
    const size = sizeOf(field(field(field(field(asset, 'fields'), 'file'), 'details'), 'image'))
    const fields = field(asset, 'fields')
    return [
      {
        address,
        ...size,
        alternative: { en: cleanLine(text(field(fields, 'title'))), ar: cleanLine(text(field(fields, 'description'))) },
      },
    ]
  })
}

/** Four to three where the service does not tell both, so that the page can keep room for the picture. */
function sizeOf(image: unknown): { width: number; height: number } {
  const [width, height] = [field(image, 'width'), field(image, 'height')]
  return isPositive(width) && isPositive(height) ? { width, height } : { width: 4, height: 3 }
}

function isPositive(value: unknown): value is number {
  return typeof value === 'number' && value > 0
}
