import { logEvent } from '../../server/log.ts'
import type { RawContent } from './content.ts'
import type { DeliveryClient } from './delivery-client.ts'
import { failureOf } from './delivery-failure.ts'

/**
 * Reads all that the pages show. Throws when the menu can't be had; the gallery is worth less: where it can't be read, its
 * pictures of `before` stay (C20).
 */
export async function readWhole(client: DeliveryClient, before: RawContent | null): Promise<RawContent> {
  // Both come to an end before the next reading begins.
  const [menu, gallery] = await Promise.allSettled([client.read('menuItem'), client.read('galleryImage')])
  if (menu.status === 'rejected') throw menu.reason
  if (gallery.status === 'fulfilled') return { menuItem: menu.value, galleryImage: gallery.value }
  logEvent('gallery-read-failed', { reason: failureOf(gallery.reason).reason })
  return { menuItem: menu.value, galleryImage: before?.galleryImage ?? [] }
}
