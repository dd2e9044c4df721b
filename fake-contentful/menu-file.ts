/** The nine kinds of dishes, letter by letter and in the order of the menu; a file for each (MENU-3). */
export const MENU_CATEGORIES = [
  'Chicken Shawarma',
  'Meat Shawarma',
  'Shawarma mix',
  'Chicken Comboo Meals',
  'Chicken Burgers',
  'Beef Burgers',
  'Fries',
  'Beverages',
  'Sauces',
] as const

/** A dish as its owner wrote it. */
export interface Dish {
  readonly id: string
  readonly nameEn: string
  readonly nameAr: string
  readonly descriptionEn?: string
  readonly descriptionAr?: string
  /** AED, at most two decimals. */
  readonly price: number
  /** The name of a picture without `.webp`. */
  readonly image?: string
}

/** A file of the menu after its check. */
export interface MenuFile {
  readonly category: string
  readonly items: readonly Dish[]
}

/** A group of pictures in `gallery.json`. */
export interface GalleryGroup {
  readonly id: string
  /** Names the group in the owner's list; the site does not show it. */
  readonly title: string
  readonly images: readonly { readonly image: string; readonly titleEn: string; readonly titleAr: string }[]
}

const MAX_PRICE_AED = 100_000
const ID = /^[A-Za-z0-9._-]{1,64}$/
const DISH_KEYS = ['id', 'nameEn', 'nameAr', 'descriptionEn', 'descriptionAr', 'price', 'image']

/** 'Shawarma mix' → 'shawarma-mix.json' */
export function fileNameOf(category: string): string {
  return `${category.toLowerCase().replaceAll(' ', '-')}.json`
}

/** Checks the text of a menu file. Throws an Error that names the file, the dish and what is wrong with it. */
export function parseMenuFile(file: string, category: string, text: string): MenuFile {
  const content = objectOf(parseJson(file, text), file)
  onlyKeys(content, ['category', 'items'], file)
  if (content['category'] !== category) throw new Error(`${file}: "category" must be "${category}", letter by letter`)
  return { category, items: listOf(content['items'], `${file}: "items"`).map((item, at) => checkDish(item, at, file)) }
}

/** Checks the text of `gallery.json`. Throws as `parseMenuFile` does. */
export function parseGallery(file: string, text: string): readonly GalleryGroup[] {
  return listOf(parseJson(file, text), file).map((value, at) => {
    const where = `${file}: group ${at + 1}`
    const group = objectOf(value, where)
    onlyKeys(group, ['id', 'title', 'images'], where)
    const images = listOf(group['images'], `${where}: "images"`).map((picture, position) => {
      const place = `${where}: picture ${position + 1}`
      const entry = objectOf(picture, place)
      onlyKeys(entry, ['image', 'titleEn', 'titleAr'], place)
      return {
        image: textOf(entry, 'image', place),
        titleEn: textOf(entry, 'titleEn', place),
        titleAr: textOf(entry, 'titleAr', place),
      }
    })
    return { id: idOf(group, where), title: textOf(group, 'title', where), images }
  })
}

function checkDish(value: unknown, at: number, file: string): Dish {
  const place = `${file}: dish ${at + 1}`
  const dish = objectOf(value, place)
  const where = typeof dish['id'] === 'string' ? `${place} "${dish['id']}"` : place
  onlyKeys(dish, DISH_KEYS, where)
  return {
    id: idOf(dish, where),
    nameEn: textOf(dish, 'nameEn', where),
    nameAr: textOf(dish, 'nameAr', where),
    price: priceOf(dish, where),
    ...optionalText(dish, 'descriptionEn', where),
    ...optionalText(dish, 'descriptionAr', where),
    ...optionalText(dish, 'image', where),
  }
}

function priceOf(dish: Readonly<Record<string, unknown>>, where: string): number {
  const price = dish['price']
  // The shortest text of the number shows its decimals; dividing and multiplying would not (8.2 × 100).
  if (typeof price === 'number' && price > 0 && price <= MAX_PRICE_AED && /^\d+(\.\d{1,2})?$/.test(String(price))) {
    return price
  }
  throw new Error(`${where}: "price" must be a number above 0 with at most two decimals`)
}

function idOf(value: Readonly<Record<string, unknown>>, where: string): string {
  const id = textOf(value, 'id', where)
  if (!ID.test(id)) throw new Error(`${where}: "id" takes 1 to 64 of the letters a-z, digits, dot, dash and underscore`)
  return id
}

function textOf(value: Readonly<Record<string, unknown>>, key: string, where: string): string {
  const text = value[key]
  if (typeof text === 'string' && text.trim() !== '') return text
  throw new Error(`${where}: "${key}" must be a text that is not empty`)
}

function optionalText<K extends string>(value: Readonly<Record<string, unknown>>, key: K, where: string) {
  return (value[key] === undefined ? {} : { [key]: textOf(value, key, where) }) as { readonly [key in K]?: string }
}

function objectOf(value: unknown, where: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  throw new Error(`${where}: must be an object in { }`)
}

function listOf(value: unknown, where: string): readonly unknown[] {
  if (Array.isArray(value)) return value
  throw new Error(`${where}: must be a list in [ ]`)
}

function onlyKeys(value: Readonly<Record<string, unknown>>, keys: readonly string[], where: string): void {
  const extra = Object.keys(value).find((key) => !keys.includes(key))
  if (extra !== undefined) throw new Error(`${where}: "${extra}" is not known here; known are ${keys.join(', ')}`)
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${file}: not JSON (${error instanceof Error ? error.message : 'unreadable'})`)
  }
}
