import { expect, test } from 'vitest'
import { parseBasketFragment, toBasketFragment, toSharedBasketUrl } from './basket-fragment.ts'
import { decodeOrderLink } from './decode-order-link.ts'
import { encodeOrderLink } from './encode-order-link.ts'
import { BASKET_PREFIX } from './is-basket-fragment.ts'
import { EMPTY_ORDER_LINK, isSharedBasket, toLinkLines } from './order-link.ts'
import type { Line } from '../lines/line.ts'
import { createItem } from '#menu/domain/menu.fixtures.ts'

const MENU = new Map(['burger', 'cola'].map((id) => [id, createItem(id, { category: 'Beef Burgers' })]))
const LINES: readonly Line[] = [
  { lineId: 'burger', itemId: 'burger', quantity: 2, requests: ['no_pickles'] },
  { lineId: 'burger/1', itemId: 'burger', quantity: 1, requests: [] },
  { lineId: 'cola', itemId: 'cola', quantity: 99, requests: [] },
]

test('a basket is the same after a way through an address', () => {
  const { basket, droppedCount } = parseBasketFragment(toBasketFragment(LINES), MENU)
  expect(basket.map(({ itemId, quantity, requests }) => ({ itemId, quantity, requests }))).toEqual(
    LINES.map(({ itemId, quantity, requests }) => ({ itemId, quantity, requests })),
  )
  expect(droppedCount).toBe(0)
})

test('an empty basket leaves the address without a fragment', () => {
  expect(toBasketFragment([])).toBe('')
})

test('a line of a dish that the menu does not have is dropped, and counted', () => {
  const gone = new Map([...MENU].filter(([id]) => id !== 'cola'))
  const { basket, droppedCount } = parseBasketFragment(toBasketFragment(LINES), gone)
  expect(basket.map(({ itemId }) => itemId)).toEqual(['burger', 'burger'])
  expect(droppedCount).toBe(1)
})

test.each(['', '#menu', '#basket=', '#basket=1D00', '#basket=<script>', toBasketFragment(LINES).slice(0, -1)])(
  '%j is an empty basket',
  (fragment) => {
    expect(parseBasketFragment(fragment, MENU).basket).toEqual([])
  },
)

const NAMED = LINES.map((line) => ({ ...line, person: 'bit.ly/x' }))
/** A fragment that this site never writes. */
const FORGED =
  BASKET_PREFIX +
  encodeOrderLink({ ...EMPTY_ORDER_LINK, lines: toLinkLines(NAMED), notes: { comment: true, payment: true } })

test('no name is written into an address, and none is read from one', () => {
  expect(toBasketFragment(NAMED)).toBe(toBasketFragment(LINES))
  const { basket } = parseBasketFragment(FORGED, MENU)
  expect(basket.map(({ quantity, person }) => [quantity, person])).toEqual([
    [2, undefined],
    [1, undefined],
    [99, undefined],
  ])
})

test('somebody else’s basket is shown as one that is shared, with its lines and nothing else', () => {
  const url = toSharedBasketUrl(FORGED, 'en') ?? ''
  expect(url).toMatch(/^\/en\/o#/)
  const decoded = decodeOrderLink(url.slice('/en/o#'.length))
  const link = decoded.status === 'valid' ? decoded.link : EMPTY_ORDER_LINK
  expect(isSharedBasket(link)).toBe(true)
  expect(link.lines).toEqual(toLinkLines(LINES).map((line) => ({ ...line, person: undefined })))
})

test.each(['#basket=', '#basket=1D', '#menu', `${FORGED}x`])('%j has nothing to show', (fragment) => {
  expect(toSharedBasketUrl(fragment, 'ar')).toBeNull()
})
