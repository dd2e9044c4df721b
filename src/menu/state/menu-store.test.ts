import { expect, test } from 'vitest'
import { createItem } from '../domain/menu.fixtures.ts'
import { getKeptMenu, isMenuKnown, keepMenu, setMenu } from './menu-store.ts'

test('of the kept menus the one that was used last stays longest', () => {
  const menu = [createItem('cola')]
  for (const path of ['first', 'second', 'third', 'fourth']) keepMenu(path, menu)
  // Pages of a version that came back are rendered from its menu again.
  keepMenu('first', getKeptMenu('first') ?? [])
  keepMenu('fifth', menu)
  expect(getKeptMenu('first')).toBe(menu)
  expect(getKeptMenu('second')).toBeUndefined()
})

test('a menu that the owner has emptied is known, so that an open page gets the next one', () => {
  expect(isMenuKnown()).toBe(false)
  setMenu([createItem('cola')])
  setMenu([])
  expect(isMenuKnown()).toBe(true)
})
