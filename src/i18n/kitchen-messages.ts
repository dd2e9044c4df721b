import type { Language } from '../core/text/language.ts'
import { kitchenAr } from './ar/kitchen.ts'
import { kitchenEn, type KitchenMessages } from './en/kitchen.ts'

/** Messages of the kitchen, in both languages: a ticket may be in another one than its page. */
export const kitchenMessages: Readonly<Record<Language, KitchenMessages>> = { ar: kitchenAr, en: kitchenEn }
