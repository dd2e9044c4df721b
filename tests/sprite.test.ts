import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CATEGORIES } from '../src/domain/menu.ts'
import { FILTERS } from '../src/domain/menu-filters.ts'
import { CATEGORY_ICONS } from '../src/ui/category-icons.ts'

const sprite = readFileSync(new URL('../public/sprite.svg', import.meta.url), 'utf8')

test.each(FILTERS)('there is an icon for %s [MENU-1]', (filter) => {
  expect(CATEGORY_ICONS).toContain(`id="category-${filter.toLowerCase().replaceAll(' ', '-')}"`)
})

test.each(['All', ...CATEGORIES])('the sprite has a drawing of %s for the placeholder [MENU-4]', (category) => {
  expect(sprite).toContain(`id="drawn-${category.toLowerCase().replaceAll(' ', '-')}"`)
})
