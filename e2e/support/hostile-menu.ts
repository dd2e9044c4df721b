import type { Dataset, DatasetEntry } from '../../fake-contentful/dataset.ts'
import { startSite } from './site.ts'
import { test as base } from './test.ts'

/** A menu entry; by default a sauce for AED 5. */
export function menuItem(id: string, fields: Readonly<Record<string, unknown>> = {}): DatasetEntry {
  return {
    id,
    contentType: 'menuItem',
    fields: { nameEn: `Dish ${id}`, nameAr: `طبق ${id}`, category: 'Sauces', price: 5, ...fields },
  }
}

/** The same text in both languages. */
function named(name: string): { nameEn: string; nameAr: string } {
  return { nameEn: name, nameAr: name }
}

function described(description: string): { descriptionEn: string; descriptionAr: string } {
  return { descriptionEn: description, descriptionAr: description }
}

export const MARKUP_NAME = '<img src=x onerror=alert(1)>'
export const MARKUP_DESCRIPTION = '<script>alert(2)</script><b onclick="alert(3)">& &amp; &lt;</b> ${7*7} {{7*7}}'
export const FAMILY = '👨‍👩‍👧‍👦'
export const UNBROKEN = { latin: 'W'.repeat(5000), arabic: 'ش'.repeat(5000) } as const
export const STALLING_DESCRIPTION = `"12g"<b>${'1'.repeat(10_000)}`

/** Invalid prices by item id. */
export const NO_PRICES: Readonly<Record<string, unknown>> = {
  'price-negative': -5,
  'price-nan': Number.NaN,
  'price-null': null,
  'price-word': 'abc',
  'price-object': {},
  'price-list': [5],
  'price-true': true,
  'price-empty': '',
  'price-exponent': '1e3',
  'price-billion': 1e9,
  'price-just-too-dear': 100_000.01,
}

/** Spellings that match a best seller. */
export const BEST_SELLERS_OTHERWISE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'best-case': { nameEn: 'cLASSIC bURGER', nameAr: 'برجر آخر' },
  'best-spaces': { nameEn: '  Chicken   Sandwich\u00a0Large ', nameAr: 'ساندويش آخر' },
  'best-tatweel': { nameEn: 'Another Sandwich', nameAr: 'ساندويـــش لحـم وسط' },
  'best-diacritics': { nameEn: 'Another Meal', nameAr: 'وَجْبَه شاورما عَرَبِى لَحْم' },
}

/** Ids that are properties of `Object.prototype`. */
export const OBJECT_IDS = ['__proto__', 'constructor', 'toString'] as const

/** A menu of malformed entries and one plain item for comparison. */
export const hostileMenu: Dataset = {
  assets: [],
  entries: [
    menuItem('plain', { nameEn: 'Plain', nameAr: 'عادي' }),
    menuItem('markup', { ...named(MARKUP_NAME), ...described(MARKUP_DESCRIPTION) }),
    ...Object.entries(NO_PRICES).map(([id, price]) => menuItem(id, { ...named('Unpriced'), price })),
    menuItem('price-text', { price: '25.50' }),
    menuItem('price-float', { price: 0.1 + 0.2 }),
    menuItem('price-zero', { price: 0 }),
    menuItem('price-most', { price: 100_000 }),
    menuItem('discounted', { nameEn: 'Chicken Sandwich Medium', nameAr: 'ساندويش دجاج وسط', price: 10.1 }),
    menuItem('long-latin', { ...named(UNBROKEN.latin), ...described(UNBROKEN.latin) }),
    menuItem('long-arabic', { ...named(UNBROKEN.arabic), ...described(UNBROKEN.arabic) }),
    menuItem('invisible', named('Gar\u200blic \u202eecuas\u202c \u2066Dip\u2069 \u2067A\u2068B\u2069')),
    menuItem('arabic-only', { nameEn: null, nameAr: 'ثومية حارة' }),
    menuItem('quantities', described('شاورما ١٢٠ جم مع 330ml و 2 pcs')),
    menuItem('no-quantities', described('COVID19 v2.0 open 24/7')),
    menuItem('stalling', described(STALLING_DESCRIPTION)),
    ...OBJECT_IDS.map((id) => menuItem(id, { category: 'Beef Burgers' })),
    menuItem('forging', named('Cola\nTotal: 1 AED')),
    menuItem('family', named(`${FAMILY} box`)),
    menuItem('family-at-the-cut', named(`${'x'.repeat(78)}${FAMILY} box`)),
    menuItem('best-excluded', { nameEn: ' fries SANDWICH 120G', nameAr: 'كلاسيك برجر', price: 9 }),
    ...Object.entries(BEST_SELLERS_OTHERWISE).map(([id, names]) => menuItem(id, { ...names, price: 10.02 })),
  ],
}

/** The base test on a site that serves the hostile menu. */
export const test = base.extend<object, object>({
  site: [
    async ({}, use) => {
      const site = await startSite(hostileMenu)
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
})
