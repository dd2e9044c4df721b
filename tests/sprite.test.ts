import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FILTERS } from '../src/domain/menu-filters.ts'

const sprite = readFileSync(new URL('../public/sprite.svg', import.meta.url), 'utf8')

test.each(FILTERS)('the sprite has a drawing of %s for the button and the placeholder [MENU-1] [MENU-4]', (filter) => {
  expect(sprite).toContain(`<symbol id="${filter.toLowerCase().replaceAll(' ', '-')}" viewBox`)
})
