import { menuAr } from './ar/menu.ts'
import { menuEn, type MenuMessages } from './en/menu.ts'
import { createMessages } from './create-messages.ts'

/** Messages of the menu. */
export const { get: getMenuMessages, use: useMenuMessages } = createMessages<MenuMessages>(menuAr, menuEn)

export type { MenuMessages }
