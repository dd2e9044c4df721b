import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { getDrawing } from '../src/menu/domain/drawing.ts'
import { FILTERS } from '../src/menu/domain/menu-filters.ts'

const drawings = readFileSync(new URL('../restaurant/drawings.svg', import.meta.url), 'utf8')

test.each(FILTERS)('there is a drawing of %s for the button and the placeholder [MENU-1] [MENU-4]', (filter) => {
  expect(drawings).toContain(`<symbol id="category-${getDrawing(filter).toLowerCase().replaceAll(' ', '-')}" viewBox`)
})
