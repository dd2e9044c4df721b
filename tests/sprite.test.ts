import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FILTERS } from '../src/domain/browsing.ts'

const sprite = readFileSync(new URL('../public/sprite.svg', import.meta.url), 'utf8')

test.each(FILTERS)('the sprite has an icon for %s [MENU-1]', (filter) => {
  expect(sprite).toContain(`id="${filter.toLowerCase().replaceAll(' ', '-')}"`)
})
