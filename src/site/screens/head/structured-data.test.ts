import { afterEach, describe, expect, test, vi } from 'vitest'
import { restaurant } from '../../../../restaurant.config.ts'
import { createBestSeller, createItem, createOwnItem } from '#menu/domain/menu.fixtures.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import { toFils } from '#core/money.ts'
import { parseHours } from '#shop/domain/opening-plan.fixtures.ts'
import { toOpeningPlan, type OwnerHours } from '#shop/domain/opening-plan.ts'
import { renderStructuredData } from './structured-data.ts'

const dish = createItem('fries-small', {
  name: { en: 'Small Fries', ar: 'بطاطس صغيرة' },
  description: { en: '100g of fries', ar: '' },
  price: toFils(800),
})

afterEach(() => {
  vi.restoreAllMocks()
})

const NOW = Date.parse('2026-11-26T10:00:00+04:00')

function render(
  menu: readonly MenuItem[],
  hours = '04:00-12:00',
  tax = restaurant.tax,
  published: OwnerHours | null = null,
  offerLastDay: string | null = null,
): string {
  return renderStructuredData({
    restaurant: { ...restaurant, tax },
    language: 'en',
    origin: 'https://lahab.example',
    openingPlan: toOpeningPlan(hours, published, NOW),
    now: NOW,
    offerLastDay,
    menu,
  })
}

function data(...input: Parameters<typeof render>): Record<string, unknown> {
  return JSON.parse(render(...input)) as Record<string, unknown>
}

describe('the data for search engines', () => {
  test('has name, address and telephone number, and no rating of its own [APP-6]', () => {
    const told = data([])
    expect(told).toMatchObject({
      '@type': 'Restaurant',
      name: 'Lahab Shawarma & Burgers',
      url: 'https://lahab.example/en',
      telephone: '+971 50 000 0000',
      geo: { latitude: '25.20480', longitude: '55.24900' },
      sameAs: [restaurant.social.tiktok, restaurant.social.instagram, restaurant.social.facebook],
    })
    expect(JSON.stringify(told)).not.toMatch(/rating/i)
  })

  test.each([
    ['04:00-12:00', { opens: '12:00', closes: '04:00' }],
    ['off', { opens: '00:00', closes: '23:59' }],
  ])('closed %s means open %o [APP-6] [HRS-2]', (hours, expected) => {
    expect(data([], hours)['openingHoursSpecification']).toMatchObject(expected)
  })

  test('without special days none are told', () => {
    expect(data([])).not.toHaveProperty('specialOpeningHoursSpecification')
  })

  test('a shop that is always closed names no hours [HRS-2]', () => {
    expect(data([], '00:00-24:00')).not.toHaveProperty('openingHoursSpecification')
  })

  test('a sold-out dish says so, and no other one says anything', () => {
    const text = render([
      dish,
      { ...dish, id: 'a', name: { en: 'Soup', ar: 'شوربة' }, availability: 'soldOut' },
      { ...dish, id: 'b', name: { en: 'Plate', ar: 'طبق' }, availability: ['13:00', '16:00'] },
    ])
    const { hasMenu } = JSON.parse(text) as { hasMenu: { hasMenuSection: [{ hasMenuItem: readonly object[] }] } }
    const dishes = hasMenu.hasMenuSection[0].hasMenuItem
    expect(dishes[1]).toMatchObject({ name: 'Soup', offers: { availability: 'https://schema.org/SoldOut' } })
    expect(text.match(/availability/g)).toHaveLength(1)
  })

  test('a discount says its last day, and no other price says one', () => {
    const menu = [createBestSeller('Roll', 1800), dish]
    const text = render(menu, undefined, undefined, null, '2026-11-30')
    const { hasMenu } = JSON.parse(text) as {
      hasMenu: { hasMenuSection: readonly { hasMenuItem: readonly object[] }[] }
    }
    const [roll] = hasMenu.hasMenuSection.flatMap(({ hasMenuItem }) => hasMenuItem)
    expect(roll).toMatchObject({ name: 'Roll', offers: { price: '13.50', priceValidUntil: '2026-11-30' } })
    expect(text.match(/priceValidUntil/g)).toHaveLength(1)
    expect(render(menu), 'without a last day').not.toContain('priceValidUntil')
  })

  test('a week whose days differ and special days have their own hours', () => {
    const day = { id: 'eid', from: '2026-11-27', to: '2026-11-28', message: { en: '', ar: '' }, iftar: [] }
    const told = data(
      [],
      '04:00-12:00',
      restaurant.tax,
      parseHours({
        settings: {
          weeklyHours: [
            'Mon-Thu 12:00-04:00',
            'Fri 13:30-17:00',
            'Fri 18:00-24:00',
            'Sat 00:00-24:00',
            'Sun 12:00-12:00',
          ],
          lastOrderMinutes: 30,
          pause: null,
        },
        specialDays: [
          { ...day, hours: 'closed' },
          // More than a year ahead, too: nothing but a special day's end may change what is told.
          { ...day, from: '2028-01-28', to: '2028-02-26', hours: ['12:00-14:00', '18:00-02:00'] },
          // Over, and one that leaves the hours as they are.
          { ...day, from: '2026-11-01', to: '2026-11-02', hours: 'closed' },
          { ...day, from: '2026-12-10', to: '2026-12-10', hours: [] },
        ],
      }),
    )
    const type = { '@type': 'OpeningHoursSpecification' }
    expect(told['openingHoursSpecification']).toEqual([
      { ...type, dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '12:00', closes: '04:00' },
      { ...type, dayOfWeek: ['Friday'], opens: '13:30', closes: '17:00' },
      { ...type, dayOfWeek: ['Friday'], opens: '18:00', closes: '00:00' },
      { ...type, dayOfWeek: ['Saturday'], opens: '00:00', closes: '23:59' },
      // A day long, and not no time at all.
      { ...type, dayOfWeek: ['Sunday'], opens: '12:00', closes: '11:59' },
    ])
    const ramadan = { ...type, validFrom: '2028-01-28', validThrough: '2028-02-26' }
    expect(told['specialOpeningHoursSpecification']).toEqual([
      { ...type, validFrom: '2026-11-27', validThrough: '2026-11-28', opens: '00:00', closes: '00:00' },
      { ...ramadan, opens: '12:00', closes: '14:00' },
      { ...ramadan, opens: '18:00', closes: '02:00' },
    ])
  })

  test('each group of the menu is a section, each item an offer in AED at today’s price [APP-6]', () => {
    const best = {
      ...dish,
      id: 'x',
      name: { en: 'Best', ar: 'أفضل' },
      price: toFils(1800),
      discountPrice: toFils(1350),
    }
    const { hasMenuSection } = data([dish, best], 'off', null)['hasMenu'] as { hasMenuSection: unknown }
    expect(hasMenuSection).toEqual([
      {
        '@type': 'MenuSection',
        name: 'Fries',
        hasMenuItem: [
          {
            '@type': 'MenuItem',
            name: 'Small Fries',
            description: '100g of fries',
            offers: { '@type': 'Offer', price: '8.00', priceCurrency: 'AED' },
          },
          {
            '@type': 'MenuItem',
            name: 'Best',
            description: '100g of fries',
            offers: { '@type': 'Offer', price: '13.50', priceCurrency: 'AED' },
          },
        ],
      },
    ])
  })

  test('a category of the owner is a section', () => {
    const { hasMenuSection } = data([createOwnItem('cake')], 'off', null)['hasMenu'] as { hasMenuSection: unknown }
    expect(hasMenuSection).toMatchObject([{ '@type': 'MenuSection', name: 'Desserts' }])
  })

  test('an offer’s price includes VAT where the restaurant is registered for it', () => {
    const offers = (tax: typeof restaurant.tax): unknown => {
      const told = data([dish], 'off', tax)['hasMenu'] as { hasMenuSection: { hasMenuItem: { offers: unknown }[] }[] }
      return told.hasMenuSection[0]?.hasMenuItem[0]?.offers
    }
    const amount = { price: '8.00', priceCurrency: 'AED' }
    expect(offers({ trn: '100000000000003' })).toEqual({
      '@type': 'Offer',
      ...amount,
      priceSpecification: { '@type': 'PriceSpecification', ...amount, valueAddedTaxIncluded: true },
    })
    expect(offers(null)).toEqual({ '@type': 'Offer', ...amount })
  })

  test('calories and diets are told where they are known, halal only by the configuration', () => {
    const tell = (item: MenuItem): unknown => {
      const told = data([item])['hasMenu'] as { hasMenuSection: { hasMenuItem: unknown[] }[] }
      return told.hasMenuSection[0]?.hasMenuItem[0]
    }
    const plain = tell(dish)
    expect(plain).not.toHaveProperty('nutrition')
    expect(plain).not.toHaveProperty('suitableForDiet')
    expect(tell({ ...dish, calories: 430, labels: ['spicy', 'vegetarian', 'new'] })).toEqual({
      ...(plain as object),
      nutrition: { '@type': 'NutritionInformation', calories: '430 calories' },
      suitableForDiet: ['https://schema.org/VegetarianDiet'],
    })
  })

  test('an item without a price is no offer', () => {
    expect(JSON.stringify(data([{ ...dish, price: null }]))).not.toContain('Offer')
  })

  test('no text can end the element that carries it', () => {
    const hostile = { ...dish, name: { en: '</script><script>alert(1)</script>', ar: '' } }
    expect(render([hostile])).not.toContain('<')
    expect(JSON.stringify(data([hostile]))).toContain(hostile.name.en)
  })
})
