import type { ContentfulKeys } from '../../src/platform/settings.ts'
import { createContentfulClient } from '../../src/content/contentful-client.ts'
import { mapGalleryImages } from '../../src/content/map-gallery-images.ts'
import { mapMenuItem } from '../../src/content/map-menu-item.ts'
import { checkGallery } from './check-gallery.ts'
import { checkShop } from './check-shop.ts'
import { checkMenu, type CheckedConfig } from './check-menu.ts'
import { findMissingImages } from './find-missing-images.ts'
import type { Finding } from './rules.ts'

export interface CheckResult {
  readonly findings: readonly Finding[]
  readonly itemCount: number
  readonly galleryImageCount: number
  readonly uncheckedImageCount: number
}

/**
 * Fetches all content through the site's own client and checks it. Rejects if it can't be fetched.
 */
export async function checkContent(keys: ContentfulKeys, config: CheckedConfig): Promise<CheckResult> {
  // Unresolved links are kept, because they are one of the problems to report.
  const { fetchEntries } = createContentfulClient(keys, 'keep')
  const [menu, gallery] = [await fetchEntries('menuItem'), await fetchEntries('galleryImage')]
  const shop = {
    shopSettings: await fetchEntries('shopSettings'),
    specialDay: await fetchEntries('specialDay'),
    deliveryArea: await fetchEntries('deliveryArea'),
  }
  const itemImages = menu.flatMap((entry) => mapMenuItem(entry, config.bestSellers, keys.host).item?.image ?? [])
  const galleryImages = gallery.flatMap((entry) => mapGalleryImages(entry, keys.host))
  const images = [...itemImages, ...galleryImages.flatMap(({ image }) => image ?? [])]
  const { missing, unchecked } = await findMissingImages(images.map(({ url }) => url))
  const source = { serviceHost: keys.host, missing }
  return {
    findings: [...checkMenu(menu, config, source), ...checkGallery(gallery, source), ...checkShop(shop, Date.now())],
    itemCount: menu.length,
    galleryImageCount: galleryImages.length,
    uncheckedImageCount: unchecked,
  }
}
