import { CONTENT_IMAGES_PATH, PICTURE_WIDTHS, variantAddress } from '../domain/picture-address.ts'
import type { SizedPicture } from '../domain/picture-sources.ts'
import type { Content } from './content.ts'

/** Enough for a card at three times the density, and for the popup of a phone; 18 kB on average. */
const WIDTH = 640

/**
 * The content with the one copy of each picture that a host of plain files has. Only for pictures of the site's own path:
 * Contentful's come from its Images API in every size. Such a host doesn't read queries, so the copy lies under the
 * name alone; the address says what it is all the same, and the pages ask for no other size of an address with a query.
 */
export function withPictureFiles(content: Content): Content {
  return {
    ...content,
    menu: content.menu.map((item) => (item.image === null ? item : { ...item, image: pictureFile(item.image) })),
    gallery: content.gallery.map(pictureFile),
  }
}

/** Every address that the build has to leave as a file, once. */
export function pictureFileAddresses({ menu, gallery }: Content): readonly string[] {
  const all = [...menu.flatMap(({ image }) => image?.address ?? []), ...gallery.map(({ address }) => address)]
  return [...new Set(all)].filter((address) => address.startsWith(CONTENT_IMAGES_PATH))
}

/** A picture that is narrower than any copy stays as it is. */
function pictureFile<P extends SizedPicture>(picture: P): P {
  const width = PICTURE_WIDTHS.findLast((step) => step <= Math.min(WIDTH, picture.width))
  if (width === undefined || !picture.address.startsWith(CONTENT_IMAGES_PATH)) return picture
  const height = Math.round((picture.height * width) / picture.width)
  return { ...picture, address: variantAddress(picture.address, width, 'webp'), width, height }
}
