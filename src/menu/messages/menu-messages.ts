import { menuAr } from './menu.ar.ts'
import { menuEn, type MenuMessages } from './menu.en.ts'
import { createMessages } from '#i18n/create-messages.ts'

export const { get: getMenuMessages, use: useMenuMessages } = createMessages<MenuMessages>(menuAr, menuEn)

export type { MenuMessages }
