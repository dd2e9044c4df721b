import { expect, test } from 'vitest'
import exportFile from '../../../content/sample/lahab.json' with { type: 'json' }
import { ALLERGENS } from '#core/allergens.ts'
import { DISH_LABELS, NO_ALLERGENS } from '#menu/domain/dietary-info.ts'
import { PAUSABLE, PAYMENTS, SLOT_MINUTES } from '#shop/domain/setting-values.ts'
import { CONTENT_TYPES, getFieldName, getTypeName, getValidations } from './content-types.ts'
import { mapDeliveryArea } from '../mapping/map-delivery-area.ts'
import { mapShopSettings } from '../mapping/map-shop-settings.ts'

test('types are those of the sample export [CNT-1]', () => {
  expect(CONTENT_TYPES).toEqual(exportFile.contentTypes.map(({ sys }) => sys.id))
})

test('names and limits are those of Contentful [CNT-1]', () => {
  expect(getTypeName('specialDay')).toBe('Special day')
  expect(getFieldName('specialDay', 'from')).toBe('First day')
  expect(() => getFieldName('specialDay', 'elsewhere')).toThrow('no field specialDay.elsewhere')
  expect(getValidations('shopSettings', 'leadMinutes')).toEqual({ range: { min: 15, max: 240 } })
  expect(getValidations('deliveryArea', 'nameEn')).toEqual({ size: { max: 60 }, unique: true })
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
    kitchenAllergens: [{ in: ALLERGENS }],
    labels: [{ in: DISH_LABELS }],
  })
})

test.each<[field: string, value: string, isUsable: boolean]>([
  ['whatsapp', '971501234567', true],
  ['whatsapp', '447700900123', true],
  ['whatsapp', '9710501234567', false],
  ['whatsapp', '97150123456', false],
  ['whatsapp', '0501234567', false],
  ['tiktok', 'https://www.tiktok.com/@lahab', true],
  ['tiktok', 'http://www.tiktok.com/@lahab', false],
  ['tiktok', 'https://', false],
  ['instagram', 'https://instagram.com', true],
  ['instagram', 'https://www.instagram.com:8443/lahab', false],
  ['facebook', 'https://facebook.com/lahab', true],
  ['facebook', 'https://ar-ar.facebook.com/lahab?ref=a@b', true],
  ['facebook', 'https://fb.com/lahab', true],
  ['facebook', 'https://notfacebook.com/lahab', false],
  ['facebook', 'https://facebook.com@other.example/', false],
  ['facebook', 'https://lahab:secret@facebook.com/lahab', false],
  ['facebook', 'https://other.example/facebook.com', false],
  ['facebook', 'https://facebook.com.other.example/lahab', false],
  ['facebook', 'https://www.instagram.com/lahab', false],
  ['minutes', '30-45', true],
  ['minutes', '0', false],
])('Contentful refuses a value if and only if the site can’t use it: %s %s', (field, value, isUsable) => {
  const type = field === 'minutes' ? 'deliveryArea' : 'shopSettings'
  const { regexp } = getValidations(type, field) as { regexp?: { pattern: string } }
  expect(new RegExp(regexp?.pattern ?? '').test(value)).toBe(isUsable)
  const entry = { id: 'entry', fields: { title: 'Lahab', nameEn: 'Deira', nameAr: 'ديرة', [field]: value } }
  const { problems } = type === 'deliveryArea' ? mapDeliveryArea(entry) : mapShopSettings(entry)
  expect(problems.length === 0).toBe(isUsable)
})
