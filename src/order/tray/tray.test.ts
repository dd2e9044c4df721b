import { expect, test } from 'vitest'
import { placePlates, setTray, type Place, type TrayDish } from './tray.ts'

const FLOOR_RADIUS = 43

function createDishes(count: number): readonly TrayDish[] {
  return Array.from({ length: count }, (_, index) => ({ quantity: index + 1, image: null, drawing: 'Drinks' }))
}

function getDistance(a: Pick<Place, 'x' | 'y'>, b: Pick<Place, 'x' | 'y'>): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('%i plates are apart and stay on the floor of the tray', (count) => {
  const places = placePlates(count)
  expect(places).toHaveLength(count)
  for (const [index, place] of places.entries()) {
    expect(getDistance(place, { x: 50, y: 50 }) + place.diameter / 2).toBeLessThanOrEqual(FLOOR_RADIUS)
    for (const other of places.slice(index + 1)) {
      expect(getDistance(place, other) - (place.diameter + other.diameter) / 2).toBeGreaterThanOrEqual(1)
    }
  }
})

test('the first dish has the first place', () => {
  expect(setTray(createDishes(3)).map(({ x, dish }) => [x, dish?.quantity])).toEqual([
    [33, 1],
    [70, 2],
    [47, 3],
  ])
  expect(setTray([])).toEqual([])
})

test('from ten dishes on the ninth plate says how many more there are', () => {
  const plates = setTray(createDishes(12))
  expect(plates).toHaveLength(9)
  expect(plates.filter(({ dish }) => dish !== null)).toHaveLength(8)
  expect(plates.at(-1)).toMatchObject({ dish: null, moreCount: 4 })
  expect(setTray(createDishes(9)).at(-1)).toMatchObject({ dish: { quantity: 9 } })
})
