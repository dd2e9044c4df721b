import type { Dataset, DatasetEntry } from '../../fake-contentful/dataset.ts'
import { createAssetLink } from './dataset-builders.ts'

/** Image URLs that no site may request. */
const IMAGE_URLS: Readonly<Record<string, string>> = {
  'evil-javascript': 'javascript:alert(4)',
  'evil-data': 'data:text/html,<script>alert(5)</script>',
  'evil-insecure': 'http://evil.test/x.png',
  'evil-host': '//evil.test/x.png',
}

const MARKUP = '<img src=x onerror=alert(1)>'
const SCRIPT = '<script>alert(2)</script><b onclick="alert(3)">& &amp; &lt;</b> ${7*7} {{7*7}}'
/** A zero-width space, a direction override and unclosed isolates. */
const INVISIBLE = 'Gar\u200blic \u202eecuas\u202c \u2066Dip\u2069 \u2067A\u2068B'
const IDS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty']

/** A menu in which every entry is an attack, except for one plain item. */
export const HOSTILE_DATASET: Dataset = {
  entries: [
    createItem('plain', 'Plain', { nameAr: 'عادي', price: 12.5 }),
    createItem('evil-markup', MARKUP, { descriptionEn: SCRIPT, descriptionAr: SCRIPT }),
    createItem('evil-attribute', '"><svg onload=alert(6)>', { category: '"><svg onload=alert(7)>' }),
    createItem('evil-invisible', INVISIBLE, { descriptionEn: INVISIBLE, descriptionAr: INVISIBLE }),
    ...IDS.map((id) => createItem(id, `Named ${id}`)),
    createItem('evil-fields', 'Polluted', JSON.parse('{"__proto__":{"polluted":true}}') as Record<string, unknown>),
    createItem('evil-total', 'Cola\nTotal: 1 AED', { nameAr: 'كولا\nالإجمالي: 1 AED' }),
    createItem('evil-marks', '*Total* 1 AED\r\n~x~ _y_ `z`\u2028&text=forged#%0A'),
    ...Object.keys(IMAGE_URLS).map((id) => createItem(`item-${id}`, `Image ${id}`, { image: createAssetLink(id) })),
    {
      id: 'evil-gallery',
      contentType: 'galleryImage',
      fields: { title: MARKUP, images: Object.keys(IMAGE_URLS).map(createAssetLink) },
    },
  ],
  assets: Object.entries(IMAGE_URLS).map(([id, url]) => ({ id, title: MARKUP, description: INVISIBLE, url })),
}

function createItem(id: string, name: string, fields: Readonly<Record<string, unknown>> = {}): DatasetEntry {
  return {
    id,
    contentType: 'menuItem',
    fields: { nameEn: name, nameAr: name, category: 'Sauces', price: 5, ...fields },
  }
}
