import type { Finding } from '../domain/content-finding.ts'
import { checkContent } from './check-content.ts'
import type { CheckedConfig } from './check-menu.ts'

export type Fields = Readonly<Record<string, unknown>>

/** Sunday, 16:00 in Dubai. */
const NOW = Date.UTC(2026, 10, 22, 12)

export const FILE = { url: '//images.ctfassets.net/wrap.webp' }
export const MISSING_URL = 'https://images.ctfassets.net/gone.webp'

const DISH = {
  nameEn: 'Chicken Wrap',
  nameAr: 'لفافة دجاج',
  descriptionEn: 'With garlic, 120g.',
  descriptionAr: 'مع الثوم، ١٢٠ غرام.',
  price: 18,
  category: 'Chicken Shawarma',
  image: { sys: { id: 'wrap' }, fields: { file: FILE } },
}
const PICTURE = { sys: { id: 'spit' }, fields: { title: 'The spit', description: 'السيخ', file: FILE } }
const DAY = { title: 'Eid', from: '2026-11-27', to: '2026-11-28', closed: true }
const AREA = { nameEn: 'Deira', nameAr: 'ديرة', fee: 10 }
const EXTRA = { nameEn: 'Cheese', nameAr: 'جبنة', price: 3, categories: ['Chicken Shawarma'] }
const CHOICE = {
  nameEn: 'Sauce',
  nameAr: 'صوص',
  options: [{ sys: { type: 'Link', linkType: 'Entry', id: 'extra-0' } }],
  categories: ['Chicken Shawarma'],
}
const CATEGORY = { nameEn: 'Desserts', nameAr: 'حلويات' }

interface Shop {
  readonly dishes?: readonly Fields[]
  /** The lists of pictures of the gallery entries. */
  readonly galleries?: readonly unknown[]
  readonly settings?: Fields
  readonly days?: readonly Fields[]
  readonly areas?: readonly Fields[]
  readonly extras?: readonly Fields[]
  readonly choices?: readonly Fields[]
  readonly categories?: readonly Fields[]
}

/** Names of their own for all but the first entry. */
function numberNames({ nameEn, nameAr }: Fields, index: number): Fields {
  if (index === 0 || typeof nameEn !== 'string' || typeof nameAr !== 'string') return {}
  return { nameEn: `${nameEn} ${index}`, nameAr: `${nameAr} ${index}` }
}

/** Checks a shop without problems, in which these entries have other fields. */
export function check(shop: Shop = {}, config: Partial<CheckedConfig> = {}): readonly Finding[] {
  const {
    dishes = [{}],
    galleries = [[PICTURE]],
    settings = {},
    days = [],
    areas = [],
    extras = [],
    choices = [],
    categories = [],
  } = shop
  const toEntries = (kind: string, base: Fields, list: readonly Fields[]) =>
    list.map((fields, index) => ({
      id: `${kind}-${index}`,
      fields: { ...base, ...numberNames(base, index), ...fields },
    }))
  const content = {
    menuItem: toEntries('dish', DISH, dishes),
    galleryImage: toEntries(
      'gallery',
      {},
      galleries.map((images) => ({ images })),
    ),
    shopSettings: toEntries('settings', { title: 'Lahab' }, [settings]),
    specialDay: toEntries('day', DAY, days),
    deliveryArea: toEntries('area', AREA, areas),
    extra: toEntries('extra', EXTRA, extras),
    choice: toEntries('choice', CHOICE, choices),
    category: toEntries('category', CATEGORY, categories),
  }
  const options = { serviceHost: 'cdn.contentful.com', missing: new Set([MISSING_URL]), now: NOW }
  return checkContent(content, { bestSellers: { names: [], excluded: [] }, preferredItems: [], ...config }, options)
}
