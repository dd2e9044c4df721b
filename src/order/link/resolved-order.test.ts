import { describe, expect, test } from 'vitest'
import { createExtras, listChosen } from '#menu/domain/choices.ts'
import { createBestSeller, createOption, createItem, createMeal } from '#menu/domain/menu.fixtures.ts'
import { toFils } from '#core/money.ts'
import { resolveOrder } from './resolved-order.ts'
import { toLinkCode, type LinkLine } from './order-link.ts'
import { createMenuIndex } from '#menu/domain/menu-index.ts'

const BURGER = createItem('burger', { price: toFils(2600), category: 'Beef Burgers' })
const COLA = createBestSeller('cola', 500, { category: 'Beverages' })
const MENU = createMenuIndex([BURGER, COLA])

function createLink(id: string, quantity: number, ...requests: LinkLine['requests']): LinkLine {
  return { code: toLinkCode(id), quantity, requests }
}

describe('a card', () => {
  test('has the order of the link, at today’s prices', () => {
    const links = [createLink('cola', 2), createLink('burger', 1, 'no_pickles'), createLink('cola', 1)]
    const { lines, priced, missingCount } = resolveOrder(links, MENU)
    expect(lines.map(({ item, quantity, status }) => [item?.id, quantity, status])).toEqual([
      ['cola', 2, 'orderable'],
      ['burger', 1, 'orderable'],
      ['cola', 1, 'orderable'],
    ])
    expect(priced.lines.map(({ lineId, total }) => [lineId, total])).toEqual([
      ['0', 750],
      ['1', 2600],
      ['2', 375],
    ])
    expect([priced.total, missingCount]).toEqual([3725, 0])
  })

  test('takes name, price and category of now, and names what the category lacks', () => {
    const renamed = { ...BURGER, name: { en: 'Smash Burger', ar: 'سماش برجر' }, price: toFils(3000) }
    const menu = createMenuIndex([{ ...renamed, category: 'Chicken Shawarma' }])
    const { lines, priced } = resolveOrder([createLink('burger', 1, 'extra_lettuce', 'no_pickles')], menu)
    expect(lines).toMatchObject([
      { item: { name: { en: 'Smash Burger' } }, requests: ['no_pickles'], notOffered: ['extra_lettuce'] },
    ])
    expect(priced).toMatchObject({ total: 3000, lines: [{ requests: ['no_pickles'] }] })
  })

  test('distinguishes an item that left the menu from one without a price, and counts neither', () => {
    const menu = createMenuIndex([COLA, { ...BURGER, price: null }])
    const links = [createLink('gone', 2, 'no_pickles'), createLink('burger', 3), createLink('cola', 1)]
    const { lines, priced, missingCount } = resolveOrder(links, menu)
    expect(lines).toMatchObject([
      { status: 'gone', item: null, code: toLinkCode('gone'), requests: ['no_pickles'] },
      { status: 'unpriced', item: { id: 'burger' } },
      { status: 'orderable', item: { id: 'cola' } },
    ])
    expect([priced.total, missingCount]).toEqual([375, 5])
  })

  test('lists of a choice what is priced: the latest, as many as it takes [R36]', () => {
    const meal = createMeal('meal')
    const codes = ['juice', 'zero'].map(toLinkCode)
    for (const extras of [codes, codes.toReversed()]) {
      const { lines, priced } = resolveOrder([{ ...createLink('meal', 1), extras }], createMenuIndex([meal]))
      const listed = lines.flatMap(({ answers }) => listChosen(answers))
      expect(listed.map(({ optionId }) => toLinkCode(optionId))).toEqual(extras.slice(-1))
      expect(priced.lines.flatMap(({ answers }) => listChosen(answers))).toEqual(listed)
      expect(lines).toMatchObject([{ otherOptions: [], unknownOptions: [] }])
    }
  })

  test('names an extra that only other dishes have now [R36]', () => {
    const egg = createOption('egg', 400)
    const menu = createMenuIndex([BURGER, { ...COLA, choices: [createExtras([egg])] }])
    const extras = ['egg', 'gone'].map(toLinkCode)
    const { lines, priced } = resolveOrder([{ ...createLink('burger', 1), extras }], menu)
    expect(lines).toMatchObject([{ answers: [], otherOptions: [egg], unknownOptions: [toLinkCode('gone')] }])
    expect(priced.total).toBe(2600)
  })

  test('has the extras of today, names a sold-out one and has the code of another that left', () => {
    const [cheese, bacon] = [createOption('cheese', 300), createOption('bacon', 700, { isSoldOut: true })]
    const choices = [createExtras([bacon, createOption('egg', 400), cheese])]
    const menu = createMenuIndex([{ ...BURGER, choices }, COLA])
    const codes = ['cheese', 'gone', 'bacon'].map(toLinkCode)
    const { lines, priced, missingCount } = resolveOrder([{ ...createLink('burger', 2), extras: codes }], menu)
    expect(lines).toMatchObject([
      { answers: [{ options: [cheese] }], soldOut: [{ options: [bacon] }], unknownOptions: [toLinkCode('gone')] },
    ])
    expect(priced).toMatchObject({ total: 5800, lines: [{ answers: [{ options: [cheese] }] }] })
    expect(missingCount).toBe(0)
    const [gone] = resolveOrder([{ ...createLink('gone', 1), extras: codes }], menu).lines
    expect(gone).toMatchObject({ status: 'gone', answers: [], unknownOptions: codes })
  })

  test('names none of two items that have one code', () => {
    const menu = createMenuIndex([createItem('dish-86589'), createItem('dish-89651'), COLA])
    expect(toLinkCode('dish-86589')).toBe(toLinkCode('dish-89651'))
    const { lines, priced, missingCount } = resolveOrder([createLink('dish-89651', 1), createLink('cola', 1)], menu)
    expect(lines.map(({ status, item }) => [status, item?.id])).toEqual([
      ['ambiguous', undefined],
      ['orderable', 'cola'],
    ])
    expect([priced.itemCount, missingCount]).toEqual([1, 1])
  })
})
