import { shopAr } from './shop.ar.ts'
import { shopEn, type ShopMessages } from './shop.en.ts'
import { createMessages } from '#i18n/create-messages.ts'

/** Messages of the opening hours, which every page loads. */
export const { get: getShopMessages } = createMessages<ShopMessages>(shopAr, shopEn)

export type { ShopMessages }
