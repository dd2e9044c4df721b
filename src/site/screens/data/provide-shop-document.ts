import { getShopPath } from '#core/routes.ts'
import type { Language } from '#core/text/language.ts'
import { hasMenu } from '#menu/domain/menu.ts'
import { getKeptMenu, keepMenu } from '#menu/state/menu-store.ts'
import type { ShopDocument } from '../../live/shop-document.ts'
import { createPageData } from './page-data.ts'
import { toClientMenu } from './to-client-menu.ts'
import { toOrderOptions } from './to-order-options.ts'

type Published = Pick<App.Locals, 'content' | 'settings' | 'version'>

/** Returns null while there is no menu. */
export function createShopDocument(published: Published, language: Language): ShopDocument | null {
  const shop = createShopFacts(published, language)
  return shop && { menu: toClientMenu(published.content?.menu ?? [], language), ...shop }
}

/** The document without the menu; null while there is none. */
export function createShopFacts(published: Published, language: Language): Omit<ShopDocument, 'menu'> | null {
  const { content } = published
  if (!hasMenu(content)) return null
  const { openingPlan, shopInfo, openingHoursLines } = createPageData(published, language)
  return {
    openingPlan,
    facts: shopInfo,
    hours: openingHoursLines,
    options: toOrderOptions(content, language),
  }
}

/**
 * Lets the islands of a page be rendered from the menu of the document that the browser gets. Returns its path, which
 * they get; undefined while there is no menu.
 */
export function provideShopDocument({ content, version }: Published, language: Language): string | undefined {
  if (!hasMenu(content)) return undefined
  const path = getShopPath(version, language)
  keepMenu(path, getKeptMenu(path) ?? toClientMenu(content.menu, language))
  return path
}
