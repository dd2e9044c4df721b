import { describe, expect, test } from 'vitest'
import { readSampleDataset } from '../embedded-contentful/dataset.ts'
import { restaurant } from '../restaurant.config.ts'
import { DISH_LABELS } from '#menu/domain/dietary-info.ts'
import { CATEGORIES } from '#menu/domain/menu.ts'
import type { Link } from './embedded-contentful/dataset-builders.ts'

interface ItemFields {
  readonly nameEn: string
  readonly nameAr: string
  readonly descriptionEn?: string
  readonly descriptionAr?: string
  readonly price: number
  readonly category: string
  readonly image?: Link
  readonly calories?: number
  readonly allergens?: readonly string[]
  readonly labels?: readonly string[]
}

const dataset = readSampleDataset()
const items = dataset.entries
  .filter(({ contentType }) => contentType === 'menuItem')
  .map(({ id, fields }) => ({ id, ...(fields as unknown as ItemFields) }))

/** Characters that a card on a phone has room for; longer texts end in an ellipsis. */
const CARD_LINE_LENGTH = 55
const BEST_SELLERS = [
  ['Chicken Sandwich Medium', 'ساندويش دجاج وسط'],
  ['Chicken Sandwich Large', 'ساندويش دجاج كبير'],
  ['Meat Sandwich Medium', 'ساندويش لحم وسط'],
  ['Classic Burger', 'كلاسيك برجر'],
  ['Fries Sandwich with Mozzarella', 'ساندويش بطاطس مع موزاريلا'],
  ['Meat Arabic Shawarma Meal', 'وجبة شاورما عربي لحم'],
] as const
/** What a dish whose English words name it contains. */
const CONTAINS = [
  [/bread|sandwich|roll|rocket|samoon|burger(?! sauce)|sliders|pieces|fatteh/i, 'gluten'],
  [/toum|mayo|burger sauce|slaw/i, 'eggs'],
  [/chees|cheddar|mozzarella|halloumi|yoghurt|ayran|milk|butter/i, 'milk'],
  [/tahini|hummus/i, 'sesame'],
  [/pine nuts/i, 'nuts'],
  [/mayo|barbecue/i, 'mustard'],
] as const
/** Pieces of chicken wings, rocket leaves, and sauce of a burger that has its own entry. */
const NO_BREAD = ['chicken-wings-comboo', 'burger-sauce']

describe('the sample menu', () => {
  test('declares the calories and allergens of every item, in keeping with its words', () => {
    for (const { id, nameEn, descriptionEn = '', calories = -1, allergens = [], labels = [] } of items) {
      expect(calories, id).toBeGreaterThanOrEqual(0)
      expect(allergens, id).not.toEqual([])
      for (const [words, allergen] of CONTAINS) {
        if (allergen === 'gluten' && NO_BREAD.includes(id)) continue
        if (words.test(`${nameEn}. ${descriptionEn}`)) expect(allergens, id).toContain(allergen)
      }
      const ofAnimals = allergens.filter((allergen) => ['eggs', 'milk', 'fish'].includes(allergen))
      if (labels.includes('vegan')) expect(ofAnimals, id).toEqual([])
    }
  })

  test('has each of the labels, on few items', () => {
    const labelled = items.filter(({ labels = [] }) => labels.length > 0)
    expect(new Set(labelled.flatMap(({ labels = [] }) => labels))).toEqual(new Set(DISH_LABELS))
    expect(labelled.length).toBeLessThan(items.length / 3)
  })

  test('has nothing that an owner switches on: + on every card adds a piece, and nothing stands in the way of the order [R10]', () => {
    expect([...new Set(dataset.entries.map(({ contentType }) => contentType))]).toEqual(['menuItem', 'galleryImage'])
  })

  test('has exactly the categories of the site, in order [MENU-3]', () => {
    expect([...new Set(items.map(({ category }) => category))]).toEqual(CATEGORIES)
  })

  test('has at least 60 items and at least 4 in each category', () => {
    expect(items.length).toBeGreaterThanOrEqual(60)
    for (const category of CATEGORIES) {
      expect(items.filter((item) => item.category === category).length, category).toBeGreaterThanOrEqual(4)
    }
  })

  test.each(BEST_SELLERS)('has the best seller %s (%s) once [BIZ-1]', (nameEn, nameAr) => {
    expect(items.filter((item) => item.nameEn === nameEn || item.nameAr === nameAr)).toMatchObject([{ nameEn, nameAr }])
    expect(restaurant.bestSellers.names).toContainEqual({ en: nameEn, ar: nameAr })
  })

  test('has the excluded Fries Sandwich 120g [BIZ-1]', () => {
    expect(items.find(({ nameEn }) => nameEn === 'Fries Sandwich 120g')).toMatchObject({
      nameAr: 'ساندويش بطاطس 120 غ',
      category: 'Fries',
    })
  })

  test('has an image for every item, and a description in both languages that fits its card [MENU-4] [APP-2]', () => {
    expect(items.filter(({ image }) => image === undefined)).toEqual([])
    for (const { id, descriptionEn = '', descriptionAr = '' } of items) {
      for (const text of [descriptionEn, descriptionAr]) {
        expect(text, id).not.toBe('')
        expect(text.length, `${id}: ${text}`).toBeLessThanOrEqual(CARD_LINE_LENGTH)
      }
    }
  })

  test('has Latin and Arabic texts in the right fields', () => {
    for (const { id, nameEn, nameAr, descriptionEn = '', descriptionAr = 'ع' } of items) {
      expect(`${nameEn}${descriptionEn}`, id).not.toMatch(/\p{Script=Arabic}/u)
      expect(nameAr, id).toMatch(/\p{Script=Arabic}/u)
      expect(descriptionAr, id).toMatch(/\p{Script=Arabic}/u)
      expect(`${nameAr}${descriptionAr}`, id).not.toMatch(/[A-Za-z]/)
      expect(`${descriptionEn}${descriptionAr}`, id).not.toMatch(/!|\s\s|^\s|\s$/)
    }
  })

  test('has unique ids and names', () => {
    for (const values of [
      items.map((item) => item.id),
      items.map((item) => item.nameEn),
      items.map((item) => item.nameAr),
    ]) {
      expect(new Set(values).size).toBe(values.length)
    }
  })

  test('has Latin digits in Arabic descriptions [APP-7]', () => {
    expect(items.filter(({ descriptionAr = '' }) => /[٠-٩]/.test(descriptionAr))).toEqual([])
    expect(items.filter(({ descriptionAr = '' }) => /\d/.test(descriptionAr)).length).toBeGreaterThan(50)
  })

  test('has a text in both languages for every gallery image [GAL-1]', () => {
    const galleries = dataset.entries.filter(({ contentType }) => contentType === 'galleryImage')
    const shown = galleries.flatMap(({ fields }) => (fields['images'] as readonly Link[]).map(({ sys }) => sys.id))
    expect(shown.length).toBeGreaterThanOrEqual(6)
    for (const { title = '', description = '' } of dataset.assets.filter(({ id }) => shown.includes(id))) {
      expect(title).toMatch(/^[A-Z]/)
      expect(description).toMatch(/\p{Script=Arabic}/u)
    }
  })
})
