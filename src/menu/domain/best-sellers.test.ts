import { describe, expect, test } from 'vitest'
import { restaurant } from '../../../restaurant.config.ts'
import { isBestSeller, normaliseName } from './best-sellers.ts'
import type { BestSellerRule } from '#shop/domain/restaurant.ts'

const RULE: BestSellerRule = {
  names: [
    { en: 'Chicken Sandwich Large', ar: 'ساندويش دجاج كبير' },
    { en: 'Meat Arabic Shawarma Meal', ar: 'وجبة شاورما عربي لحم' },
    { en: 'Only English', ar: '' },
  ],
  excluded: ['Fries Sandwich 120g'],
}

describe(isBestSeller.name, () => {
  const names = restaurant.bestSellers.names.flatMap(({ en, ar }) => [
    { name: en, own: { en, ar: '' } },
    { name: ar, own: { en: '', ar } },
  ])
  test.each(names)('knows $name of the configuration by this one language [BIZ-1]', ({ own }) => {
    expect(isBestSeller(own, restaurant.bestSellers)).toBe(true)
  })

  test.each<[name: string, en: string, ar: string]>([
    ['in capitals', 'CHICKEN SANDWICH LARGE', ''],
    ['with more spaces', '  Chicken   Sandwich\tLarge ', ''],
    ['with a hard space', 'Chicken\u00a0Sandwich\u00a0Large', ''],
    ['without spaces', 'ChickenSandwichLarge', ''],
    ['with accents', 'Chícken Sandwích Largé', ''],
    ['with an accent of its own', 'Chi\u0301cken Sandwich Large', ''],
    ['with zero-width and bidi marks', '\u202eChicken\u200b Sandwich\u2069 Large\ufeff', ''],
    ['in full width', 'Ｃｈｉｃｋｅｎ Sandwich Large', ''],
    ['with tatweel', '', 'ســاندويش دجـاج كبـير'],
    ['with vowel signs', '', 'سَانْدوِيش دَجَاج كَبِيرٌ'],
    ['with a dagger alif over it', '', 'ساندويش دجاج كبي\u0670ر'],
    ['with other Arabic spaces', '', 'ساندويش  دجاج\u00a0كبير'],
    ['with hamza above alif', '', 'سأندويش دجأج كبير'],
    ['with hamza below alif', '', 'سإندويش دجاج كبير'],
    ['with madda on alif', '', 'سآندويش دجاج كبير'],
    ['with alif wasla', '', 'سٱندويش دجاج كبير'],
    ['with alif maqsura for ya', '', 'ساندوىش دجاج كبىر'],
    ['with ha for ta marbuta', '', 'وجبه شاورما عربي لحم'],
    ['beside another name in the other language', 'Something else', 'ساندويش دجاج كبير'],
  ])('knows a name %s [BIZ-1]', (_, en, ar) => {
    expect(isBestSeller({ en, ar }, RULE)).toBe(true)
  })

  test.each<[name: string, en: string, ar: string]>([
    ['a name that goes on', 'Chicken Sandwich Large Meal', ''],
    ['the beginning of a name', 'Chicken Sandwich', ''],
    ['an Arabic name that goes on', '', 'ساندويش دجاج كبير جداً'],
    ['a name without letters', '', ''],
    ['names of spaces and invisible marks', ' \u200b', 'ـَ'],
    ['the Arabic side that no entry has', 'Cola', ''],
    ['an excluded name', 'Fries Sandwich 120g', ''],
    ['an excluded name in another writing', ' FRIES sandwich  120G', ''],
    ['an excluded name next to the Arabic one of a best seller', 'Fries Sandwich 120g', 'ساندويش دجاج كبير'],
    ['an excluded name in the place of the Arabic one', 'Chicken Sandwich Large', 'Fries Sandwich 120g'],
  ])('refuses %s [BIZ-1]', (_, en, ar) => {
    expect(isBestSeller({ en, ar }, RULE)).toBe(false)
  })

  test('the restaurant excludes Fries Sandwich 120g, even where it is listed as well [BIZ-1]', () => {
    const name = { en: 'Fries Sandwich 120g', ar: '' }
    const listed = { ...restaurant.bestSellers, names: [...restaurant.bestSellers.names, name] }
    expect(isBestSeller(name, listed)).toBe(false)
  })
})

describe(normaliseName.name, () => {
  test('changes nothing the second time [BIZ-1]', () => {
    for (const name of ['Chícken Sandwich 120g', 'وجبة شاورما إلى آخره', 'İstanbul Straße Σίσυφος', 'ﷲ ﻻ'])
      expect(normaliseName(normaliseName(name))).toBe(normaliseName(name))
  })
})
