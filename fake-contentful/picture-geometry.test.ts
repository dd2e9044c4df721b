import { describe, expect, test } from 'vitest'
import { pictureGeometry } from './picture-geometry.ts'
import type { PictureFit } from './picture-options.ts'

const MASTER = { width: 960, height: 720 }
const CENTRE = { across: 0.5, down: 0.5 }
const geometry = (width: number | null, height: number | null, fit: PictureFit | null = null, focus = CENTRE) =>
  pictureGeometry(MASTER, { width, height, fit, focus })

describe('pictureGeometry', () => {
  const whole: readonly [width: number | null, height: number | null, fit: PictureFit | null, size: string][] = [
    [null, null, null, '960x720'],
    [480, null, null, '480x360'],
    [null, 180, null, '240x180'],
    [1, null, null, '1x1'],
    [333, null, null, '333x250'],
    [400, 100, null, '133x100'],
    [2000, null, null, '960x720'],
    [2000, 2000, null, '960x720'],
    [2000, null, 'thumb', '960x720'],
    [2000, null, 'pad', '960x720'],
    [1920, null, 'fill', '1920x1440'],
    [null, 1440, 'scale', '1920x1440'],
    [100, 400, 'scale', '100x400'],
    [2000, 100, 'scale', '2000x100'],
    [480, 360, 'fill', '480x360'],
    [2000, 2000, 'crop', '960x720'],
    [2000, 2000, 'thumb', '960x720'],
  ]
  test.each(whole)('%o×%o with %o is the whole picture at %s [CNT-3]', (width, height, fit, size) => {
    const { scaled, cut, ground } = geometry(width, height, fit)
    expect([`${scaled.width}x${scaled.height}`, cut, ground]).toEqual([size, null, null])
  })

  test('fill and thumb cover the box and cut the rest, thumb without enlarging', () => {
    const square = { scaled: { width: 400, height: 300 }, cut: { left: 50, top: 0, width: 300, height: 300 } }
    expect(geometry(300, 300, 'fill')).toEqual({ ...square, ground: null })
    expect(geometry(300, 300, 'thumb')).toEqual({ ...square, ground: null })
    expect(geometry(1440, 1440, 'fill').scaled).toEqual({ width: 1920, height: 1440 })
    expect(geometry(1440, 600, 'thumb')).toEqual({
      scaled: MASTER,
      cut: { left: 0, top: 60, width: 960, height: 600 },
      ground: null,
    })
  })

  test('crop cuts the master as it is', () => {
    expect(geometry(100, 100, 'crop')).toEqual({
      scaled: MASTER,
      cut: { left: 430, top: 310, width: 100, height: 100 },
      ground: null,
    })
  })

  const focuses: readonly [across: number, down: number, left: number, top: number][] = [
    [0, 0, 0, 0],
    [1, 1, 860, 620],
    [0.5, 0, 430, 0],
  ]
  test.each(focuses)('a cut with its focus at %d, %d starts at %d, %d', (across, down, left, top) => {
    expect(geometry(100, 100, 'crop', { across, down }).cut).toMatchObject({ left, top })
  })

  test('pad lays the picture on a ground of the asked size, not enlarged', () => {
    expect(geometry(480, 480, 'pad')).toEqual({
      scaled: { width: 480, height: 360 },
      cut: null,
      ground: { width: 480, height: 480, left: 0, top: 60 },
    })
    expect(geometry(1000, 1000, 'pad').scaled).toEqual(MASTER)
  })
})
