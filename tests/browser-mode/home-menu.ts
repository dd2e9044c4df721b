import { createBestSeller, createItem } from '#menu/domain/menu.fixtures.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import { toFils } from '#core/money.ts'

export const SANDWICH = createBestSeller('sandwich', 1800, {
  name: { en: 'Chicken Sandwich', ar: 'ساندويش دجاج' },
  category: 'Chicken Shawarma',
})
export const BURGER = createItem('burger', {
  name: { en: 'House Burger', ar: 'برجر البيت' },
  price: toFils(2000),
  category: 'Beef Burgers',
})
export const COLA = createItem('cola', {
  name: { en: 'Cola', ar: 'كولا' },
  price: toFils(500),
  category: 'Beverages',
})
export const HOME_MENU: readonly MenuItem[] = [SANDWICH, BURGER, COLA]
