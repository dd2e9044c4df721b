import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LARGE_CHUNK_SIZE, chunkMenu, SMALL_CHUNK_SIZE } from './chunk-menu.ts'

const dishes = (count: number): readonly number[] => Array.from({ length: count }, (_, place) => place)

describe('pieces of a large menu', () => {
  test('hold a size each, the last one what is left, and know what stands above them', () => {
    expect(chunkMenu(dishes(5), 7, 2)).toEqual([
      { items: [0, 1], before: 7 },
      { items: [2, 3], before: 9 },
      { items: [4], before: 11 },
    ])
  })

  test('of nothing are none', () => {
    expect(chunkMenu([], 3, SMALL_CHUNK_SIZE)).toEqual([])
  })

  test('hold every dish once, in order, also in two steps', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(100), (count, before) => {
        const small = chunkMenu(dishes(count), before, LARGE_CHUNK_SIZE).flatMap((large) =>
          chunkMenu(large.items, large.before, SMALL_CHUNK_SIZE),
        )
        expect(small.flatMap((piece) => piece.items)).toEqual(dishes(count))
        expect(small.every((piece) => piece.before === before + (piece.items[0] ?? 0))).toBe(true)
      }),
    )
  })

  test.each([1, 3, 4])('fill the rows of %i columns', (columns) => {
    expect(SMALL_CHUNK_SIZE % columns).toBe(0)
    expect(LARGE_CHUNK_SIZE % SMALL_CHUNK_SIZE).toBe(0)
  })
})
