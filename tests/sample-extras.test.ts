import { expect, test } from 'vitest'
import { readSampleDataset } from '../embedded-contentful/dataset.ts'
import { addSampleExtras } from '../embedded-contentful/sample-extras.ts'
import { needsChoice } from '#menu/domain/choices.ts'
import { mapContent } from '#content/mapping/map-content.ts'
import { groupByCategory } from '#menu/domain/menu-filters.ts'

const NOW = Date.UTC(2026, 10, 25, 21)

test('the extras of the sample show each of the owner’s switches, without a warning [CNT-3]', () => {
  const { entries } = addSampleExtras(readSampleDataset(), NOW)
  const listType = (type: string) => entries.filter(({ contentType }) => contentType === type)
  const raw = {
    menuItem: listType('menuItem'),
    galleryImage: [],
    shopSettings: listType('shopSettings'),
    specialDay: listType('specialDay'),
    deliveryArea: listType('deliveryArea'),
    extra: listType('extra'),
    choice: listType('choice'),
    category: listType('category'),
  }
  const { content, warnings } = mapContent(raw, { names: [], excluded: [] }, 'cdn.contentful.com')
  expect(warnings).toEqual([])
  const { menu, settings, specialDays, deliveryAreas } = content
  expect(settings).toMatchObject({
    payments: ['cash', 'card'],
    hasOtherAreas: true,
    hasCarPickup: true,
    pickupMinutes: '15-20',
    preOrders: { leadMinutes: null },
  })
  expect(settings.goesWith.filter((id) => !menu.some((item) => item.id === id))).toEqual([])
  expect(settings.goesWith).toHaveLength(5)
  expect(settings.weeklyHours?.[4], 'Friday has a break').toHaveLength(2)
  // It is the 26th in Dubai already.
  expect(specialDays.map(({ from, to }) => [from, to])).toEqual([['2026-11-29', '2026-11-29']])
  expect(deliveryAreas).toHaveLength(5)
  expect(deliveryAreas.filter(({ hours = null }) => hours !== null)).toHaveLength(1)
  expect(deliveryAreas.every(({ name }) => name.en !== '' && name.ar !== '')).toBe(true)
  const options = menu.flatMap(({ choices = [] }) => choices.flatMap((choice) => choice.options))
  expect(new Set(options.map(({ isSoldOut }) => isSoldOut))).toEqual(new Set([undefined, true]))
  expect(menu.filter(needsChoice), 'a required drink [R10]').toHaveLength(6)
  expect(groupByCategory(menu).at(-1)?.ownCategory?.name.en).toBe('Fresh juices')
  const availabilities = menu.flatMap(({ availability }) => (availability === undefined ? [] : [availability]))
  expect(availabilities).toEqual(['soldOut', ['17:00', '02:00']])
})
