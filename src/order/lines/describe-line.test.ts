import { expect, test } from 'vitest'
import { createExtras } from '#menu/domain/choices.ts'
import { createMenuIndex } from '#menu/domain/menu-index.ts'
import { chooseUntold, createMeal, createOption } from '#menu/domain/menu.fixtures.ts'
import { getCheckoutMessages } from '../messages/checkout-messages.ts'
import { describeLine } from './describe-line.ts'
import { createLine } from './basket.fixtures.ts'
import { priceBasket } from './price.ts'

const MEAL = createMeal('meal', { category: 'Beef Burgers' })
const CHEESE = createOption('cheese', 300, { name: { en: 'Cheese', ar: '' } })
const MENU = createMenuIndex([{ ...MEAL, choices: [...(MEAL.choices ?? []), createExtras([CHEESE])] }])

function describeMeal(language: 'ar' | 'en', ...options: readonly string[]) {
  const lines = priceBasket([{ ...createLine('meal', 1, 'no_pickles'), chosen: chooseUntold(...options) }], MENU).lines
  return lines.flatMap((line) => describeLine(line, language, getCheckoutMessages(language).checkout))
}

test('a line says its choices, then extras, then requests, with what each costs', () => {
  const said = describeMeal('en', 'cheese', 'juice').map(({ kind, question, options }) => [
    kind,
    question?.text,
    ...options.map(({ text, price }) => `${text.text} ${String(price)}`),
  ])
  expect(said).toEqual([
    ['choice', 'Drink', 'Juice 200'],
    ['extras', 'Extras', 'Cheese 300'],
    ['requests', undefined, 'No pickles null'],
  ])
})

test('a name is marked with its language, and a choice that is open is said', () => {
  expect(describeMeal('ar', 'cheese')).toMatchObject([
    { question: { text: 'المشروب' }, options: [], isMissing: true },
    { options: [{ text: { text: 'Cheese', language: 'en' } }] },
    { options: [{ text: { language: 'ar' } }] },
  ])
})
