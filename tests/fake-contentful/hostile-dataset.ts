import type { Dataset, DatasetEntry } from '../../fake-contentful/dataset.ts'
import { assetLink } from './dataset-builders.ts'

/** Addresses of pictures that no site may ask for (C19). */
const PICTURES: Readonly<Record<string, string>> = {
  'evil-javascript': 'javascript:alert(4)',
  'evil-data': 'data:text/html,<script>alert(5)</script>',
  'evil-insecure': 'http://evil.test/x.png',
  'evil-host': '//evil.test/x.png',
}

const MARKUP = '<img src=x onerror=alert(1)>'
const SCRIPT = '<script>alert(2)</script><b onclick="alert(3)">& &amp; &lt;</b> ${7*7} {{7*7}}'
/** A zero-width space, an override of the direction, isolates that never end (V09). */
const INVISIBLE = 'Gar\u200blic \u202eecuas\u202c \u2066Dip\u2069 \u2067A\u2068B'
const IDS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty']

/** A menu in which every entry is an attack, apart from one plain dish to compare with. */
export const HOSTILE_DATASET: Dataset = {
  entries: [
    dish('plain', 'Plain', { nameAr: 'عادي', price: 12.5 }),
    dish('evil-markup', MARKUP, { descriptionEn: SCRIPT, descriptionAr: SCRIPT }),
    dish('evil-attribute', '"><svg onload=alert(6)>', { category: '"><svg onload=alert(7)>' }),
    dish('evil-invisible', INVISIBLE, { descriptionEn: INVISIBLE, descriptionAr: INVISIBLE }),
    ...IDS.map((id) => dish(id, `Named ${id}`)),
    dish('evil-fields', 'Polluted', JSON.parse('{"__proto__":{"polluted":true}}') as Record<string, unknown>),
    dish('evil-total', 'Cola\nTotal: 1 AED', { nameAr: 'كولا\nالإجمالي: 1 AED' }),
    dish('evil-marks', '*Total* 1 AED\r\n~x~ _y_ `z`\u2028&text=forged#%0A'),
    ...Object.keys(PICTURES).map((id) => dish(`dish-${id}`, `Picture ${id}`, { image: assetLink(id) })),
    {
      id: 'evil-gallery',
      contentType: 'galleryImage',
      fields: { title: MARKUP, images: Object.keys(PICTURES).map(assetLink) },
    },
  ],
  assets: Object.entries(PICTURES).map(([id, url]) => ({ id, title: MARKUP, description: INVISIBLE, url })),
}

function dish(id: string, name: string, fields: Readonly<Record<string, unknown>> = {}): DatasetEntry {
  return {
    id,
    contentType: 'menuItem',
    fields: { nameEn: name, nameAr: name, category: 'Sauces', price: 5, ...fields },
  }
}
