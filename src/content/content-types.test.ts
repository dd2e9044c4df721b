import { expect, test } from 'vitest'
import exportFile from '../../content/sample/lahab.json' with { type: 'json' }
import { ALLERGENS, DISH_LABELS, NO_ALLERGENS } from '../menu/domain/dietary-info.ts'
import { PAUSABLE, PAYMENTS, SLOT_MINUTES } from '../shop/domain/shop-settings.ts'
import { CONTENT_FIELDS, getFieldName, getMaxCharacters, getRange, getTypeName } from './content-types.ts'

test('types and fields are those of the sample export [CNT-1]', () => {
  const exported = exportFile.contentTypes.map(({ sys, fields }) => [sys.id, fields.map(({ id }) => id)])
  expect(CONTENT_FIELDS).toEqual(Object.fromEntries(exported))
})

test('names are those that the owner reads in Contentful [CNT-1]', () => {
  expect(getTypeName('specialDay')).toBe('Special day')
  expect(getFieldName('specialDay', 'from')).toBe('First day')
  expect(getFieldName('specialDay', 'elsewhere')).toBe('elsewhere')
})

test('limits are those of Contentful [CNT-1]', () => {
  expect(getRange('shopSettings', 'leadMinutes')).toEqual({ min: 15, max: 240 })
  expect(getMaxCharacters('deliveryArea', 'nameEn')).toBe(60)
  expect(() => getRange('menuItem', 'sortOrder')).toThrow('menuItem.sortOrder has no range')
  expect(() => getMaxCharacters('specialDay', 'title')).toThrow('specialDay.title has no size')
})

test('Contentful offers the choices that the site knows [CNT-1]', () => {
  const choices = exportFile.contentTypes.flatMap(({ fields }) =>
    fields.map(({ id, validations, items }) => [id, [...validations, ...(items?.validations ?? [])]]),
  )
  expect(Object.fromEntries(choices)).toMatchObject({
    pauseWhat: [{ in: PAUSABLE }],
    payments: [{ in: PAYMENTS }],
    slotMinutes: [{ in: SLOT_MINUTES }],
    allergens: [{ in: [...ALLERGENS, NO_ALLERGENS] }],
    labels: [{ in: DISH_LABELS }],
  })
})
