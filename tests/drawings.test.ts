import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { getDrawing } from '#menu/domain/drawing.ts'
import { getValidations } from '#content/model/content-types.ts'
import { FILTERS } from '#menu/domain/filter.ts'

const drawings = readFileSync(new URL('../restaurant/drawings.svg', import.meta.url), 'utf8')

test.each(FILTERS)('there is a drawing of %s for the button and the placeholder [MENU-1] [MENU-4]', (filter) => {
  expect(drawings).toContain(
    `<symbol id="category-${getDrawing({ category: filter }).toLowerCase().replaceAll(' ', '-')}" viewBox`,
  )
})

test('the owner can choose each drawing for a category', () => {
  const names = [...drawings.matchAll(/<symbol id="category-([^"]+)"/g)].map(([, name]) => name)
  expect(getValidations('category', 'drawing').in).toEqual(names)
})
