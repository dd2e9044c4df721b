import type { Language } from '#core/text/language.ts'
import { kitchenAr } from './kitchen.ar.ts'
import { kitchenEn, type KitchenMessages } from './kitchen.en.ts'

/** Messages of the kitchen, in both languages: a ticket may be in another one than its page. */
export const kitchenMessages: Readonly<Record<Language, KitchenMessages>> = { ar: kitchenAr, en: kitchenEn }
