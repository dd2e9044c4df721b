import type { Locator, Page } from '@playwright/test'

/** Labels of the category filter, in order. */
export const CATEGORY_BUTTONS = {
  ar: [
    'الأكثر مبيعاً',
    'العروض',
    'الكل',
    'شاورما دجاج',
    'شاورما لحم',
    'شاورما مكس',
    'وجبات كومبو دجاج',
    'برجر دجاج',
    'برجر لحم',
    'بطاطس',
    'مشروبات',
    'صوصات',
  ],
  en: [
    'Best Seller',
    'Offer',
    'All',
    'Chicken Shawarma',
    'Meat Shawarma',
    'Shawarma mix',
    'Chicken Comboo Meals',
    'Chicken Burgers',
    'Beef Burgers',
    'Fries',
    'Beverages',
    'Sauces',
  ],
} as const

export function getCategoryButtons(page: Page): Locator {
  return page.locator('#menu [role="group"]').first().getByRole('button')
}

export function getGroupHeadings(page: Page): Locator {
  return page.locator('[data-testid="menu-grid"] h3')
}
