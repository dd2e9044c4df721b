import type { Instant } from '../../core/time/dubai-time.ts'
import type { ContentReport, Finding } from '../domain/content-finding.ts'
import type { EntriesByType } from '../contentful-client.ts'
import { ADDRESSED_TYPES, isUsableId, keepUsableIds } from '../entry-id.ts'
import { shortenValue } from '../field-reader.ts'
import { mapDeliveryArea } from '../map-delivery-area.ts'
import { mapGalleryImages } from '../map-gallery-images.ts'
import { mapHeroImages } from '../map-hero-images.ts'
import { mapMenuItem } from '../map-menu-item.ts'
import { mapOwnCategories } from '../map-own-category.ts'
import { mapShopSettings } from '../map-shop-settings.ts'
import { mapSpecialDay } from '../map-special-day.ts'
import { checkExtras } from './check-extras.ts'
import { checkGallery, checkHeroImages } from './check-gallery.ts'
import { checkHours } from './check-hours.ts'
import { checkOwnCategories } from './check-own-categories.ts'
import { checkMenu, type CheckedConfig } from './check-menu.ts'
import { checkShop } from './check-shop.ts'
import { checkSoldOut } from './check-sold-out.ts'
import { toEntryRef } from './to-finding.ts'

/**
 * Checks content that was fetched from `serviceHost`. `missing` are the URLs of images that their
 * host does not have.
 */
export function checkContent(
  content: EntriesByType,
  config: CheckedConfig,
  { serviceHost, missing, now }: { serviceHost: string; missing: ReadonlySet<string>; now: Instant },
): ContentReport {
  const { menuItem, galleryImage, shopSettings, specialDay, deliveryArea, extra, category } = keepUsableIds(content)
  const source = { serviceHost, missing }
  const [settings] = shopSettings.map((entry) => ({ entry, ...mapShopSettings(entry) }))
  const heroProblems = settings ? mapHeroImages(settings.entry, serviceHost).problems : []
  const days = specialDay.map((entry) => ({ entry, ...mapSpecialDay(entry) }))
  const areas = deliveryArea.map((entry) => ({ entry, ...mapDeliveryArea(entry) }))
  const categories = mapOwnCategories(category)
  const items = menuItem.map((entry) => ({
    entry,
    ...mapMenuItem(entry, config.bestSellers, serviceHost, { ownCategories: categories.ownCategories }),
  }))
  return {
    findings: [
      ...checkIds(content),
      ...checkMenu(items, config, source),
      ...checkSoldOut(menuItem, now),
      ...checkExtras(extra, items),
      ...checkOwnCategories(categories, items),
      ...checkGallery(galleryImage, source),
      ...(settings ? checkHeroImages(settings.entry, heroProblems, source) : []),
      ...checkShop({ menuItem, settings, otherSettings: shopSettings.slice(1), days, areas }, now),
      ...checkHours({ menuItem, settings, days }, config.closedHours ?? 'off', now),
    ],
    itemCount: menuItem.length,
    galleryImageCount: galleryImage.flatMap((entry) => mapGalleryImages(entry, serviceHost)).length,
    areaCount: deliveryArea.length,
  }
}

/** Dishes and categories that are left out, because their ID can't be part of an address. */
function checkIds(content: EntriesByType): readonly Finding[] {
  return ADDRESSED_TYPES.flatMap((type) =>
    content[type]
      .filter(({ id }) => !isUsableId(id))
      .map((entry) => ({
        rule: 'unusable-id' as const,
        ...toEntryRef(type, entry),
        field: 'ID',
        value: shortenValue(entry.id),
      })),
  )
}

export function listImageUrls(
  { menuItem, galleryImage, shopSettings }: EntriesByType,
  { bestSellers }: CheckedConfig,
  serviceHost: string,
): readonly string[] {
  const itemImages = menuItem.flatMap((entry) => mapMenuItem(entry, bestSellers, serviceHost).item?.image ?? [])
  const galleryImages = galleryImage.flatMap((entry) => mapGalleryImages(entry, serviceHost))
  const heroImages = shopSettings.flatMap((entry) => mapHeroImages(entry, serviceHost).heroImages)
  return [...itemImages, ...[...galleryImages, ...heroImages].flatMap(({ image }) => image ?? [])].map(({ url }) => url)
}
