import { expect, test } from 'vitest'
import { NO_NOTICES, parseNotices, serializeNotices, type BasketNotices } from './basket-notices.ts'

const NOTICES: BasketNotices = {
  dropped: 1,
  goneOptions: [
    { itemId: 'burger', name: { en: 'Cheese', ar: 'جبنة' }, isOffered: true },
    { itemId: 'cola', name: null, isOffered: false },
  ],
  leftOut: 2,
  fullItems: ['water'],
}

test('notices are read as they were stored, and nothing is stored without any', () => {
  expect(parseNotices(serializeNotices(NOTICES))).toEqual(NOTICES)
  expect(serializeNotices(NO_NOTICES)).toBeNull()
  expect(parseNotices(null)).toEqual(NO_NOTICES)
})

test.each([
  'junk',
  '[]',
  '{"dropped":"3","goneOptions":[{"name":1},4,{"itemId":"cola","name":null}],"leftOut":-1,"fullItems":[5,null]}',
])('stored junk is no notice: %s', (text) => {
  expect(parseNotices(text)).toEqual(NO_NOTICES)
})
