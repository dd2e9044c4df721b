import { describe, expect, test } from 'vitest'
import { readSampleDataset } from '../fake-contentful/dataset.ts'
import { CATEGORIES } from '../src/domain/menu.ts'
import type { Link } from './fake-contentful/dataset-builders.ts'

interface DishFields {
  readonly nameEn: string
  readonly nameAr: string
  readonly descriptionEn?: string
  readonly descriptionAr?: string
  readonly price: number
  readonly category: string
  readonly image?: Link
}

const dataset = readSampleDataset()
const dishes = dataset.entries
  .filter(({ contentType }) => contentType === 'menuItem')
  .map(({ id, fields }) => ({ id, ...(fields as unknown as DishFields) }))

/** A quantity with a unit that the popup highlights (MENU-6, D16), in either kind of digits. */
const QUANTITY = /[\d٠-٩]+ ?(?:(?:g|ml|L|pcs)(?![a-z])|غم|غرام|جم|مل|لتر|قطعة|قطع|حبة|حبات)/u
const BEST_SELLERS = [
  ['Chicken Sandwich Medium', 'ساندويش دجاج وسط'],
  ['Chicken Sandwich Large', 'ساندويش دجاج كبير'],
  ['Meat Sandwich Medium', 'ساندويش لحم وسط'],
  ['Classic Burger', 'كلاسيك برجر'],
  ['Fries Sandwich with Mozzarella', 'ساندويش بطاطس مع موزاريلا'],
  ['Meat Arabic Shawarma Meal', 'وجبة شاورما عربي لحم'],
] as const
const PRICE_RANGES: Readonly<Record<string, readonly [number, number]>> = {
  'Chicken Shawarma': [8, 55],
  'Meat Shawarma': [8, 55],
  'Shawarma mix': [8, 55],
  'Chicken Comboo Meals': [25, 55],
  'Chicken Burgers': [18, 38],
  'Beef Burgers': [18, 38],
  Fries: [8, 22],
  Beverages: [2, 15],
  Sauces: [2, 4],
}

describe('the sample menu', () => {
  test('its categories are those of the site, letter by letter and in order [MENU-3]', () => {
    expect([...new Set(dishes.map(({ category }) => category))]).toEqual(CATEGORIES)
  })

  test('it has at least 60 dishes and at least 4 of each kind', () => {
    expect(dishes.length).toBeGreaterThanOrEqual(60)
    for (const category of CATEGORIES) {
      expect(dishes.filter((dish) => dish.category === category).length, category).toBeGreaterThanOrEqual(4)
    }
  })

  test.each(BEST_SELLERS)('it has the best seller %s (%s) once [BIZ-1]', (nameEn, nameAr) => {
    expect(dishes.filter((dish) => dish.nameEn === nameEn || dish.nameAr === nameAr)).toMatchObject([
      { nameEn, nameAr },
    ])
  })

  test('it has the excluded Fries Sandwich 120g [BIZ-1]', () => {
    expect(dishes.find(({ nameEn }) => nameEn === 'Fries Sandwich 120g')).toMatchObject({
      nameAr: 'ساندويش بطاطس 120 غم',
      category: 'Fries',
    })
  })

  test('every dish has a picture, and exactly one has no Arabic description [MENU-4] [APP-2]', () => {
    expect(dishes.filter(({ image }) => image === undefined)).toEqual([])
    expect(dishes.filter(({ descriptionAr }) => descriptionAr === undefined)).toHaveLength(1)
    expect(dishes.filter(({ descriptionEn }) => descriptionEn === undefined)).toHaveLength(0)
  })

  test('Latin and Arabic texts stand in their own fields', () => {
    for (const { id, nameEn, nameAr, descriptionEn = '', descriptionAr = 'ع' } of dishes) {
      expect(`${nameEn}${descriptionEn}`, id).not.toMatch(/\p{Script=Arabic}/u)
      expect(nameAr, id).toMatch(/\p{Script=Arabic}/u)
      expect(descriptionAr, id).toMatch(/\p{Script=Arabic}/u)
      expect(`${nameAr}${descriptionAr}`, id).not.toMatch(/[A-Za-z]/)
      expect(`${descriptionEn}${descriptionAr}`, id).not.toMatch(/!|\s\s|^\s|\s$/)
    }
  })

  test('ids and names are unique', () => {
    for (const values of [dishes.map((d) => d.id), dishes.map((d) => d.nameEn), dishes.map((d) => d.nameAr)]) {
      expect(new Set(values).size).toBe(values.length)
    }
  })

  test('prices fit their kind, in whole fils, and several have fils', () => {
    for (const { id, price, category } of dishes) {
      const [lowest = 0, highest = 0] = PRICE_RANGES[category] ?? []
      expect(price, id).toBeGreaterThanOrEqual(lowest)
      expect(price, id).toBeLessThanOrEqual(highest)
      expect(String(price), id).toMatch(/^\d+(\.\d{1,2})?$/)
    }
    expect(dishes.filter(({ price }) => !Number.isInteger(price)).length).toBeGreaterThan(8)
  })

  test('at least four of five descriptions hold a quantity, in both languages [MENU-6]', () => {
    const texts = [dishes.map((d) => d.descriptionEn), dishes.map((d) => d.descriptionAr)]
    for (const list of texts) {
      const filled = list.filter((text) => text !== undefined)
      expect(filled.filter((text) => QUANTITY.test(text)).length / filled.length).toBeGreaterThanOrEqual(0.8)
    }
  })

  test('both descriptions of a dish name the same quantities', () => {
    for (const { id, descriptionEn = '', descriptionAr } of dishes) {
      if (descriptionAr !== undefined) expect(numbersIn(descriptionAr), id).toEqual(numbersIn(descriptionEn))
    }
  })

  test('Arabic descriptions have the digits of the prices [APP-7]', () => {
    expect(dishes.filter(({ descriptionAr = '' }) => /[٠-٩]/.test(descriptionAr))).toEqual([])
    expect(dishes.filter(({ descriptionAr = '' }) => /\d/.test(descriptionAr)).length).toBeGreaterThan(50)
  })

  test('every gallery picture has a title in both languages [GAL-1]', () => {
    const galleries = dataset.entries.filter(({ contentType }) => contentType === 'galleryImage')
    const shown = galleries.flatMap(({ fields }) => (fields['images'] as readonly Link[]).map(({ sys }) => sys.id))
    expect(shown.length).toBeGreaterThanOrEqual(6)
    for (const { title = '', description = '' } of dataset.assets.filter(({ id }) => shown.includes(id))) {
      expect(title).toMatch(/^[A-Z]/)
      expect(description).toMatch(/\p{Script=Arabic}/u)
    }
  })
})

function numbersIn(text: string): readonly string[] {
  const latin = text.replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)))
  return (latin.match(/\d+/g) ?? []).sort()
}
