import type { Instant } from '../../core/time/dubai-time.ts'
import type { ContentReport } from '../domain/content-finding.ts'
import type { ContentfulKeys } from '../../platform/settings.ts'
import { createContentfulClient } from '../contentful-client.ts'
import type { RawContent } from '../map-content.ts'
import { mapGalleryImages } from '../map-gallery-images.ts'
import { mapMenuItem } from '../map-menu-item.ts'
import { checkGallery } from './check-gallery.ts'
import { checkHours } from './check-hours.ts'
import { checkMenu, type CheckedConfig } from './check-menu.ts'
import { checkShop } from './check-shop.ts'

/**
 * Fetches all content through the site's own client. Unresolved links are kept, because they are
 * one of the problems to report. Rejects if it can't be fetched.
 */
export function fetchCheckedContent(keys: ContentfulKeys): Promise<Required<RawContent>> {
  return createContentfulClient(keys, 'keep').fetchAll()
}

/**
 * Checks content that was fetched from `serviceHost`. `missing` are the URLs of images that their
 * host does not have.
 */
export function checkContent(
  content: Required<RawContent>,
  config: CheckedConfig,
  { serviceHost, missing, now }: { serviceHost: string; missing: ReadonlySet<string>; now: Instant },
): ContentReport {
  const source = { serviceHost, missing }
  return {
    findings: [
      ...checkMenu(content.menuItem, config, source),
      ...checkGallery(content.galleryImage, source),
      ...checkShop(content, now),
      ...checkHours(content, config.closedHours ?? 'off', now),
    ],
    itemCount: content.menuItem.length,
    galleryImageCount: content.galleryImage.flatMap((entry) => mapGalleryImages(entry, serviceHost)).length,
    areaCount: content.deliveryArea.length,
  }
}

export function listImageUrls(
  { menuItem, galleryImage }: Required<RawContent>,
  { bestSellers }: CheckedConfig,
  serviceHost: string,
): readonly string[] {
  const itemImages = menuItem.flatMap((entry) => mapMenuItem(entry, bestSellers, serviceHost).item?.image ?? [])
  const galleryImages = galleryImage.flatMap((entry) => mapGalleryImages(entry, serviceHost))
  return [...itemImages, ...galleryImages.flatMap(({ image }) => image ?? [])].map(({ url }) => url)
}
