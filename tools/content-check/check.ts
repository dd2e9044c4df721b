import type { ContentfulKeys } from '../../src/platform/settings.ts'
import { deliveryClient, type ForeignEntry } from '../../src/content/delivery-client.ts'
import type { Finding } from '../../src/content/findings.ts'
import { galleryFindings } from '../../src/content/gallery-findings.ts'
import { galleryPictures } from '../../src/content/gallery-picture.ts'
import { menuFindings } from '../../src/content/menu-findings.ts'
import { menuItem } from '../../src/content/menu-item.ts'
import type { RestaurantConfig } from '../../src/domain/restaurant.ts'
import { askForPictures } from './missing-pictures.ts'

/** What a check came to. */
export interface Checked {
  readonly findings: readonly Finding[]
  readonly dishes: number
  readonly galleryPictures: number
  /** Pictures that could not be asked for. */
  readonly unasked: number
}

/** Reads all content as the site does, and looks for what an owner should know. Rejects when it can't be read. */
export async function checkContent(
  keys: ContentfulKeys,
  config: Pick<RestaurantConfig, 'bestSellers' | 'preferredItems'>,
): Promise<Checked> {
  // Links that lead nowhere are part of what is looked for.
  const { read } = deliveryClient(keys, 'bare')
  const [menu, gallery] = [await read('menuItem'), await read('galleryImage')]
  const shown = gallery.flatMap((entry) => galleryPictures(entry, keys.host))
  const addresses = [...dishPictures(menu, config, keys.host), ...shown.map(({ address }) => address)]
  const { missing, unasked } = await askForPictures(addresses, keys.host)
  const pictures = { serviceHost: keys.host, missing }
  return {
    findings: [...menuFindings(menu, config, pictures), ...galleryFindings(gallery, pictures)],
    dishes: menu.length,
    galleryPictures: shown.length,
    unasked,
  }
}

function dishPictures(
  menu: readonly ForeignEntry[],
  { bestSellers }: Pick<RestaurantConfig, 'bestSellers'>,
  host: string,
): readonly string[] {
  return menu.flatMap((entry) => menuItem(entry, bestSellers, host).item?.image?.address ?? [])
}
