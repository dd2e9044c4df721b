import { toFils } from '#core/money.ts'
import { createExtras } from '#menu/domain/choices.ts'
import { createBestSeller, createItem, createMeal, createOption, withChoice } from '#menu/domain/menu.fixtures.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import type { OrderOptions } from '#order/fields/order-options.ts'
import { createArea } from '#shop/domain/delivery-area.fixtures.ts'
import { createPause } from '#shop/domain/opening-plan.fixtures.ts'
import { toOpeningPlan, type OpeningPlan } from '#shop/domain/opening-plan.ts'
import { WITHOUT_END } from '#shop/domain/setting-values.ts'

/** When the sequences begin: a quarter of an hour before breakfast ends. */
export const BEGINNING = Date.parse('2026-11-22T10:45:00+04:00')
export const NOON = Date.parse('2026-11-22T12:00:00+04:00')
export const IFTAR = Date.parse('2026-11-22T18:15:00+04:00')

const MINUTE_MS = 60_000

/** What the owner may change while an order is put together; each can be taken back. */
export const OWNER_CHANGES = [
  'cola is sold out',
  'sandwich is sold out',
  'burger is off the menu',
  'fries have no price',
  'cola costs more',
  'burger has another name',
  'cheese is sold out',
  'cheese is no extra',
  'cheese costs more',
  'zero is sold out',
  'the meal needs no drink',
  'marina is no area',
  'marina costs more',
  'marina is closed',
  'there are no areas',
  'no orders for later',
  'iftar is later',
  'there is no iftar',
  'no card',
  'no car',
  'pickup has a minimum',
  'delivery is paused',
  'pickup only',
  'delivery only',
  'orders are stopped',
  'marina is paused until iftar',
] as const

export type OwnerChange = (typeof OWNER_CHANGES)[number]

/** What pages get of the shop. */
export interface Published {
  readonly menu: readonly MenuItem[]
  readonly options: OrderOptions
  readonly plan: OpeningPlan
}

/** A dish with two choices, and extras. No step of the sequences adds it. */
const FEAST = createItem('feast', {
  name: { en: 'Feast', ar: 'وليمة' },
  price: toFils(3000),
  category: 'Beef Burgers',
  choices: [
    {
      id: 'drink',
      name: { en: 'Drink', ar: 'المشروب' },
      atLeast: 1,
      atMost: 1,
      options: [createOption('zero', 0), createOption('juice', 200)],
    },
    {
      id: 'sauces',
      name: { en: 'Sauces', ar: 'الصوصات' },
      atLeast: 0,
      atMost: 2,
      options: ['toum', 'chili', 'bbq'].map((id) => createOption(id, 50)),
    },
    createExtras([createOption('cheese', 300), createOption('egg', 0)]),
  ],
})

/** The shop as its owner has it, with these changes. */
export function createShop(changes: ReadonlySet<OwnerChange>): Published {
  return { menu: createMenu(changes), options: createOptions(changes), plan: createPlan(changes) }
}

function createMenu(changes: ReadonlySet<OwnerChange>): readonly MenuItem[] {
  const soldOut = (change: OwnerChange): Partial<MenuItem> => (changes.has(change) ? { availability: 'soldOut' } : {})
  const cheese = createOption('cheese', changes.has('cheese costs more') ? 450 : 300, {
    ...(changes.has('cheese is sold out') && { isSoldOut: true }),
  })
  const meal = createMeal('meal')
  const drinks = (meal.choices?.[0]?.options ?? []).map((option) =>
    option.id === 'zero' && changes.has('zero is sold out') ? { ...option, isSoldOut: true as const } : option,
  )
  const withCheese = [createExtras([...(changes.has('cheese is no extra') ? [] : [cheese]), createOption('egg', 0)])]
  return [
    createBestSeller('sandwich', 1810, {
      name: { en: 'Chicken Sandwich', ar: 'ساندويش دجاج' },
      category: 'Chicken Shawarma',
      choices: withCheese,
      ...soldOut('sandwich is sold out'),
    }),
    ...(changes.has('burger is off the menu')
      ? []
      : [
          createItem('burger', {
            name: changes.has('burger has another name')
              ? { en: 'Double Burger', ar: 'دبل برجر' }
              : { en: 'Cheese Burger', ar: 'تشيز برجر' },
            price: toFils(2600),
            category: 'Beef Burgers',
            choices: withCheese,
          }),
        ]),
    changes.has('the meal needs no drink') ? { ...meal, choices: [] } : withChoice(meal, { options: drinks }),
    FEAST,
    createItem('cola', {
      name: { en: 'Cola', ar: 'كولا' },
      price: toFils(changes.has('cola costs more') ? 550 : 500),
      category: 'Beverages',
      ...soldOut('cola is sold out'),
    }),
    createItem('fries', {
      name: { en: 'Fries', ar: 'بطاطس' },
      price: changes.has('fries have no price') ? null : toFils(700),
      category: 'Fries',
    }),
    createItem('omelette', {
      name: { en: 'Omelette', ar: 'عجة' },
      price: toFils(1200),
      category: 'Fries',
      availability: ['07:00', '11:00'],
    }),
  ]
}

function createOptions(changes: ReadonlySet<OwnerChange>): OrderOptions {
  const marina = createArea('marina', {
    fee: toFils(changes.has('marina costs more') ? 1500 : 1000),
    minimum: toFils(3000),
    freeFrom: toFils(10_000),
    isClosed: changes.has('marina is closed'),
    ...(changes.has('marina is paused until iftar') && {
      pausedUntil: IFTAR,
    }),
  })
  const onlyMethod = changes.has('pickup only') ? 'pickup' : changes.has('delivery only') ? 'delivery' : null
  const iftar = changes.has('there is no iftar') ? [] : [IFTAR + (changes.has('iftar is later') ? MINUTE_MS : 0)]
  return {
    ...(onlyMethod !== null && { onlyMethod }),
    ...(!changes.has('there are no areas') &&
      onlyMethod !== 'pickup' && {
        areas: [...(changes.has('marina is no area') ? [] : [marina]), createArea('deira', { fee: null })],
        hasOtherAreas: true,
      }),
    payments: changes.has('no card') ? ['cash'] : ['cash', 'card'],
    ...(!changes.has('no orders for later') && {
      later: { leadMinutes: 45, slotMinutes: 30, lastOrderMinutes: 30, iftar },
    }),
    ...(!changes.has('no car') && { hasCarPickup: true }),
    ...(changes.has('pickup has a minimum') && { pickupMinimum: toFils(4000) }),
  }
}

function createPlan(changes: ReadonlySet<OwnerChange>): OpeningPlan {
  const always = toOpeningPlan('off', null, 0)
  if (changes.has('orders are stopped')) return { ...always, pause: createPause('everything', WITHOUT_END) }
  const dayLater = BEGINNING + 24 * 60 * MINUTE_MS
  return changes.has('delivery is paused') ? { ...always, pause: createPause('delivery', dayLater) } : always
}
