import { createBestSeller, createItem } from '#menu/domain/menu.fixtures.ts'
import { toFils } from '#core/money.ts'

/** A menu for tests of checkout: an item with a discount, one of each kind of special requests, three drinks. */
export const CHECKOUT_MENU = [
  createBestSeller('sandwich', 1800, {
    name: { en: 'Chicken Sandwich', ar: 'ساندويش دجاج' },
    category: 'Chicken Shawarma',
  }),
  createItem('burger', {
    name: { en: 'Cheese Burger', ar: 'تشيز برجر' },
    price: toFils(2600),
    category: 'Beef Burgers',
  }),
  createItem('cola', { name: { en: 'Cola', ar: 'كولا' }, price: toFils(500), category: 'Beverages' }),
  createItem('water', { name: { en: 'Water', ar: 'ماء' }, price: toFils(200), category: 'Beverages' }),
  createItem('fries', { name: { en: 'Fries', ar: 'بطاطس' }, price: toFils(700), category: 'Fries' }),
] as const
