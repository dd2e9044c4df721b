import { writeFileSync } from 'node:fs'
import { icons } from '@iconify-json/fluent-emoji-flat'
import { drawnSymbols } from './category-drawings.ts'

/**
 * Draws `public/sprite.svg`, the icons of the category row and the drawings of the placeholder: `npm run sprite` after a
 * change of this table. One file, so that a placeholder can be drawn while the page is offline (P02).
 */
const ICONS = {
  'best-seller': 'star',
  offer: 'fire',
  all: 'fork-and-knife-with-plate',
  'chicken-shawarma': 'burrito',
  'meat-shawarma': 'stuffed-flatbread',
  'shawarma-mix': 'taco',
  'chicken-comboo-meals': 'bento-box',
  'chicken-burgers': 'poultry-leg',
  'beef-burgers': 'hamburger',
  fries: 'french-fries',
  beverages: 'cup-with-straw',
  sauces: 'hot-pepper',
} as const

const symbols = Object.entries(ICONS).map(([id, name]) => {
  const icon = icons.icons[name]
  if (icon === undefined) throw new Error(`no icon is called ${name}`)
  return `<symbol id="${id}" viewBox="0 0 32 32">${icon.body}</symbol>`
})

writeFileSync(
  new URL('../public/sprite.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg">${[...symbols, ...drawnSymbols].join('')}</svg>\n`,
)
