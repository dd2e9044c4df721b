import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LARGE_PIECE, menuPieces, SMALL_PIECE } from './menu-pieces.ts'

const dishes = (count: number): readonly number[] => Array.from({ length: count }, (_, place) => place)

describe('pieces of a large menu', () => {
  test('hold a size each, the last one what is left, and know what stands above them', () => {
    expect(menuPieces(dishes(5), 7, 2)).toEqual([
      { dishes: [0, 1], before: 7 },
      { dishes: [2, 3], before: 9 },
      { dishes: [4], before: 11 },
    ])
  })

  test('of nothing are none', () => {
    expect(menuPieces([], 3, SMALL_PIECE)).toEqual([])
  })

  test('hold every dish once, in order, also in two steps', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(100), (count, before) => {
        const small = menuPieces(dishes(count), before, LARGE_PIECE).flatMap((large) =>
          menuPieces(large.dishes, large.before, SMALL_PIECE),
        )
        expect(small.flatMap((piece) => piece.dishes)).toEqual(dishes(count))
        expect(small.every((piece) => piece.before === before + (piece.dishes[0] ?? 0))).toBe(true)
      }),
    )
  })

  test.each([1, 3, 4])('fill the rows of %i columns', (columns) => {
    expect(SMALL_PIECE % columns).toBe(0)
    expect(LARGE_PIECE % SMALL_PIECE).toBe(0)
  })
})
