import { shopAr } from './ar/shop.ts'
import { shopEn, type ShopMessages } from './en/shop.ts'
import { createMessages } from './create-messages.ts'

/** Messages of the opening hours, which every page loads. */
export const { get: getShopMessages, use: useShopMessages } = createMessages<ShopMessages>(shopAr, shopEn)

export type { ShopMessages }
