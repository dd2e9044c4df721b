import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  answerChoices,
  createExtras,
  dropExcess,
  getNeededPrice,
  isMissing,
  isToldByOptions,
  listChosen,
  needsChoice,
  placeChosen,
  type Answer,
  type Choice,
  type Chosen,
} from './choices.ts'
import type { MenuItem } from './menu.ts'
import { choose, chooseUntold, createItem, createMeal, createOption, withChoice } from './menu.fixtures.ts'

const DRINK: Choice = {
  id: 'drink',
  name: { en: 'Drink', ar: 'المشروب' },
  atLeast: 1,
  atMost: 1,
  options: [createOption('zero', 100), createOption('water', 100), createOption('gone', 0, { isSoldOut: true })],
}
const SAUCES: Choice = {
  id: 'sauces',
  name: { en: 'Sauces', ar: 'الصوصات' },
  atLeast: 0,
  atMost: 2,
  options: ['toum', 'chili', 'bbq'].map((id) => createOption(id, 50)),
}
const MEAL = createItem('meal', { choices: [DRINK, SAUCES, createExtras([createOption('cheese', 300)])] })

const answer = (item: MenuItem, ids: readonly string[]): readonly Answer[] => answerChoices(item, chooseUntold(...ids))
const listIds = (item: MenuItem, ids: readonly string[]): readonly string[] =>
  listChosen(answer(item, ids)).map(({ optionId }) => optionId)

describe('of what is chosen counts', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ['what the item offers, in its order', ['cheese', 'bbq', 'junk', 'zero'], ['zero', 'bbq', 'cheese']],
    ['the latest option of a choice of one', ['zero', 'water'], ['water']],
    ['the latest two of a choice of two', ['toum', 'bbq', 'chili'], ['chili', 'bbq']],
    ['an option that is left, not a later one that is sold out', ['zero', 'gone'], ['zero']],
  ])('%s', (_, chosen, expected) => {
    expect(listIds(MEAL, chosen)).toEqual(expected)
  })
})

/** Two choices of the same options, of which each takes one. */
const TWO = createItem('two', { choices: ['first', 'second'].map((id) => ({ ...DRINK, id, atLeast: 0 })) })

describe('two choices with the same options [R21]', () => {
  test.each<[string, readonly Chosen[], readonly Chosen[]]>([
    ['have what was chosen of each', choose('second', 'zero'), choose('second', 'zero')],
    [
      'get an option that stands twice in their order',
      chooseUntold('zero', 'zero'),
      [...choose('first', 'zero'), ...choose('second', 'zero')],
    ],
    [
      'get two options in their order',
      chooseUntold('water', 'zero'),
      [...choose('first', 'water'), ...choose('second', 'zero')],
    ],
    [
      'leave room for what names its choice',
      [...chooseUntold('water'), ...choose('first', 'zero')],
      [...choose('second', 'water'), ...choose('first', 'zero')],
    ],
    [
      'leave a third one with the first choice',
      chooseUntold('zero', 'zero', 'water'),
      [...choose('first', 'zero'), ...choose('second', 'zero'), ...choose('first', 'water')],
    ],
    ['leave an option that they lack as it is', choose('first', 'junk'), choose('first', 'junk')],
  ])('%s', (_, chosen, expected) => {
    expect(placeChosen(TWO, chosen)).toEqual(expected)
  })

  test('are told by their options alone where these go to the choices in their order', () => {
    expect(isToldByOptions(TWO, choose('first', 'zero'))).toBe(true)
    expect(isToldByOptions(TWO, [...choose('first', 'zero'), ...choose('second', 'zero')])).toBe(true)
    expect(isToldByOptions(TWO, choose('second', 'zero'))).toBe(false)
    expect(isToldByOptions(TWO, choose('first', 'junk'))).toBe(true)
    expect(isToldByOptions(undefined, choose('first', 'zero'))).toBe(false)
    expect(isToldByOptions(undefined, chooseUntold('zero'))).toBe(true)
  })

  test('never have more options than they take, each once, whatever was chosen', () => {
    const anyChosen = fc.record({
      choiceId: fc.constantFrom('', 'first', 'second', 'drink', 'sauces', '+'),
      optionId: fc.constantFrom('zero', 'water', 'gone', 'toum', 'chili', 'bbq', 'cheese', 'junk'),
    })
    fc.assert(
      fc.property(fc.array(anyChosen), fc.constantFrom(TWO, MEAL), (chosen, item) => {
        const answers = answerChoices(item, chosen)
        for (const { choice, options } of answers) {
          expect(options.length).toBeLessThanOrEqual(choice.atMost)
          expect(new Set(options).size).toBe(options.length)
        }
        expect(answerChoices(item, listChosen(answers))).toEqual(answers)
        const kept = dropExcess(item, chosen)
        expect(dropExcess(item, kept)).toEqual(kept)
      }),
      { numRuns: 50 },
    )
  })
})

test('a choice is missing until as many options as it needs are chosen', () => {
  const listMissing = (...ids: readonly string[]): readonly Choice[] =>
    answer(MEAL, ids)
      .filter(isMissing)
      .map(({ choice }) => choice)
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
  const options = [...(createMeal('meal').choices?.[0]?.options ?? []), createOption('shake', 300)]
  const meal = withChoice(createMeal('meal'), { atLeast: 2, atMost: 2, options })
  expect(getNeededPrice(meal)).toEqual({ least: 200, isFixed: false })
  expect(getNeededPrice(meal, answer(meal, ['juice']))).toEqual({ least: 0, isFixed: false })
  expect(getNeededPrice(meal, answer(meal, ['juice', 'shake']))).toEqual({ least: 0, isFixed: true })
})

test('a choice that needs all its options is not asked: they are taken, and part of a fixed price [R35]', () => {
  const meal = createMeal('meal')
  const [zero, juice] = meal.choices?.[0]?.options ?? []
  if (zero === undefined || juice === undefined) throw new Error('the meal has two drinks')
  const one = withChoice(meal, { options: [{ ...zero, isSoldOut: true }, juice] })
  const both = withChoice(meal, { atLeast: 2, atMost: 3 })
  for (const [item, taken, least] of [[one, ['juice'], 200] as const, [both, ['zero', 'juice'], 200] as const]) {
    expect(listIds(item, [])).toEqual(taken)
    expect(answer(item, []).filter(isMissing)).toEqual([])
    expect(needsChoice(item)).toBe(false)
    expect(getNeededPrice(item)).toEqual({ least, isFixed: true })
  }
  const dip = createItem('dip', { choices: [{ ...SAUCES, options: [createOption('bbq', 0)] }] })
  expect(listIds(dip, [])).toEqual([])
})
