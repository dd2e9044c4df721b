import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fileNameOf, parseGallery, parseMenuFile } from './menu-file.ts'
import { readSampleLibrary } from './sample-library.ts'

const dish = { id: 'cola', nameEn: 'Cola', nameAr: 'كولا', price: 5 }
const parse = (items: unknown, category = 'Beverages') =>
  parseMenuFile('menu/beverages.json', 'Beverages', JSON.stringify({ category, items }))

describe('a menu file', () => {
  test('a dish needs an id, both names and a price, the rest may be left out', () => {
    expect(parse([dish])).toEqual({ category: 'Beverages', items: [dish] })
  })

  test.each([0.1, 2, 8.2, 10.5, 13.25, 100_000])('the price %d is good', (price) => {
    expect(parse([{ ...dish, price }]).items[0]?.price).toBe(price)
  })

  test.each([
    ['a price in quotes', { price: '5' }, '"price" must be a number above 0'],
    ['no price', { price: undefined }, '"price" must be'],
    ['a negative price', { price: -1 }, '"price" must be'],
    ['a price with three decimals', { price: 5.125 }, 'at most two decimals'],
    ['a price beyond all sense', { price: 1e9 }, '"price" must be'],
    ['a blank name', { nameEn: ' ' }, '"nameEn" must be a text'],
    ['no Arabic name', { nameAr: undefined }, '"nameAr" must be a text'],
    ['an empty description', { descriptionEn: '' }, '"descriptionEn" must be a text'],
    ['a picture that is a number', { image: 5 }, '"image" must be a text'],
    ['a misspelt key', { desriptionEn: 'Cold' }, '"desriptionEn" is not known here'],
  ])('%s is refused with file and dish', (_name, change, reason) => {
    const read = () => parse([{ ...dish, ...change }])
    expect(read).toThrow('menu/beverages.json: dish 1 "cola"')
    expect(read).toThrow(reason)
  })

  test.each([
    ['an id with a space', [{ ...dish, id: 'a b' }], '"id" takes 1 to 64'],
    ['a dish without id', [{ nameEn: 'Cola' }], 'dish 1: "id" must be a text'],
    ['a dish that is a text', ['cola'], 'dish 1: must be an object'],
    ['dishes that are no list', {}, '"items": must be a list'],
  ])('%s is refused', (_name, items, reason) => {
    expect(() => parse(items)).toThrow(reason)
  })

  test('the category is taken letter by letter', () => {
    expect(() => parse([dish], 'beverages')).toThrow('menu/beverages.json: "category" must be "Beverages"')
    expect(fileNameOf('Shawarma mix')).toBe('shawarma-mix.json')
  })

  test('text that is not JSON is refused with the file', () => {
    expect(() => parseMenuFile('menu/fries.json', 'Fries', '{"category":')).toThrow('menu/fries.json: not JSON')
  })

  test('a gallery picture needs both titles', () => {
    const group = [{ id: 'g', images: [{ image: 'fries', titleEn: 'Fries' }] }]
    expect(() => parseGallery('gallery.json', JSON.stringify(group))).toThrow(
      'gallery.json: group 1: picture 1: "titleAr" must be a text',
    )
  })
})

describe('the folder of the sample', () => {
  let folder = ''

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sample-'))
    for (const part of ['menu', 'images', 'gallery.json']) {
      cpSync(join(import.meta.dirname, part), join(folder, part), { recursive: true })
    }
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const change = (file: string, from: string, to: string) => {
    const path = join(folder, file)
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
  }

  test('its library keeps the order of the files', () => {
    const { entries } = readSampleLibrary(folder)
    const beverages = JSON.parse(readFileSync(join(folder, 'menu/beverages.json'), 'utf8')) as {
      items: { id: string }[]
    }
    const ids = entries.filter(({ fields }) => fields['category'] === 'Beverages').map(({ id }) => id)
    expect(ids).toEqual(beverages.items.map(({ id }) => id))
  })

  test('a picture that is not there is named with its dish', () => {
    change('menu/fries.json', '"image": "fries-small"', '"image": "frites"')
    expect(() => readSampleLibrary(folder)).toThrow(
      'menu/fries.json: dish "fries-small": there is no picture images/frites.webp',
    )
  })

  test('an id used in two files is named', () => {
    change('menu/sauces.json', '"id": "thoum"', '"id": "cola"')
    expect(() => readSampleLibrary(folder)).toThrow('menu/sauces.json: the id "cola" is used twice')
  })

  test('a file without a category is named', () => {
    writeFileSync(join(folder, 'menu/desserts.json'), '{}')
    expect(() => readSampleLibrary(folder)).toThrow('menu/desserts.json: no category has this file name')
  })
})
