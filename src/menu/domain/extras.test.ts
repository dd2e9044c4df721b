import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  dropExcess,
  getNeededPrice,
  listMissingChoices,
  listOptions,
  needsChoice,
  selectExtras,
  type Choice,
} from './extras.ts'
import { createExtra, createItem, createMeal } from './menu.fixtures.ts'

const DRINK: Choice = { id: 'drink', name: { en: 'Drink', ar: 'المشروب' }, atLeast: 1, atMost: 1 }
const SAUCES: Choice = { id: 'sauces', name: { en: 'Sauces', ar: 'الصوصات' }, atLeast: 0, atMost: 2 }
const MEAL = createItem('meal', {
  choices: [DRINK, SAUCES],
  extras: [
    createExtra('zero', 100, { choiceId: 'drink' }),
    createExtra('water', 100, { choiceId: 'drink' }),
    createExtra('gone', 0, { choiceId: 'drink', isSoldOut: true }),
    ...['toum', 'chili', 'bbq'].map((id) => createExtra(id, 50, { choiceId: 'sauces' })),
    createExtra('cheese', 300),
  ],
})
const listIds = (ids: readonly string[]): readonly string[] => selectExtras(MEAL, ids).map(({ id }) => id)

describe('of what is chosen counts', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ['what the item offers, in its order', ['cheese', 'bbq', 'junk', 'zero'], ['zero', 'bbq', 'cheese']],
    ['the latest option of a choice of one', ['zero', 'water'], ['water']],
    ['the latest two of a choice of two', ['toum', 'bbq', 'chili'], ['chili', 'bbq']],
    ['an option that is left, not a later one that is sold out', ['zero', 'gone'], ['zero']],
  ])('%s', (_, chosen, expected) => {
    expect(listIds(chosen)).toEqual(expected)
  })

  test('never more options than a choice takes, and each extra once', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('junk', ...(MEAL.extras ?? []).map(({ id }) => id))), (ids) => {
        const selected = selectExtras(MEAL, ids)
        for (const choice of [DRINK, SAUCES])
          expect(listOptions(selected, choice).length).toBeLessThanOrEqual(choice.atMost)
        expect(new Set(selected).size).toBe(selected.length)
        expect(dropExcess(MEAL, dropExcess(MEAL, ids))).toEqual(dropExcess(MEAL, ids))
      }),
      { numRuns: 50 },
    )
  })
})

test('a choice is missing until as many options as it needs are chosen', () => {
  const listMissing = (...ids: readonly string[]) => listMissingChoices(MEAL, selectExtras(MEAL, ids))
  expect(listMissing('toum', 'cheese')).toEqual([DRINK])
  expect(listMissing('gone')).toEqual([DRINK])
  expect(listMissing('zero')).toEqual([])
  expect(needsChoice(MEAL)).toBe(true)
  expect(needsChoice({ choices: [SAUCES] })).toBe(false)
  expect(needsChoice(createItem('cola'))).toBe(false)
})

test('the cheapest options that are needed are part of the price, which is fixed if all cost the same', () => {
  expect(getNeededPrice(MEAL)).toEqual({ least: 100, isFixed: true })
  expect(getNeededPrice(createMeal('meal'))).toEqual({ least: 0, isFixed: false })
  expect(getNeededPrice(createItem('cola'))).toEqual({ least: 0, isFixed: true })
})

test('of options that are chosen only the further ones are part of the needed price [R34]', () => {
  const two = { ...DRINK, atLeast: 2, atMost: 2 }
  const meal = createMeal('meal', { choices: [two] })
  const extras = [...(meal.extras ?? []), createExtra('shake', 300, { choiceId: 'drink' })]
  expect(getNeededPrice({ ...meal, extras })).toEqual({ least: 200, isFixed: false })
  expect(getNeededPrice({ ...meal, extras }, extras.slice(1, 2))).toEqual({ least: 0, isFixed: false })
  expect(getNeededPrice({ ...meal, extras }, extras.slice(1))).toEqual({ least: 0, isFixed: true })
})

test('a choice that needs all its options is not asked: they are taken, and part of a fixed price [R35]', () => {
  const [zero, juice, ...others] = createMeal('meal').extras ?? []
  const soldOut = zero && { ...zero, isSoldOut: true as const }
  const one = createMeal('meal', { extras: [soldOut, juice, ...others].filter((extra) => extra !== undefined) })
  const both = createMeal('meal', { choices: [{ ...DRINK, atLeast: 2, atMost: 3 }] })
  for (const [item, taken, least] of [[one, ['juice'], 200] as const, [both, ['zero', 'juice'], 200] as const]) {
    const chosen = selectExtras(item, [])
    expect(chosen.map(({ id }) => id)).toEqual(taken)
    expect(listMissingChoices(item, chosen)).toEqual([])
    expect(needsChoice(item)).toBe(false)
    expect(getNeededPrice(item)).toEqual({ least, isFixed: true })
  }
  expect(
    selectExtras(createItem('dip', { choices: [SAUCES], extras: [createExtra('bbq', 0, { choiceId: 'sauces' })] }), []),
  ).toEqual([])
})
