import { getMenuPath } from '#core/routes.ts'
import type { Language } from '#core/text/language.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import { getKeptMenu, keepMenu } from '#menu/state/menu-store.ts'
import { toClientMenu } from './to-client-menu.ts'

interface Published {
  readonly version: string
  readonly menu: readonly MenuItem[]
}

/** Lets the islands of a page be rendered from the menu in one language. Returns its path, which they get. */
export function provideMenu({ version, menu }: Published, language: Language): string {
  const path = getMenuPath(version, language)
  keepMenu(path, getKeptMenu(path) ?? toClientMenu(menu, language))
  return path
}
