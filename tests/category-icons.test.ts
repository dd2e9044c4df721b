import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FILTERS } from '../src/menu/domain/menu-filters.ts'

const drawings = readFileSync(new URL('../src/ui/category-icons.svg', import.meta.url), 'utf8')

test.each(FILTERS)('there is a drawing of %s for the button and the placeholder [MENU-1] [MENU-4]', (filter) => {
  expect(drawings).toContain(`<symbol id="category-${filter.toLowerCase().replaceAll(' ', '-')}" viewBox`)
})
