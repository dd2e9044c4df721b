import type { Dataset, DatasetEntry } from '../../fake-contentful/dataset.ts'
import { startSite } from '../../tests/support/site.ts'
import { test as base } from './test.ts'

/** A menu entry; by default a sauce for AED 5. */
export function menuItem(id: string, fields: Readonly<Record<string, unknown>> = {}): DatasetEntry {
  return {
    id,
    contentType: 'menuItem',
    fields: { nameEn: `Dish ${id}`, nameAr: `طبق ${id}`, category: 'Sauces', price: 5, ...fields },
  }
}

export const MARKUP_NAME = '<img src=x onerror=alert(1)>'
export const MARKUP_DESCRIPTION = '<script>alert(2)</script><b onclick="alert(3)">& &amp; &lt;</b> ${7*7} {{7*7}}'

/** A menu with markup in names and descriptions. */
const hostileMenu: Dataset = {
  assets: [],
  entries: [
    menuItem('plain', { nameEn: 'Plain', nameAr: 'عادي' }),
    menuItem('markup', {
      nameEn: MARKUP_NAME,
      nameAr: MARKUP_NAME,
      descriptionEn: MARKUP_DESCRIPTION,
      descriptionAr: MARKUP_DESCRIPTION,
    }),
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
