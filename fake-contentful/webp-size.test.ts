import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SAMPLE_IMAGES_DIR } from './sample-library.ts'
import { webpSize } from './webp-size.ts'

/** 30 bytes: the RIFF frame, a chunk's name and length, and the chunk's first 10 bytes. */
function webp(chunk: string, ...payload: readonly number[]): Buffer {
  const bytes = Buffer.alloc(30)
  bytes.write('RIFF', 0, 'latin1')
  bytes.write('WEBP', 8, 'latin1')
  bytes.write(chunk, 12, 'latin1')
  bytes.set(payload, 20)
  return bytes
}

test('reads a lossy picture, without the scaling bits', () => {
  expect(webpSize(webp('VP8 ', 0, 0, 0, 0x9d, 0x01, 0x2a, 0x80, 0x42, 0xe0, 0x81))).toEqual({ width: 640, height: 480 })
})

test('reads a lossless picture', () => {
  // 639 and 479 in 14 bits each, lowest bit first.
  const packed = 639 | (479 << 14)
  const bytes = [packed & 255, (packed >>> 8) & 255, (packed >>> 16) & 255, packed >>> 24]
  expect(webpSize(webp('VP8L', 0x2f, ...bytes))).toEqual({ width: 640, height: 480 })
})

test('reads an extended picture', () => {
  expect(webpSize(webp('VP8X', 0, 0, 0, 0, 0x7f, 0x02, 0, 0xdf, 0x01, 0))).toEqual({ width: 640, height: 480 })
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a text', Buffer.from('this text is longer than thirty bytes, but no picture')],
  ['another RIFF file', Buffer.from('RIFF....WAVEfmt ....................')],
  ['a WebP of an unknown kind', webp('VP9 ')],
  ['a lossy one without its start code', webp('VP8 ')],
  ['a lossless one without its signature', webp('VP8L')],
  ['a file cut short', webp('VP8X').subarray(0, 26)],
])('%s has no size', (_name, bytes) => {
  expect(webpSize(bytes)).toBeNull()
})

test('the pictures of the sample menu are 4:3', () => {
  for (const name of readdirSync(SAMPLE_IMAGES_DIR).filter((file) => file.endsWith('.webp'))) {
    const { width = 0, height = 1 } = webpSize(readFileSync(join(SAMPLE_IMAGES_DIR, name))) ?? {}
    expect(width / height, name).toBeCloseTo(4 / 3, 2)
  }
})
