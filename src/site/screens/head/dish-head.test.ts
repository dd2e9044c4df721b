import { describe, expect, test } from 'vitest'
import { restaurant } from '../../../../restaurant.config.ts'
import { toFils } from '#core/money.ts'
import {
  createBestSeller,
  createOption,
  createItem,
  createMeal,
  createOwnItem,
  withChoice,
} from '#menu/domain/menu.fixtures.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import { toDishHead } from './dish-head.ts'
import { renderDishData } from './dish-structured-data.ts'

const SOUP = createItem('soup', {
  name: { en: 'Soup', ar: 'شوربة' },
  description: { en: 'Lentils, 300 ml', ar: 'عدس' },
  price: toFils(1250),
  category: 'Sauces',
})

function readData(
  dish: MenuItem,
  offerLastDay: string | null = null,
): { menuItem: Record<string, unknown>; breadcrumbs: Record<string, unknown> } {
  const image = { url: '/content-images/soup.webp', width: 960, height: 720 }
  const text = renderDishData({
    dish,
    image,
    language: 'en',
    origin: 'https://lahab.example',
    restaurant,
    offerLastDay,
  })
  expect(text).not.toContain('<')
  const { '@graph': graph } = JSON.parse(text) as { '@graph': [Record<string, unknown>, Record<string, unknown>] }
  return { menuItem: graph[0], breadcrumbs: graph[1] }
}

describe('the head of a dish’s page', () => {
  test('begins with the price that the card has', () => {
    expect(toDishHead(SOUP, 'en').description).toBe('AED 12.50 · Lentils, 300 ml')
    expect(toDishHead(SOUP, 'ar').description).toBe('\u2066AED 12.50\u2069 · \u2068عدس\u2069')
    expect(toDishHead(createBestSeller('Roll', 1800), 'en').description).toContain('AED 13.50')
    expect(toDishHead(SOUP, 'en').title('Lahab')).toBe('Soup – Lahab')
    expect(toDishHead(SOUP, 'ar').title('لهب')).toBe('\u2068شوربة\u2069 – لهب')
  })

  test('has the price with the options that a dish needs, which are cheap or dear [R34]', () => {
    const meal = createMeal('meal', { price: toFils(1975) })
    expect(toDishHead(meal, 'en').description).toBe('from AED 19.75')
    expect(toDishHead(meal, 'ar').description).toBe('من \u2066AED 19.75\u2069')
    expect(readData(meal).menuItem).toMatchObject({
      offers: { price: '19.75', priceSpecification: { price: '19.75', minPrice: '19.75' } },
    })
    const dear = withChoice(meal, { options: ['zero', 'juice'].map((id) => createOption(id, 200)) })
    expect(toDishHead(dear, 'en').description).toBe('AED 21.75')
    expect(readData(dear).menuItem).toMatchObject({ offers: { price: '21.75' } })
    expect(JSON.stringify(readData(dear))).not.toContain('minPrice')
  })

  test('has the card’s words for a dish that can’t be ordered', () => {
    expect(toDishHead({ ...SOUP, availability: 'soldOut' }, 'en').description).toContain('· Sold out today ·')
    expect(toDishHead({ ...SOUP, availability: ['13:00', '16:00'] }, 'en').description).toMatch(/From 1\spm to 4\spm/)
    expect(toDishHead({ ...SOUP, price: null }, 'en').description).toBe('Price on request · Lentils, 300 ml')
  })

  test('cuts a description of any length', () => {
    const long = { ...SOUP, description: { en: 'word '.repeat(2000), ar: '' } }
    expect(Array.from(toDishHead(long, 'en').description)).toHaveLength(300)
  })
})

describe('the structured data of a dish', () => {
  test('has its offer, and the way to it from home', () => {
    const { menuItem, breadcrumbs } = readData(SOUP)
    const url = 'https://lahab.example/en/menu/soup'
    expect(menuItem).toMatchObject({
      '@type': 'MenuItem',
      name: 'Soup',
      url,
      image: 'https://lahab.example/content-images/soup.webp',
      offers: {
        '@type': 'Offer',
        price: '12.50',
        priceCurrency: 'AED',
        availability: 'https://schema.org/InStock',
        url,
      },
    })
    expect(breadcrumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Lahab', item: 'https://lahab.example/en' },
        { position: 2, name: 'Sauces', item: 'https://lahab.example/en#menu' },
        { position: 3, name: 'Soup', item: url },
      ],
    })
  })

  test('has the last day of a discount', () => {
    const roll = createBestSeller('Roll', 1800)
    expect(readData(roll, '2026-11-30').menuItem).toMatchObject({ offers: { priceValidUntil: '2026-11-30' } })
    expect(readData(SOUP, '2026-11-30').menuItem['offers']).not.toHaveProperty('priceValidUntil')
    expect(readData(roll).menuItem['offers']).not.toHaveProperty('priceValidUntil')
  })

  test('names the owner’s category of the dish', () => {
    expect(readData(createOwnItem('cake')).breadcrumbs).toMatchObject({
      itemListElement: [{}, { position: 2, name: 'Desserts' }, {}],
    })
  })

  test('says what is sold out, has hours or no price', () => {
    expect(readData({ ...SOUP, availability: 'soldOut' }).menuItem).toMatchObject({
      offers: { availability: 'https://schema.org/SoldOut' },
    })
    expect(readData({ ...SOUP, availability: ['13:00', '16:00'] }).menuItem).toMatchObject({
      offers: {
        availability: 'https://schema.org/LimitedAvailability',
        availabilityStarts: '13:00:00+04:00',
        availabilityEnds: '16:00:00+04:00',
      },
    })
    expect(readData({ ...SOUP, price: null }).menuItem).not.toHaveProperty('offers')
  })

  test('is ended by no name', () => {
    const name = '"</script><b>\u200f'.padEnd(200, 'x')
    expect(readData({ ...SOUP, name: { en: name, ar: name } }).menuItem).toMatchObject({ name })
  })
})
