import { createCatalogue, type Catalogue, type Surroundings } from './catalogue.ts'
import { EVIL_LIBRARY } from './evil-library.ts'
import type { Fault } from './fault-modes.ts'
import { assetLink, type Library, type LibraryEntry } from './library.ts'
import { MENU_CATEGORIES } from './menu-file.ts'

/** What a library becomes in the modes that answer well-formed but with other content. */
const OTHER_LIBRARIES = {
  brokenlinks: (library) => ({ ...library, assets: [] }),
  bigstrings: (library) => withMenu(library, (dishes) => dishes.map(withBigStrings)),
  // At the end, so that a dish and its double come on different pages.
  dups: (library) => withMenu(library, (dishes) => [...dishes, ...dishes.map(doubleOf)]),
  evil: () => EVIL_LIBRARY,
  total: (library, amount) => withMenu(library, () => Array.from({ length: amount }, (_, at) => dish(at, library))),
} as const satisfies Record<string, (library: Library, amount: number) => Library>

export type ContentFault = keyof typeof OTHER_LIBRARIES

export function isContentFault(kind: Fault['kind']): kind is ContentFault {
  return Object.hasOwn(OTHER_LIBRARIES, kind)
}

/** Makes the catalogue of a mode out of a library, once for as long as mode and library stay. */
export function createFaultCatalogues(surroundings: Surroundings) {
  let last: { kind: ContentFault; amount: number; library: Library; catalogue: Catalogue } | null = null
  return (kind: ContentFault, amount: number, library: Library): Catalogue => {
    if (last?.kind !== kind || last.amount !== amount || last.library !== library) {
      last = { kind, amount, library, catalogue: createCatalogue(OTHER_LIBRARIES[kind](library, amount), surroundings) }
    }
    return last.catalogue
  }
}

const MENU_TYPE = 'menuItem'

function withMenu(library: Library, change: (dishes: readonly LibraryEntry[]) => readonly LibraryEntry[]): Library {
  const isDish = ({ contentType }: LibraryEntry) => contentType === MENU_TYPE
  const others = library.entries.filter((entry) => !isDish(entry))
  return { ...library, entries: [...change(library.entries.filter(isDish)), ...others] }
}

/** Names without a space to break at (V08), and a description that stalls a careless search for amounts (V13). */
function withBigStrings(entry: LibraryEntry): LibraryEntry {
  const description = `"12g"<b>${'1'.repeat(10_000)}`
  const texts = { descriptionEn: description, descriptionAr: description }
  return { ...entry, fields: { ...entry.fields, ...texts, nameEn: 'W'.repeat(5000), nameAr: 'ش'.repeat(5000) } }
}

/** The first of the two is the right one (C15). */
function doubleOf({ fields, ...entry }: LibraryEntry): LibraryEntry {
  return { ...entry, fields: { ...fields, nameEn: 'Double', nameAr: 'مكرر', price: 1 } }
}

/** Dishes that fill every category in turn and share the pictures there are. */
function dish(at: number, { assets }: Library): LibraryEntry {
  const picture = assets[at % Math.max(assets.length, 1)]
  const fields = {
    nameEn: `Dish ${at + 1}`,
    nameAr: `طبق ${at + 1}`,
    descriptionEn: `${100 + (at % 50) * 10}g of dish ${at + 1}.`,
    descriptionAr: `${100 + (at % 50) * 10} غم من الطبق ${at + 1}.`,
    price: 5 + (at % 100) / 2,
    category: MENU_CATEGORIES[at % MENU_CATEGORIES.length],
    ...(picture === undefined ? {} : { image: assetLink(picture.id) }),
  }
  return { id: `dish-${String(at + 1).padStart(6, '0')}`, contentType: MENU_TYPE, fields }
}
